import { type Kysely, sql } from "kysely";

type Types = { id: ReturnType<typeof sql>; instant: ReturnType<typeof sql> };

/** Bookings, times held while a visitor fills in the form, and block-outs. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await bookings(db, { id, instant });
  await holds(db, { id, instant });
  await taken(db, { id, instant });
  await closures(db, { id, instant });
}

async function bookings(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("bookings")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) =>
      column.notNull().unique().references("leads.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("resource", "text", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("starts_at", instant, (column) => column.notNull())
    .addColumn("ends_at", instant, (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("updated_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("bookings_calendar").on("bookings").columns(["place", "starts_at"]).execute();

  // A booking may have several links; none is ever revoked.
  await db.schema
    .createTable("booking_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("booking_id", id, (column) => column.notNull().references("bookings.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("booking_links_booking").on("booking_links").column("booking_id").execute();
}

async function holds(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("booking_holds")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("resource", "text", (column) => column.notNull())
    .addColumn("starts_at", instant, (column) => column.notNull())
    .addColumn("expires_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("booking_holds_resource")
    .on("booking_holds")
    .columns(["resource", "expires_at"])
    .execute();
}

/** Every five minutes of a seat belong to one booking or hold: this key makes double bookings impossible. */
async function taken(db: Kysely<unknown>, { id }: Types): Promise<void> {
  await db.schema
    .createTable("taken_times")
    .addColumn("resource", "text", (column) => column.notNull())
    .addColumn("tick", "integer", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("booking_id", id, (column) => column.references("bookings.id").onDelete("cascade"))
    .addColumn("hold_id", id, (column) => column.references("booking_holds.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("taken_times_once", ["resource", "tick", "seat"])
    .addCheckConstraint("taken_times_owner", sql`(booking_id is null) <> (hold_id is null)`)
    .execute();
  await db.schema.createIndex("taken_times_booking").on("taken_times").column("booking_id").execute();
  await db.schema.createIndex("taken_times_hold").on("taken_times").column("hold_id").execute();
}

/** Block-outs and holidays; without a place they apply everywhere. */
async function closures(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("booking_closures")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("place", "text")
    .addColumn("starts_at", instant, (column) => column.notNull())
    .addColumn("ends_at", instant, (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("created_by", "text")
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("booking_closures_time")
    .on("booking_closures")
    .columns(["ends_at", "place"])
    .execute();
}
