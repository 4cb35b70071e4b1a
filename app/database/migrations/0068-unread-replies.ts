import { type Kysely, sql } from "kysely";

/**
 * Since when a customer's answer waits to be read. Answers of which an owner was told, and that the owner has not read
 * yet, are taken over.
 */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema.alterTable("leads").addColumn("reply_unread_since", instant).execute();
  await sql`update leads set reply_unread_since = (
      select min(created_at) from staff_notices
      where lead_id = leads.id and user_id = leads.owner_id and kind = 'answered' and read_at is null)
    where unread_since is not null`.execute(db);
  await sql`create index leads_unread_replies on leads (owner_id, reply_unread_since)
    where reply_unread_since is not null`.execute(db);
}
