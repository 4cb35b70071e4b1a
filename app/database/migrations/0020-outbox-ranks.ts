import { type Kysely, sql } from "kysely";

/** Sends mails that someone is waiting for first; indexes for refused mails of ours and for leases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("rank", "integer", (column) => column.notNull().defaultTo(2))
    .execute();
  await db.schema
    .createIndex("outbox_ranked")
    .on("outbox")
    .columns(["rank", "due_at"])
    .where(sql`state`, "=", sql.lit("open"))
    .execute();
  await db.schema
    .createIndex("outbox_leased")
    .on("outbox")
    .column("due_at")
    .where(sql.ref("claim"), "is not", null)
    .execute();
  await sql`create index outbox_refused on outbox (id) where state = 'open' and failure = 'refused'`.execute(
    db,
  );
}
