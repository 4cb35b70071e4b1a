import { type Kysely, sql } from "kysely";

/** Which server shows which release, and what publishing from the workspace has come to. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const json = engine === "sqlite" ? sql`json` : sql`jsonb`;

  await db.schema
    .createTable("content_servers")
    .addColumn("server", "text", (column) => column.primaryKey().notNull())
    .addColumn("release_shown", "integer", (column) => column.notNull())
    .addColumn("release_refused", "integer")
    .addColumn("problem", "text", (column) => column.notNull())
    .addColumn("shown_since", instant, (column) => column.notNull())
    .addColumn("seen_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("content_runs")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("problems", json, (column) => column.notNull())
    .addColumn("release_id", "integer")
    .addColumn("started_at", instant, (column) => column.notNull())
    .addColumn("seen_at", instant, (column) => column.notNull())
    .execute();
}
