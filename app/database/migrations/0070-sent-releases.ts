import { type Kysely, sql } from "kysely";

/** A made release on its way from its publisher to servers with data folders of their own, in parts. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const binary = engine === "sqlite" ? sql`blob` : sql`bytea`;

  // The version before writes none of them: its servers make every release themselves.
  for (const name of ["made_for", "archive"]) {
    await db.schema
      .alterTable("content_candidates")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  for (const name of ["beats", "parts"]) {
    await db.schema
      .alterTable("content_candidates")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .createTable("content_candidate_parts")
    .addColumn("candidate", id, (column) =>
      column.notNull().references("content_candidates.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("bytes", binary, (column) => column.notNull())
    .addPrimaryKeyConstraint("content_candidate_parts_key", ["candidate", "position"])
    .execute();
}
