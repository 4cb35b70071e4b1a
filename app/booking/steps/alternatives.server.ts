import type { Offer } from "#app/booking/rules/offer.ts";
import { closedFor, isOffered, nearestFree } from "#app/booking/rules/slots.ts";
import { type Except, readCalendar } from "#app/booking/store/occupied-times.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayOf, momentOf, shortText } from "#app/dates/india-time.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { reject } from "#app/forms/receive/reject.server.ts";

/**
 * The response to a visitor who cannot have a time, with the nearest free ones: 409 if another visitor came first, 422
 * if it was never offered.
 */
export async function rejectTaken(
  db: Database,
  {
    offer,
    start,
    typed = new Map(),
    except,
  }: { offer: Offer; start: number; typed?: Typed; except?: Except },
  now: number,
): Promise<FormRefusal> {
  const calendar = await readCalendar(db, offer, now, except);
  const instead = nearestFree(offer, start, calendar, now).map((free) => ({
    value: momentOf(free),
    label: shortText(free),
  }));
  const wasOffered = isOffered(offer, start, [], now);
  const isClosed = wasOffered && !isOffered(offer, start, calendar.closures, now);
  const why = !wasOffered
    ? notOffered(offer, start)
    : `Sorry, ${shortText(start)} has just ${isClosed ? "been closed by us" : "gone to someone else"}`;
  const sentence =
    instead.length > 0
      ? `${why}. These times are free:`
      : `${why}. Nothing is free here now: please choose another place or call us.`;
  return { ...reject(wasOffered ? 409 : 422, { typed }, sentence), instead };
}

function notOffered(offer: Offer, start: number): string {
  const closed = closedFor(offer, dayOf(start));
  return `${shortText(start)} cannot be booked${closed ? `: we are closed that day (${closed})` : ""}`;
}
