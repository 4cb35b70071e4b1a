import { type Kysely, sql } from "kysely";

/** Files sent with a lead, deleted with it. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const binary = engine === "sqlite" ? sql`blob` : sql`bytea`;

  await db.schema
    .createTable("uploads")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("bytes", binary, (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addUniqueConstraint("uploads_once", ["lead_id", "field"])
    .execute();
}
