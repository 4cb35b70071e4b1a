import { type Kysely, sql } from "kysely";

/** What a staff member has chosen for themselves, and indexes for what Today asks. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("staff_wishes")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("no_morning_mail_since", instant)
    .execute();
  // In place of the first ones, which had to look into each lead for what may not be shown.
  for (const name of ["leads_stepless", "leads_fresh"]) await db.schema.dropIndex(name).execute();
  await sql`create index leads_stepless on leads (owner_id, id)
    where step_at is null and status in ('contacted', 'qualified', 'proposal') and kind <> 'record'
      and restricted_at is null and erased_at is null`.execute(db);
  await sql`create index leads_fresh on leads (owner_id, status, id)
    where kind <> 'record' and restricted_at is null and erased_at is null`.execute(db);
  await db.schema.createIndex("bookings_starts").on("bookings").column("starts_at").execute();
}
