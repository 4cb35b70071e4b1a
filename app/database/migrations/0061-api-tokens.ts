import { type Kysely, sql } from "kysely";

/** Tokens of other programs; only a hash of each is stored. Appointments are read in the order of time for them. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const json = engine === "sqlite" ? sql`json` : sql`jsonb`;
  await db.schema
    .createTable("api_tokens")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("maker_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("scopes", json, (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("expires_at", instant, (column) => column.notNull())
    .addColumn("used_at", instant)
    .addColumn("revoked_at", instant)
    .execute();
  await db.schema.createIndex("api_tokens_maker").on("api_tokens").columns(["maker_id", "id"]).execute();
  await db.schema.createIndex("bookings_start").on("bookings").columns(["starts_at", "id"]).execute();
}
