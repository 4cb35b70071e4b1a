import { type Kysely, sql } from "kysely";

/**
 * The instant past which a mail is not sent; null, as the previous version writes it: none. A waiting reminder that was
 * not tried yet is due a day before its booking, which gives its end.
 */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("not_after", engine === "sqlite" ? sql`integer` : sql`bigint`)
    .execute();
  await sql`update outbox set not_after = due_at + 86400000
    where state in ('open', 'held') and template = 'booking-reminder' and attempts = 0`.execute(db);
}
