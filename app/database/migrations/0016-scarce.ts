import { type Kysely, sql } from "kysely";

/** Who took scarce things (as digests only), and the deadline for confirming a time or a number by mail. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema.alterTable("bookings").addColumn("confirm_by", instant).execute();
  await db.schema.alterTable("tokens").addColumn("confirm_by", instant).execute();
  await db.schema
    .createTable("taker_marks")
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("thing", "text", (column) => column.notNull())
    .addColumn("of", "text", (column) => column.notNull())
    .addColumn("mark", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("taker_marks_once", ["lead_id", "mark"])
    .execute();
  await db.schema
    .createIndex("taker_marks_mark")
    .on("taker_marks")
    .columns(["mark", "thing", "created_at"])
    .execute();
  await db.schema.createIndex("taker_marks_age").on("taker_marks").column("created_at").execute();
  // A phone number proves nothing: a stranger who typed it first would keep its owner out of the queue.
  await db.schema.dropIndex("tokens_once_by_phone_mark").execute();
}
