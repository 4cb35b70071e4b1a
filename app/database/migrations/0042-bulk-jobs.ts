import { type Kysely, sql } from "kysely";

/** Changes of many leads at once, and what became of each lead. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const json = engine === "sqlite" ? sql`json` : sql`jsonb`;
  await db.schema
    .createTable("bulk_jobs")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("maker_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("change", json, (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("leads", "integer", (column) => column.notNull())
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("lease_until", instant)
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("finished_at", instant)
    .execute();
  await sql`create index bulk_jobs_waiting on bulk_jobs (id) where state in ('running', 'undoing')`.execute(
    db,
  );
  await db.schema.createIndex("bulk_jobs_created").on("bulk_jobs").column("created_at").execute();
  await db.schema
    .createTable("bulk_items")
    .addColumn("job_id", id, (column) => column.notNull().references("bulk_jobs.id").onDelete("cascade"))
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("before", json)
    .addPrimaryKeyConstraint("bulk_items_key", ["job_id", "lead_id"])
    .execute();
  await db.schema
    .createIndex("bulk_items_state")
    .on("bulk_items")
    .columns(["job_id", "state", "lead_id"])
    .execute();
  await db.schema.createIndex("bulk_items_lead").on("bulk_items").column("lead_id").execute();
}
