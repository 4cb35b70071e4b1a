import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import type { Viewer } from "#app/leads/lead.ts";

type Wish = {
  from: number;
  /** Before this instant. */
  until?: number | undefined;
  place?: string | undefined;
  after?: { start: number; id: string } | undefined;
  size: number;
};

/**
 * Appointments in the order of time, including cancelled ones, page by page. Without a name after consent is withdrawn.
 */
export async function pageAppointments(
  db: Queryable,
  { from, until, place, after, size }: Wish,
  viewer: Viewer,
  now: Date,
) {
  let query = db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(["bookings.id", "bookings.kind", "place", "starts_at", "ends_at", "state", "confirm_by"])
    .select(["bookings.version", "lead_id", "reference", "leads.name", "owner_id", "restricted_at"])
    .where("starts_at", ">=", from);
  if (until !== undefined) query = query.where("starts_at", "<", until);
  if (place !== undefined) query = query.where("place", "=", place);
  if (after)
    query = query.where(sql<boolean>`(bookings.starts_at, bookings.id) > (${after.start}, ${after.id})`);
  const rows = await query
    .orderBy("starts_at")
    .orderBy("bookings.id")
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    appointments: page.map(({ confirm_by, owner_id, restricted_at, ...row }) => ({
      id: row.id,
      kind: row.kind,
      place: row.place,
      start: row.starts_at,
      end: row.ends_at,
      version: row.version,
      state: stateOf(row.state, confirm_by, now),
      lead: maySee(viewer, owner_id)
        ? { id: row.lead_id, reference: row.reference, name: restricted_at === null ? row.name : null }
        : null,
    })),
    next: rows.length > size && last ? { start: last.starts_at, id: last.id } : null,
  };
}

/** An appointment that was not confirmed in time has expired; `confirm_by` stays as a trace. */
function stateOf(state: "booked" | "cancelled", confirmBy: number | null, now: Date) {
  if (state === "cancelled" || confirmBy === null) return state;
  return confirmBy > now.getTime() ? ("unconfirmed" as const) : ("cancelled" as const);
}
