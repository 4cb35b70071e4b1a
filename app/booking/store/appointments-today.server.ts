import type { Queryable } from "#app/database/database.server.ts";
import { dayOf, startOfDay } from "#app/dates/india-time.ts";
import { leadName } from "#app/leads/filter/lead-name.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { endOfDay } from "#app/leads/next-step.ts";

/** An appointment of today whose lead the viewer owns. */
export type OwnAppointment = {
  id: string;
  leadId: string;
  name: string;
  kind: string;
  place: string;
  start: number;
};

/** Today's appointments of the viewer's own leads, including past ones; earliest first. */
export async function ownAppointments(db: Queryable, { id }: Viewer, now: Date): Promise<OwnAppointment[]> {
  const today = dayOf(now);
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(leadRowColumns)
    .select(["bookings.id as booking", "bookings.kind as offered", "bookings.place", "starts_at"])
    .where("starts_at", ">=", startOfDay(today).getTime())
    .where("starts_at", "<=", endOfDay(today))
    .where("state", "=", "booked")
    .where("owner_id", "=", id)
    .orderBy("starts_at")
    .orderBy("bookings.id")
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.booking,
    leadId: row.id,
    name: leadName(asLeadRow(row)),
    kind: row.offered,
    place: row.place,
    start: row.starts_at,
  }));
}
