import { wordsOf } from "#app/booking/rules/describe-booking.ts";
import { daysBeside } from "#app/booking/rules/shown-days.ts";
import type { StaffBooking } from "#app/booking/store/find-booking.server.ts";
import { sameOrigin, versionsOf } from "#app/booking/store/same-origin.server.ts";
import { timesToMoveTo } from "#app/booking/store/staff-change.server.ts";
import { content } from "#app/content/content.server.ts";
import { istShort } from "#app/dates/brief-time.ts";
import { clockText, dayOf, isDay, longDay, shortDay } from "#app/dates/india-time.ts";
import { appointmentPath, viewAddress } from "./appointments-address.ts";
import { callOf } from "./appointments-view.server.ts";

type Sources = Parameters<typeof timesToMoveTo>[0];

/** An appointment for its page: the person, kind and time, and the free slots from the asked day on. */
export async function appointmentDetails(sources: Sources, booking: StaffBooking, day: string | null) {
  const { id, leadId, reference, name, phone, start, place, version } = booking;
  const state = stateOf(booking, sources.now().getTime());
  const siblings = await sameOrigin(sources.db, leadId, sources.now());
  const { what, placeName, when } = wordsOf(booking, { rules: content.booking, site: content.site });
  const asked = day !== null && isDay(day) ? day : undefined;
  return {
    who: name ?? reference,
    lead: { reference, path: `/leads/dashboard/${leadId}` },
    facts: [when, what, placeName],
    call: phone ? callOf(phone) : undefined,
    calendar: viewAddress({ place, span: "day", day: dayOf(start) }),
    ...{ state, version },
    keptUntil: state === "unconfirmed" ? clockText(booking.confirmBy ?? 0) : undefined,
    versions: versionsOf(siblings),
    siblings:
      siblings.length > 1
        ? siblings.map((each) => ({ when: istShort(each.start), path: appointmentPath(each.id) }))
        : [],
    shown: state === "booked" ? await freeTimes(sources, booking, asked, id) : undefined,
  };
}

function stateOf({ state, start, confirmBy }: StaffBooking, now: number) {
  if (state === "booked" && confirmBy !== null) return confirmBy > now ? "unconfirmed" : "cancelled";
  return state === "booked" && start <= now ? "over" : state;
}

async function freeTimes(sources: Sources, booking: StaffBooking, asked: string | undefined, id: string) {
  const shown = await timesToMoveTo(sources, booking, asked);
  if (!shown) return undefined;
  const { day, times } = shown;
  const { earlier, later } = daysBeside(shown);
  const link = (to: string, rel: "prev" | "next") => ({
    ...{ rel, name: shortDay(to) },
    to: `${appointmentPath(id)}?day=${to}`,
  });
  return {
    day,
    name: longDay(day),
    times: times.map((start) => ({ start, clock: start.slice(11) })),
    others: [...(earlier ? [link(earlier, "prev")] : []), ...(later ? [link(later, "next")] : [])],
  };
}
