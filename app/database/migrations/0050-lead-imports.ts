import { type Kysely, sql } from "kysely";

/** Files of leads that were imported, so that an import can be taken back. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("lead_imports")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("basis", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("undone_at", instant)
    .execute();
  await db.schema.alterTable("leads").addColumn("import_id", id).execute();
  await sql`create index leads_import on leads (import_id, id) where import_id is not null`.execute(db);
  // What is chosen once for a file, and what is said about its lines that is no fault.
  await db.schema.alterTable("imports").addColumn("choices", "text").execute();
  await db.schema.alterTable("imports").addColumn("notes", "text").execute();
}
