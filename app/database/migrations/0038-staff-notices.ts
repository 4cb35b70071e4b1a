import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Notices of staff, the kinds they want no mail for, and leads that changed since their owner looked. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("staff_notices")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("actor_id", "text")
    .addColumn("once", "text")
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("mailed_at", instant)
    .addColumn("read_at", instant)
    .execute();
  await db.schema
    .createIndex("staff_notices_once")
    .on("staff_notices")
    .columns(["user_id", "once"])
    .unique()
    .execute();
  await db.schema.createIndex("staff_notices_user").on("staff_notices").columns(["user_id", "id"]).execute();
  await db.schema
    .createIndex("staff_notices_lead")
    .on("staff_notices")
    .columns(["lead_id", "user_id"])
    .execute();
  await sql`create index staff_notices_unread on staff_notices (user_id, id) where read_at is null`.execute(
    db,
  );
  await db.schema
    .createTable("notice_wishes")
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("no_mail_since", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("notice_wishes_key", ["user_id", "kind"])
    .execute();
  await db.schema.alterTable("leads").addColumn("unread_since", instant).execute();
  await sql`create index leads_unread on leads (owner_id, id) where unread_since is not null`.execute(db);
}
