import { type Kysely, sql } from "kysely";

type Types = { id: ReturnType<typeof sql>; instant: ReturnType<typeof sql> };

/** Launch-day tokens and product reservations. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await tokens(db, { id, instant });
  await reservations(db, { id, instant });
}

async function tokens(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  // The last number is stored separately, so that the number of an erased token is never reused.
  await db.schema
    .createTable("token_queues")
    .addColumn("queue", "text", (column) => column.primaryKey().notNull())
    .addColumn("last_number", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("tokens")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) =>
      column.notNull().unique().references("leads.id").onDelete("cascade"),
    )
    .addColumn("queue", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("phone_mark", "text", (column) => column.notNull())
    .addColumn("email_mark", "text", (column) => column.notNull())
    .addColumn("early", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("told_at", instant)
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("updated_at", instant, (column) => column.notNull())
    .addUniqueConstraint("tokens_number", ["queue", "number"])
    .execute();
  // One number per person and day; cancelling frees it.
  for (const mark of ["phone_mark", "email_mark"]) {
    await db.schema
      .createIndex(`tokens_once_by_${mark}`)
      .on("tokens")
      .columns(["day", mark])
      .unique()
      .where(sql.ref("state"), "<>", sql.lit("cancelled"))
      .execute();
  }
}

async function reservations(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("reservations")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) =>
      column.notNull().unique().references("leads.id").onDelete("cascade"),
    )
    .addColumn("item", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("updated_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("reservations_item")
    .on("reservations")
    .columns(["item", "place", "state", "id"])
    .execute();
  // Every piece belongs to one reservation: this key makes it impossible to reserve the last one twice.
  await db.schema
    .createTable("reserved_pieces")
    .addColumn("item", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("piece", "integer", (column) => column.notNull())
    .addColumn("reservation_id", id, (column) =>
      column.notNull().references("reservations.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("reserved_pieces_once", ["item", "place", "piece"])
    .execute();
  await db.schema
    .createIndex("reserved_pieces_reservation")
    .on("reserved_pieces")
    .column("reservation_id")
    .execute();
}
