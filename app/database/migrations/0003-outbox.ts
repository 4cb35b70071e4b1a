import { type Kysely, sql } from "kysely";

/** Waiting, sent and failed mail, and suppressed addresses. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const json = engine === "sqlite" ? sql`json` : sql`jsonb`;

  await db.schema
    .createTable("outbox")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("template", "text", (column) => column.notNull())
    .addColumn("data", json, (column) => column.notNull())
    .addColumn("recipients", json, (column) => column.notNull())
    .addColumn("cc", json, (column) => column.notNull())
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("visitor_address", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", instant, (column) => column.notNull())
    .addColumn("claim", "text")
    .addColumn("failure", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("sent_at", instant)
    .execute();
  await db.schema
    .createIndex("outbox_due")
    .on("outbox")
    .column("due_at")
    .where(sql`state`, "=", sql.lit("open"))
    .execute();
  await db.schema.createIndex("outbox_state").on("outbox").columns(["state", "id"]).execute();
  await db.schema.createIndex("outbox_lead").on("outbox").column("lead_id").execute();
  await db.schema
    .createIndex("outbox_visitor")
    .on("outbox")
    .columns(["visitor_address", "created_at"])
    .where(sql.ref("visitor_address"), "is not", null)
    .execute();

  await db.schema
    .createTable("suppressions")
    .addColumn("address", "text", (column) => column.primaryKey().notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
}
