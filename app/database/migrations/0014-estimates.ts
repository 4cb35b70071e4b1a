import { type Kysely, sql } from "kysely";

/** Estimates for repairs awaiting the customer, with the customer's answer. The newest per device counts. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("estimates")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("shipment_id", id, (column) => column.notNull().references("shipments.id").onDelete("cascade"))
    .addColumn("text", "text")
    .addColumn("amount", "integer")
    .addColumn("answer", "text")
    .addColumn("answered_at", instant)
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("estimates_shipment").on("estimates").columns(["shipment_id", "id"]).execute();
}
