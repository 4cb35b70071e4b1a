import { type Kysely, sql } from "kysely";

/** Secret addresses under which calendar programs read appointments; only a hash of each is stored. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("calendar_feeds")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("maker_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("place", "text")
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("used_at", instant)
    .addColumn("revoked_at", instant)
    .execute();
  await db.schema
    .createIndex("calendar_feeds_maker")
    .on("calendar_feeds")
    .columns(["maker_id", "id"])
    .execute();
}
