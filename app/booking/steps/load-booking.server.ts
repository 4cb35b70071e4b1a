import { calendarOf, managePath } from "#app/booking/mail/booking-mails.ts";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { bookingPage } from "#app/booking/rules/booking-page.server.ts";
import { wordsOf } from "#app/booking/rules/describe-booking.ts";
import { offerOf } from "#app/booking/rules/offer.ts";
import { shownDays } from "#app/booking/rules/shown-days.ts";
import { type Booking, findBooking } from "#app/booking/store/find-booking.server.ts";
import { readCalendar } from "#app/booking/store/occupied-times.server.ts";
import { dayOf, instantOf, isDay, momentOf, spanText, timeOf } from "#app/dates/india-time.ts";
import type { BookedView } from "./booked-view.ts";
import { nextSteps } from "./next-steps.server.ts";
import type { BookingServices } from "./services.ts";

type Sources = Pick<BookingServices, "db" | "now" | "rules" | "site" | "siteUrl">;

/** The booking of a link, with the possible actions; undefined if the link leads to none. */
export async function loadBooking(
  token: string,
  query: URLSearchParams,
  sources: Sources,
): Promise<BookedView | undefined> {
  const booking = await findBooking(sources.db, token);
  if (!booking) return undefined;
  const now = sources.now().getTime();
  const state = stateOf(booking, now);
  const to = newTime(booking, query.get("to"), sources);
  const mayDo = state === "booked" || (state === "unconfirmed" && query.has("cancel"));
  const doing = mayDo ? doingOf(query, booking, to) : "look";
  const page = managePath(token);
  const { kind, place, start, version, reference } = booking;
  const tool = sources.rules.kinds.find(({ id }) => id === kind)?.tool ?? "booking-appointment";
  const { thanks } = bookingForms[tool];
  const waiting = state === "unconfirmed" ? await waitingFor(booking, sources) : undefined;
  const hasBooked = state === "booked" && (query.has("booked") || query.has("confirmed"));
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
      again: bookingPage(tool),
    },
    ...waiting,
    heading:
      doing === "look"
        ? headingOf(state, query, { booked: thanks.heading, isAsked: waiting?.asked })
        : headings[doing],
    ...(hasBooked ? await nextSteps(sources.db, booking, thanks.next) : { next: [], unmailed: undefined }),
    doing,
    to: doing === "sure" ? to : undefined,
    shown:
      doing === "move" ? await freeTimes({ ...booking, kind, place }, query.get("day"), sources) : undefined,
  };
}

function stateOf({ state, start, confirmBy }: Booking, now: number): BookedView["state"] {
  if (confirmBy !== null) return state === "booked" && confirmBy > now ? "unconfirmed" : "expired";
  return state === "booked" && start <= now ? "over" : state;
}

/** What an unconfirmed booking still needs. */
async function waitingFor({ leadId, confirmBy }: Booking, { db }: Sources) {
  const request = await db
    .selectFrom("outbox")
    .select("state")
    .where("lead_id", "=", leadId)
    .where("template", "=", "booking-request")
    .executeTakeFirst();
  const asked = request?.state === "open" || request?.state === "sent";
  return { keptUntil: timeOf(confirmBy ?? 0), asked };
}

/** The booking as a calendar file; undefined if the link leads to none. */
export async function bookingCalendar(token: string, sources: Sources): Promise<string | undefined> {
  const booking = await findBooking(sources.db, token);
  if (!booking) return undefined;
  const { rules, site, siteUrl, now } = sources;
  const sent = { ...booking, token };
  const isGone = ["cancelled", "expired"].includes(stateOf(booking, now().getTime()));
  return calendarOf(sent, { rules, site, siteUrl, now: now() }, isGone);
}

function doingOf(query: URLSearchParams, { start }: Booking, to: BookedView["to"]): BookedView["doing"] {
  if (!query.has("move")) return query.has("cancel") ? "cancel" : "look";
  if (!to) return "move";
  // Back leads here once the booking has moved there: nothing is left to ask.
  return to.moment === momentOf(start) ? "look" : "sure";
}

const headings = { move: "Choose another time", sure: "Move your booking?", cancel: "Cancel your booking?" };

/** The new time of a move, in words. Whether it is free is checked when it is sent. */
function newTime({ kind, place }: Booking, moment: string | null, { rules }: Sources): BookedView["to"] {
  const start = instantOf(moment ?? "");
  const offer = offerOf(rules, kind, place);
  if (start === undefined || !offer) return undefined;
  return { moment: momentOf(start), when: spanText(start, start + offer.durationMs) };
}

type HeadingFacts = { booked: string; isAsked: boolean | undefined };

function headingOf(
  state: BookedView["state"],
  query: URLSearchParams,
  { booked, isAsked }: HeadingFacts,
): string {
  if (state === "cancelled") return "This booking is cancelled";
  if (state === "expired") return "This time was not confirmed";
  if (state === "unconfirmed")
    return isAsked ? "Almost booked: please check your mail" : "Not booked yet: please call us";
  if (state === "over") return "This booking has passed";
  if (query.has("booked") || query.has("confirmed")) return booked;
  return query.has("moved") ? "Your booking has moved" : "Your booking";
}

async function freeTimes(booking: Booking, day: string | null, { db, now, rules }: Sources) {
  const offer = offerOf(rules, booking.kind, booking.place);
  if (!offer) return undefined;
  const at = now().getTime();
  const calendar = await readCalendar(db, offer, at, { bookingId: booking.id });
  return shownDays(offer, day && isDay(day) ? day : dayOf(booking.start), calendar, at);
}
