import { type Kysely, sql } from "kysely";

/** Files sent for import, between check and import; their content is a separate table and is deleted first. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const binary = engine === "sqlite" ? sql`blob` : sql`bytea`;

  await db.schema
    .createTable("imports")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("option_chosen", "integer", (column) => column.notNull())
    .addColumn("row_count", "integer", (column) => column.notNull())
    .addColumn("part_count", "integer", (column) => column.notNull())
    .addColumn("fault_count", "integer", (column) => column.notNull())
    .addColumn("faults", "text", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("saved", "text", (column) => column.notNull())
    .addColumn("claim", "text")
    .addColumn("claimed_until", instant)
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("import_contents")
    .addColumn("import_id", id, (column) =>
      column.primaryKey().notNull().references("imports.id").onDelete("cascade"),
    )
    .addColumn("bytes", binary, (column) => column.notNull())
    .execute();
}
