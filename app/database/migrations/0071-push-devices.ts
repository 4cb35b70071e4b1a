import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Browsers of staff that want a notice also while no page of ours is open. They end with their session. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("push_devices")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("session_id", "text", (column) =>
      column.notNull().unique().references("session.id").onDelete("cascade"),
    )
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("woken_at", instant)
    .execute();
  await db.schema.createIndex("push_devices_user").on("push_devices").column("user_id").execute();
}
