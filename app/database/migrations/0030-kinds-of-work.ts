import { type Kysely, sql } from "kysely";

/** What each form of this release makes; every other form, also of the past, makes an enquiry. */
const formsOf = {
  service: ["appointment", "coverage-follow-up", "apls-session", "event-place"],
  request: ["data-request", "complaint"],
  application: ["application"],
  record: ["bep-feedback", "feedback-bep-2025", "newsletter", "token"],
};

/**
 * Leads get a kind of work, the instant by which their present stage must be over, and when they are next due. All may be
 * null, so that the previous version goes on writing leads; each start fills in what it left (`fill-kinds.server.ts`).
 */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema.alterTable("leads").addColumn("kind", "text").execute();
  await db.schema.alterTable("leads").addColumn("clock_at", instant).execute();
  await db.schema.alterTable("leads").addColumn("due_at", instant).execute();
  await ownStates(db);
  await times(db);
  // The rest waits for the working hours, which stand in the content.
  await sql`update leads set kind = case
      when form in (${list(formsOf.service)}) then 'service' when form in (${list(formsOf.request)}) then 'request'
      when form in (${list(formsOf.application)}) then 'application' when form in (${list(formsOf.record)}) then 'record'
      else 'sales' end
    where form in (${list([...formsOf.service, ...formsOf.record])}) or status in ('won', 'lost')
      or restricted_at is not null or erased_at is not null
      or (status in ('contacted', 'qualified', 'proposal')
        and form not in (${list([...formsOf.request, ...formsOf.application])}))`.execute(db);
  for (const columns of [["kind"], ["kind", "status"], ["owner_id", "kind"]]) {
    await db.schema
      .createIndex(`leads_${columns.join("_")}`)
      .on("leads")
      .columns([...columns, "id"])
      .execute();
  }
  await sql`create index leads_kindless on leads (id) where kind is null`.execute(db);
  await sql`create index leads_due on leads (due_at, id) where due_at is not null`.execute(db);
  await sql`create index leads_owner_due on leads (owner_id, due_at, id) where due_at is not null`.execute(
    db,
  );
}

/** Statuses that a kind does not have become its nearest; each lead's timeline keeps what was. */
async function ownStates(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set status = 'contacted' where status in ('qualified', 'proposal')
    and form in (${list([...formsOf.service, ...formsOf.request])})`.execute(db);
  await sql`update leads set status = 'qualified' where status = 'proposal'
    and form in (${list(formsOf.application)})`.execute(db);
  await sql`update leads set status = 'won' where status = 'lost'
    and form in (${list([...formsOf.request, ...formsOf.application])})`.execute(db);
}

/** The clock of a booked lead is its appointment. */
async function times(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set clock_at = (select min(starts_at) from bookings
      where bookings.lead_id = leads.id and bookings.state = 'booked')
    where form in (${list(formsOf.service)})`.execute(db);
  await sql`update leads set due_at = clock_at where form in (${list(formsOf.service)})
    and status in ('new', 'contacted') and restricted_at is null and erased_at is null`.execute(db);
}

function list(forms: readonly string[]) {
  return sql.join(forms.map((form) => sql.lit(form)));
}
