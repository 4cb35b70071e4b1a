import { type Kysely, sql } from "kysely";

/** The next step of a lead, and the leads that need one: open, contacted before, and without. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema.alterTable("leads").addColumn("step_text", "text").execute();
  await db.schema.alterTable("leads").addColumn("step_at", instant).execute();
  await sql`create index leads_stepless on leads (owner_id, id)
    where step_at is null and status in ('contacted', 'qualified', 'proposal') and kind <> 'record'`.execute(
    db,
  );
  await sql`create index leads_fresh on leads (id)
    where owner_id is null and status = 'new' and kind <> 'record'`.execute(db);
}
