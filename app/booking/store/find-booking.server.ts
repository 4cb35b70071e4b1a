import type { Queryable } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { auditView } from "#app/leads/work/audit.server.ts";
import { isLinkSecret, linkSecretHash } from "#app/links/link-secret.server.ts";

/** A booking as its link shows it. */
export type Booking = {
  id: string;
  leadId: string;
  reference: string;
  /** The address for mails about it. */
  email: string | null;
  /** The visitor; null after consent is withdrawn. */
  name: string | null;
  organization: string | null;
  kind: string;
  place: string;
  resource: string;
  start: number;
  end: number;
  state: "booked" | "cancelled";
  version: number;
  /** When it expires unless confirmed by mail; null when no confirmation is pending. */
  confirmBy: number | null;
};

/** The current state of the booking behind a link. Links are never revoked: an old one still finds the booking. */
export async function findBooking(db: Queryable, token: string): Promise<Booking | undefined> {
  if (!isLinkSecret(token)) return undefined;
  return bookings(db)
    .innerJoin("booking_links", "booking_links.booking_id", "bookings.id")
    .where("booking_links.token_hash", "=", linkSecretHash(token))
    .executeTakeFirst();
}

/** A booking as staff sees it, with the visitor's phone number. */
export type StaffBooking = Booking & { phone: string | null };

/**
 * The booking with this id, for a viewer who may see its lead. After consent is withdrawn, only admins see the
 * visitor.
 */
export async function findForStaff(
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<StaffBooking | undefined> {
  if (!isId(id)) return undefined;
  const row = await bookings(db)
    .select(["leads.phone", "owner_id", "restricted_at"])
    .where("bookings.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { owner_id, restricted_at, ...booking } = row;
  if (!maySee(viewer, owner_id)) return undefined;
  const isHidden = isHiddenFrom(viewer, restricted_at);
  return isHidden ? { ...booking, name: null, organization: null, phone: null } : booking;
}

/** Like `findForStaff`, for the booking's page: audits the view. */
export async function openForStaff(
  db: Queryable,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<StaffBooking | undefined> {
  const found = await findForStaff(db, id, viewer);
  if (!found) return undefined;
  const detail = { booking: id };
  const action = "appointment viewed";
  await auditView(db, { actorId: viewer.id, action, subjectId: found.leadId, detail, now });
  return found;
}

function bookings(db: Queryable) {
  return db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select([
      "bookings.id",
      "bookings.lead_id as leadId",
      "leads.reference",
      "leads.email",
      "leads.name",
      "leads.organization",
      "bookings.kind",
      "bookings.place",
      "bookings.resource",
      "bookings.starts_at as start",
      "bookings.ends_at as end",
      "bookings.state",
      "bookings.version",
      "bookings.confirm_by as confirmBy",
    ]);
}
