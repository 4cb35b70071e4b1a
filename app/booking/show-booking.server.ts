import { dayOf, isDay } from "#app/dates/india-time.ts";
import type { BookedView } from "./booked-view.ts";
import { bookingForms } from "./booking-forms.ts";
import { calendarOf, managePath } from "./booking-mails.ts";
import { type Booking, findBooking } from "./find-booking.server.ts";
import { monthView } from "./month.ts";
import { nextSteps } from "./next-steps.server.ts";
import { offerOf } from "./offer.ts";
import { bookingPages } from "./paths.ts";
import type { BookingServices } from "./services.ts";
import { readCalendar } from "./taken.server.ts";
import { wordsOf } from "./words.ts";

type Sources = Pick<BookingServices, "db" | "now" | "rules" | "site" | "siteUrl">;

/** The booking that a link leads to, with what can be done about it; undefined when it leads to none. */
export async function showBooking(
  token: string,
  query: URLSearchParams,
  sources: Sources,
): Promise<BookedView | undefined> {
  const booking = await findBooking(sources.db, token);
  if (!booking) return undefined;
  const now = sources.now().getTime();
  const state = booking.state === "booked" && booking.start <= now ? "over" : booking.state;
  const doing =
    state !== "booked" ? "look" : query.has("move") ? "move" : query.has("cancel") ? "cancel" : "look";
  const page = managePath(token);
  const { kind, place, start, version, reference } = booking;
  const tool = sources.rules.kinds.find(({ id }) => id === kind)?.tool ?? "booking-appointment";
  const { thanks } = bookingForms[tool];
  return {
    reference,
    words: wordsOf(booking, sources),
    start,
    state,
    version,
    paths: {
      page,
      move: `${page}/move`,
      cancel: `${page}/cancel`,
      calendar: `${page}/calendar.ics`,
      again: bookingPages[tool],
    },
    heading: headingOf(state, query, thanks.heading),
    next: state === "booked" && query.has("booked") ? await nextSteps(sources.db, booking, thanks.next) : [],
    stood: state === "booked" && doing === "look" && query.has("stood"),
    doing,
    shown:
      doing === "move" ? await freeTimes({ ...booking, kind, place }, query.get("day"), sources) : undefined,
  };
}

/** The booking as a calendar file; undefined when the link leads to none. */
export async function bookingCalendar(token: string, sources: Sources): Promise<string | undefined> {
  const booking = await findBooking(sources.db, token);
  if (!booking) return undefined;
  const { rules, site, siteUrl, now } = sources;
  const sent = { ...booking, token };
  return calendarOf(sent, { rules, site, siteUrl, now: now() }, booking.state === "cancelled");
}

function headingOf(state: BookedView["state"], query: URLSearchParams, booked: string): string {
  if (state === "cancelled") return "This booking is cancelled";
  if (state === "over") return "This booking has passed";
  if (query.has("stood")) return "You have this booking already";
  if (query.has("booked")) return booked;
  return query.has("moved") ? "Your booking has moved" : "Your booking";
}

async function freeTimes(booking: Booking, day: string | null, { db, now, rules }: Sources) {
  const offer = offerOf(rules, booking.kind, booking.place);
  if (!offer) return undefined;
  const at = now().getTime();
  const calendar = await readCalendar(db, offer, at, { bookingId: booking.id });
  return monthView(offer, day && isDay(day) ? day : dayOf(booking.start), calendar, at);
}
