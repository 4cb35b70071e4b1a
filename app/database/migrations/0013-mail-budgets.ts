import { type Kysely, sql } from "kysely";

/** Mails that anybody can cause are counted by mailbox and kind; what was queued before counts nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("mailbox", "text").execute();
  await db.schema.alterTable("outbox").addColumn("budget", "text").execute();
  await db.schema
    .createIndex("outbox_budget")
    .on("outbox")
    .columns(["mailbox", "created_at"])
    .where(sql.ref("budget"), "is not", null)
    .execute();
}
