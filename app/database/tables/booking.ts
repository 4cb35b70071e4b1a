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
  /** What is occupied: a team in a place, and which of its seats. */
  resource: string;
  seat: number;
  starts_at: Instant;
  ends_at: Instant;
  state: "booked" | "cancelled";
  /** Grows with every change. */
  version: number;
  /** Until when its mail has to be answered; null when nobody has to. It stays where that did not happen. */
  confirm_by: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

/** Links that lead to a booking; only the hash of each token is known. */
type BookingLinksTable = { token_hash: string; booking_id: string };

/** A time kept while its form is filled in. */
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

/** Holidays and block-outs that staff has entered; without a place they hold everywhere. */
type BookingClosuresTable = {
  id: string;
  place: string | null;
  starts_at: Instant;
  ends_at: Instant;
  reason: string;
  created_by: string | null;
  created_at: Instant;
};
