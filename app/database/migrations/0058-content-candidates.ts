import { type Kysely, sql } from "kysely";

/** What is about to be published, for servers with data folders of their own, and which of them have it ready. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const json = engine === "sqlite" ? sql`json` : sql`jsonb`;

  await db.schema
    .createTable("content_candidates")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("offered_at", instant, (column) => column.notNull())
    .addColumn("files", json, (column) => column.notNull())
    .execute();
  // The version before writes neither: its servers have no place, so no server waits for them.
  for (const name of ["place", "prepared"]) {
    await db.schema
      .alterTable("content_servers")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
