import type { BookingTool } from "#app/content/schema/booking.schema.ts";
import { momentOf } from "#app/dates/india-time.ts";

/** Where each tool stands; the addresses are the specification's. */
export const bookingPages: Record<BookingTool, string> = {
  "booking-appointment": "/book-appointment",
  "booking-demo": "/book-a-demo-education",
  "booking-apls": "/book-an-apls-session",
};

/** What a visitor has chosen so far; it stands in the query of the address. */
export type Chosen = {
  kind?: string | undefined;
  place?: string | undefined;
  /** The day whose times are shown. */
  day?: string | undefined;
  /** The instant of the time. */
  start?: number | undefined;
  /** The token that keeps a time for this visitor. */
  hold?: string | undefined;
  /** "yes": a booking was made from this page already. */
  stood?: string | undefined;
};

/** The address of a step. Its fragment brings a browser without script to the tool. */
export function stepPath(page: string, { start, ...chosen }: Chosen): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value);
  if (start !== undefined) query.set("start", momentOf(start));
  const text = query.toString().replaceAll("%3A", ":");
  return `${page}${text ? `?${text}` : ""}#tool`;
}
