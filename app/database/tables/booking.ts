import type { Instant } from "./columns.ts";

export type BookingTables = {
  bookings: BookingsTable;
  booking_links: BookingLinksTable;
  booking_holds: BookingHoldsTable;
  taken_times: TakenTimesTable;
  booking_closures: BookingClosuresTable;
};

type BookingsTable = {
  id: string;
  lead_id: string;
  /** Ids of `content/booking.yaml`. */
  kind: string;
  place: string;
  /** The team in a place that the booking occupies. */
  resource: string;
  seat: number;
  starts_at: Instant;
  ends_at: Instant;
  state: "booked" | "cancelled";
  /** Grows with every change. */
  version: number;
  /** The deadline for confirming by mail; null when none is pending. Kept when the booking expired. */
  confirm_by: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

/** Links to a booking; only the hash of each token is stored. */
type BookingLinksTable = { token_hash: string; booking_id: string };

/** A time held while the visitor fills in the form. */
type BookingHoldsTable = {
  id: string;
  token_hash: string;
  kind: string;
  resource: string;
  starts_at: Instant;
  expires_at: Instant;
};

/** Every five minutes (`tick`) of a seat belong to one booking or one hold. */
type TakenTimesTable = {
  resource: string;
  tick: number;
  seat: number;
  booking_id: string | null;
  hold_id: string | null;
};

/** Block-outs and holidays entered by staff; without a place they apply everywhere. */
type BookingClosuresTable = {
  id: string;
  place: string | null;
  starts_at: Instant;
  ends_at: Instant;
  reason: string;
  created_by: string | null;
  created_at: Instant;
};
