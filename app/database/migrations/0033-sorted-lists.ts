import { type Kysely, sql } from "kysely";

/** What the list of leads can be sorted by has an index for everyone's leads and one for those of an owner. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  // Texts sort by their bytes, which both databases and the program compare alike.
  const text = (column: string) =>
    engine === "sqlite" ? `lower(coalesce(${column}, ''))` : `lower(coalesce(${column}, '')) collate "C"`;
  const sorts = {
    updated: "updated_at",
    soonest: "coalesce(due_at, 8640000000000000)",
    name: text("name"),
    city: text("city"),
    source: text("source"),
  };
  for (const [name, key] of Object.entries(sorts)) {
    const expression = key.includes("(") ? `(${key})` : key;
    await sql`create index ${sql.ref(`leads_by_${name}`)} on leads (${sql.raw(expression)}, id)`.execute(db);
    await sql`create index ${sql.ref(`leads_owner_by_${name}`)} on leads (owner_id, ${sql.raw(expression)}, id)`.execute(
      db,
    );
  }
  await views(db, engine);
}

/** Lists that somebody named. */
async function views(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("lead_views")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("maker_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("is_shared", "integer", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_views_maker").on("lead_views").column("maker_id").execute();
  await db.schema
    .createTable("lead_view_pins")
    .addColumn("view_id", id, (column) => column.notNull().references("lead_views.id").onDelete("cascade"))
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("lead_view_pins_key", ["user_id", "view_id"])
    .execute();
}
