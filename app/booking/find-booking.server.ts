import type { Queryable } from "#app/database/database.server.ts";
import { isToken, tokenHash } from "./token.server.ts";

/** A booking as its link shows it. */
export type Booking = {
  id: string;
  leadId: string;
  reference: string;
  /** Where mails about it go. */
  email: string | null;
  kind: string;
  place: string;
  resource: string;
  start: number;
  end: number;
  state: "booked" | "cancelled";
  version: number;
};

/** The booking that a link leads to, as it is now. Links are never taken away: an old one finds the living booking. */
export async function findBooking(db: Queryable, token: string): Promise<Booking | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db
    .selectFrom("booking_links")
    .innerJoin("bookings", "bookings.id", "booking_links.booking_id")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select([
      "bookings.id",
      "bookings.lead_id as leadId",
      "leads.reference",
      "leads.email",
      "bookings.kind",
      "bookings.place",
      "bookings.resource",
      "bookings.starts_at as start",
      "bookings.ends_at as end",
      "bookings.state",
      "bookings.version",
    ])
    .where("booking_links.token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  return row;
}
