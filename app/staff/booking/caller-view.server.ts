import { type Offer, offerOf } from "#app/booking/rules/offer.ts";
import { daysBeside, shownDays } from "#app/booking/rules/shown-days.ts";
import { readCalendar } from "#app/booking/store/occupied-times.server.ts";
import { content } from "#app/content/content.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { dayOf, isDay, longDay, shortDay } from "#app/dates/india-time.ts";
import { email, longText, name, phone } from "#app/forms/engine/fields.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { type EntryBasis, isEntryBasis } from "#app/leads/entry/entry-choices.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import { newAppointmentPath } from "./appointments-address.ts";
import { bookingPlaces } from "./appointments-view.server.ts";

/** The fields of an appointment for a caller. */
export const callerFields = ["kind", "place", "start", "name", "phone", "email", "text", "basis"] as const;
export type TypedCaller = Record<(typeof callerFields)[number], string>;
export type CallerErrors = Partial<TypedCaller>;

/** The kind and place in an address; by default the first ones on offer. */
export function askedOffer(query: URLSearchParams): Offer | undefined {
  const { kinds } = content.booking;
  const place = query.get("place") ?? "";
  const kind =
    kinds.find(({ id }) => id === query.get("kind")) ??
    kinds.find(({ places }) => places.includes(place)) ??
    kinds[0];
  if (!kind) return undefined;
  return offerOf(content.booking, kind.id, kind.places.includes(place) ? place : (kind.places[0] ?? ""));
}

/** The free slots of a kind in a place from the asked day on, by the rules of the public page. */
export async function callerView(db: Queryable, offer: Offer, query: URLSearchParams, now: Date) {
  const start = query.get("start") ?? "";
  const asked = query.get("day") ?? start.slice(0, 10);
  const calendar = await readCalendar(db, offer, now.getTime());
  const shown = shownDays(offer, isDay(asked) ? asked : dayOf(now), calendar, now.getTime());
  const link = (day: string, rel: "prev" | "next") => ({
    ...{ rel, name: shortDay(day) },
    to: newAppointmentPath({ kind: offer.kind.id, place: offer.place, day }),
  });
  const { earlier, later } = shown ? daysBeside(shown) : {};
  return {
    kind: offer.kind.id,
    place: offer.place,
    kinds: content.booking.kinds.map(({ id, name, places }) => ({ id, name, places })),
    places: bookingPlaces(),
    day: shown?.day ?? dayOf(now),
    name: shown ? longDay(shown.day) : undefined,
    times: (shown?.times ?? []).map((time) => ({
      start: time,
      clock: time.slice(11),
      isAsked: time === start,
    })),
    others: [...(earlier ? [link(earlier, "prev")] : []), ...(later ? [link(later, "next")] : [])],
  };
}

const fields = {
  name: name({ label: "Name" }),
  phone: phone({ optional: true }),
  email: email({ optional: true }),
  text: longText({ label: "What it is about", hindi: "विषय", optional: true, max: 2_000 }),
};

type Reading =
  | { ok: true; person: TypedPerson; text: string; basis: EntryBasis }
  | { ok: false; errors: CallerErrors };

/** Reads the caller: a name, and a phone number or an e-mail address. */
export function readCaller(typed: TypedCaller): Reading {
  const keys = Object.keys(fields) as (keyof typeof fields)[];
  const reading = readAnswers({ fields }, new Map(keys.map((key) => [key, [typed[key]]])));
  const errors: CallerErrors = reading.ok ? {} : { ...reading.errors };
  if (!typed.phone.trim() && !typed.email.trim())
    errors.phone = "Enter a phone number or an e-mail address: one of them is enough.";
  const { basis } = typed;
  if (!isEntryBasis(basis)) errors.basis = "Choose the legal ground for storing the data.";
  if (!reading.ok || !isEntryBasis(basis) || Object.keys(errors).length > 0) return { ok: false, errors };
  const { text = "", ...person } = reading.answers as Record<string, string>;
  return { ok: true, person, text, basis };
}
