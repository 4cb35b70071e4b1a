import { type Kysely, sql } from "kysely";

/** The events that a webhook receiver gets; null, as the previous version writes it: the usual ones. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .alterTable("webhooks")
    .addColumn("events", engine === "sqlite" ? sql`json` : sql`jsonb`)
    .execute();
}
