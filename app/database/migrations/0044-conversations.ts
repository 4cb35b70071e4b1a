import { type Kysely, sql } from "kysely";

/** What is said with a customer: replies and their files, what the mailbox brings, and templates. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const binary = engine === "sqlite" ? sql`blob` : sql`bytea`;

  // A reply that was pressed twice goes once.
  await db.schema
    .createTable("reply_presses")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("reply_presses_lead").on("reply_presses").column("lead_id").execute();

  await db.schema
    .createTable("received_mails")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("mailbox", "text", (column) => column.notNull())
    .addColumn("uid_validity", instant, (column) => column.notNull())
    .addColumn("uid", instant, (column) => column.notNull())
    .addColumn("content_key", "text", (column) => column.notNull())
    .addColumn("message_id", "text")
    .addColumn("lead_id", id, (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("found_by", "text")
    .addColumn("reason", "text")
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("sender_key", "text")
    .addColumn("sender_name", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("said", "text", (column) => column.notNull())
    .addColumn("quoted", "text", (column) => column.notNull())
    .addColumn("is_automatic", "integer", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addUniqueConstraint("received_mails_place", ["mailbox", "uid_validity", "uid"])
    .addUniqueConstraint("received_mails_content", ["mailbox", "content_key"])
    .execute();
  await db.schema
    .createIndex("received_mails_lead")
    .on("received_mails")
    .columns(["lead_id", "id"])
    .execute();
  await db.schema.createIndex("received_mails_state").on("received_mails").columns(["state", "id"]).execute();
  await db.schema.createIndex("received_mails_sender").on("received_mails").column("sender_key").execute();

  // Files of mails in both directions; rows like other data, deleted with what they belong to.
  await db.schema
    .createTable("mail_files")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("outbox_id", id, (column) => column.references("outbox.id").onDelete("cascade"))
    .addColumn("received_id", id, (column) => column.references("received_mails.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("bytes", binary, (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  for (const column of ["lead_id", "outbox_id", "received_id"] as const) {
    await db.schema.createIndex(`mail_files_${column}`).on("mail_files").column(column).execute();
  }

  // Each edit is a version; the newest is the template. Those we ship are version 0 and have no row.
  await db.schema
    .createTable("reply_templates")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("is_removed", "integer", (column) => column.notNull())
    .addColumn("editor_id", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("reply_templates_key", ["id", "version"])
    .execute();

  // How far a mailbox was read, and which process reads it.
  await db.schema
    .createTable("mailboxes")
    .addColumn("mailbox", "text", (column) => column.primaryKey().notNull())
    .addColumn("uid_validity", instant, (column) => column.notNull())
    .addColumn("last_uid", instant, (column) => column.notNull())
    .addColumn("holder", "text")
    .addColumn("lease_until", instant, (column) => column.notNull())
    .addColumn("read_at", instant)
    .addColumn("problem", "text")
    .execute();
}
