import type { Queryable } from "#app/database/database.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import type { Viewer } from "#app/leads/lead.ts";

/** A booked time as the staff calendar shows it. */
export type Appointment = {
  id: string;
  kind: string;
  place: string;
  start: number;
  end: number;
  /** When the hold ends unless the visitor opens the link in the mail; null when confirmed. */
  confirmBy: number | null;
  /** The lead behind it; absent when the viewer may not see it. */
  lead?: { id: string; reference: string; name: string | null; phone: string | null };
};

type Stretch = { from: number; to: number };

/** Appointments that overlap a period, in one place or everywhere; earliest first. */
export async function readAppointments(
  db: Queryable,
  place: string | null,
  { from, to }: Stretch,
  viewer: Viewer,
  now: Date,
): Promise<Appointment[]> {
  const all = db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select([
      "bookings.id",
      "bookings.kind",
      "bookings.place",
      "starts_at",
      "ends_at",
      "lead_id",
      "reference",
      "leads.name",
      "leads.phone",
      "owner_id",
      "restricted_at",
      "confirm_by",
    ])
    .where("state", "=", "booked")
    .where(({ or, eb }) => or([eb("confirm_by", "is", null), eb("confirm_by", ">", now.getTime())]))
    .where("starts_at", "<", to)
    .where("ends_at", ">", from);
  const rows = await (place === null ? all : all.where("bookings.place", "=", place))
    .orderBy("starts_at")
    .orderBy("bookings.id")
    .execute();
  return rows.map(({ id, kind, place, starts_at, ends_at, confirm_by, ...lead }) => ({
    ...{ id, kind, place, start: starts_at, end: ends_at, confirmBy: confirm_by },
    ...(maySee(viewer, lead.owner_id) ? { lead: shownLead(lead, viewer) } : {}),
  }));
}

type LeadOfBooking = {
  lead_id: string;
  reference: string;
  name: string | null;
  phone: string | null;
  restricted_at: number | null;
};

/** After consent is withdrawn, only admins see who booked; others see the reference. */
function shownLead({ lead_id: id, reference, restricted_at, ...who }: LeadOfBooking, viewer: Viewer) {
  return isHiddenFrom(viewer, restricted_at)
    ? { id, reference, name: null, phone: null }
    : { id, reference, name: who.name, phone: who.phone };
}
