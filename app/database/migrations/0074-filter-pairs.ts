import { type Kysely, sql } from "kysely";

/**
 * Pairs of filters of which each alone leaves many leads: an index answers for both, where otherwise thousands of leads
 * are read to learn their status.
 */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const bytes = engine === "sqlite" ? "" : ' collate "C"';
  const indexes = {
    // What is won stands behind the many without a value. With another number than in the index of all leads, so that
    // no planner mistakes one for the other.
    status_by_value: "status, (coalesce(value_paise, -2)), id",
    kind_form: "kind, form, id",
    owner_id_kind_status: "owner_id, kind, status, id",
    owner_id_form_status: "owner_id, form, status, id",
    // The board of a city is counted and summed from the index alone.
    city_status: `(lower(coalesce(city, ''))${bytes}), status, id, kind, owner_id, value_paise`,
  };
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.ref(`leads_${name}`)} on leads (${sql.raw(columns)})`.execute(db);
  // What somebody began and gave back: part of everybody's Today.
  await sql`create index leads_left_due on leads (due_at, id)
    where owner_id is null and status in ('contacted', 'qualified', 'proposal')`.execute(db);
}
