import { type Kysely, sql } from "kysely";

/**
 * What is published: each release names its files by digest; equal files are stored once. Numbers grow by one, so that
 * of two publishers who began from the same release only one can add the next.
 */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const binary = engine === "sqlite" ? sql`blob` : sql`bytea`;
  const json = engine === "sqlite" ? sql`json` : sql`jsonb`;

  await db.schema
    .createTable("content_blobs")
    .addColumn("digest", "text", (column) => column.primaryKey().notNull())
    .addColumn("bytes", binary, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("content_releases")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("based_on", "integer")
    .addColumn("restores", "integer")
    .addColumn("published_at", instant, (column) => column.notNull())
    .addColumn("files", json, (column) => column.notNull())
    .execute();
}
