import type { Kysely } from "kysely";

/** Of two admins who change the same team or rule, the second is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["teams", "routing_rules"])
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
}
