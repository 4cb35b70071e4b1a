import { type Kysely, sql } from "kysely";

/** Budgets per mailbox and kind for mails that anyone can trigger; mails queued before count towards none. */
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
