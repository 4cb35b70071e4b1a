import { type Kysely, sql } from "kysely";

/** One row, written to test whether the database accepts writes. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .createTable("write_checks")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("written_at", engine === "sqlite" ? sql`integer` : sql`bigint`, (column) => column.notNull())
    .addColumn("filling", "text", (column) => column.notNull())
    .execute();
}
