import { type Kysely, sql } from "kysely";

/** Places requested in a session. They belong to the lead and are erased with it. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("event_places")
    .addColumn("lead_id", id, (column) =>
      column.primaryKey().notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("seats", "integer", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("event_places_event").on("event_places").column("event").execute();
}
