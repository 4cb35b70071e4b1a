import { type Kysely, sql } from "kysely";

type Types = { id: ReturnType<typeof sql>; instant: ReturnType<typeof sql> };

/** Orders and repairs with their shipments, as far as tracking needs them, and the register of DCare plans. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await orders(db, { id, instant });
  await coverage(db, { id, instant });
}

/** No name, no address, no price: what is not stored cannot be shown. */
async function orders(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("phone_last4", "text")
    .addColumn("pin", "text")
    .addColumn("email", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("updated_at", instant, (column) => column.notNull())
    .addUniqueConstraint("orders_number", ["type", "number"])
    .addCheckConstraint("orders_fact", sql`phone_last4 is not null or pin is not null`)
    .execute();
  await db.schema.createIndex("orders_updated").on("orders").columns(["updated_at", "id"]).execute();

  await db.schema
    .createTable("shipments")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("order_id", id, (column) => column.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("expected_on", "text")
    .addColumn("carrier", "text")
    .addColumn("carrier_number", "text")
    .addUniqueConstraint("shipments_position", ["order_id", "position"])
    .execute();

  await db.schema
    .createTable("milestones")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("shipment_id", id, (column) => column.notNull().references("shipments.id").onDelete("cascade"))
    .addColumn("milestone", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addUniqueConstraint("milestones_once_a_day", ["shipment_id", "milestone", "day"])
    .execute();
}

async function coverage(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("coverage")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("serial", "text", (column) => column.notNull().unique())
    .addColumn("imei", "text", (column) => column.unique())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("starts_on", "text", (column) => column.notNull())
    .addColumn("ends_on", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("updated_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("coverage_updated").on("coverage").columns(["updated_at", "id"]).execute();
}
