import { type Kysely, sql } from "kysely";

/** Which changes a receiver of webhooks is told of; null, as the version before writes it: what it was told of until now. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .alterTable("webhooks")
    .addColumn("events", engine === "sqlite" ? sql`json` : sql`jsonb`)
    .execute();
}
