import { type Kysely, sql } from "kysely";

/** How often forms are seen, begun and left, and at which field: counts of a day, without anything of who it was. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .createTable("form_steps")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("times", engine === "sqlite" ? sql`integer` : sql`bigint`, (column) => column.notNull())
    .addPrimaryKeyConstraint("form_steps_key", ["day", "form", "step", "field"])
    .execute();
}
