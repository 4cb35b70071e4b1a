import type { Kysely } from "kysely";

/** Lets a process check that it has the secret this database is used with. One row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("secret_check")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("mark", "text", (column) => column.notNull())
    .execute();
}
