import { askedOfKinds } from "#app/booking/forms/appointment.ts";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { wordsOf } from "#app/booking/rules/describe-booking.ts";
import { kindsOf, type Offer, offerOf } from "#app/booking/rules/offer.ts";
import { type BookingChoice, stepPath } from "#app/booking/rules/paths.ts";
import { shownDays } from "#app/booking/rules/shown-days.ts";
import { freeSeat, isOffered } from "#app/booking/rules/slots.ts";
import { holdOf, isFor } from "#app/booking/store/hold.server.ts";
import { readCalendar } from "#app/booking/store/occupied-times.server.ts";
import type { BookingKind, BookingTool } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { dayOf, instantOf, isDay, momentOf, shortText, timeOf } from "#app/dates/india-time.ts";
import { phonesOf } from "#app/forms/draw/reach.ts";
import { type DrawnForm, drawnForm } from "#app/forms/engine/define-form.ts";
import { isHoldToken, newHoldToken, submissionIdOf } from "#app/links/link-secret.server.ts";
import { tiedWords } from "#app/values/tied.ts";
import type { BookingServices } from "./services.ts";
import type { Choice, ChosenLine, StepsView, StepView } from "./steps.ts";

/** The sources of the steps; database and clock are used only after a kind and a place were chosen. */
export type StepSources = Pick<BookingServices, "rules"> & {
  /** The path of the page with the steps. */
  page: string;
  site: Pick<Site, "name" | "offices">;
  services: { readonly db: Database; now: () => Date; readonly secret: string };
  /** The notice of a form, as drawn beside it. */
  notice: (tool: BookingTool) => { version: string; html: string };
  /** A serial number that the visitor has checked before. */
  device?: string | undefined;
  /** After a refusal: its details are shown even if the time is taken. */
  comesBack: boolean;
};

/** The step in the address, or the earliest one before it that is still open. */
export async function loadSteps(
  tool: BookingTool,
  query: URLSearchParams,
  sources: StepSources,
): Promise<StepsView> {
  const { page } = sources;
  const kinds = kindsOf(sources.rules, tool);
  const kind =
    kinds.find(({ id }) => id === query.get("kind")) ?? (kinds.length === 1 ? kinds[0] : undefined);
  const lines: ChosenLine[] = [];
  const all = { tool, page, lines };
  if (kinds.length > 1) lines.push(lineOf("What", kind?.name, stepPath(page, {})));
  const offer = kind && offerOf(sources.rules, kind.id, query.get("place") ?? "");
  const [where, when] = chosenWords(offer, query, sources);
  lines.push(lineOf("Where", where, stepPath(page, { kind: kind?.id })));
  if (!kind)
    return { ...all, lines: [...lines, { label: "When" }], step: "kind", choices: kindChoices(kinds, page) };
  if (!offer) {
    return {
      ...all,
      lines: [...lines, { label: "When" }],
      step: "place",
      choices: placeChoices(kind, page, sources),
    };
  }
  const chosen = readChosen(offer, query, sources);
  const step = await unlessUnreachable(() => timeOrDetails(offer, chosen, sources), {
    chosen,
    sources,
  });
  const back = stepPath(page, { ...chosen, start: undefined, day: chosen.day ?? dayOfStart(chosen) });
  lines.push(step.step === "details" ? lineOf("When", when, back) : { label: "When" });
  return { ...all, ...step };
}

type ReadChoice = BookingChoice & { kind: string; place: string };

function readChosen({ kind, place }: Offer, query: URLSearchParams, { services }: StepSources): ReadChoice {
  const [day, hold] = [query.get("day") ?? "", query.get("hold") ?? ""];
  return {
    kind: kind.id,
    place,
    day: isDay(day) ? day : undefined,
    start: instantOf(query.get("start") ?? ""),
    hold: hold && isHoldToken(services.secret, hold) ? hold : undefined,
    stood: query.get("stood") === "yes" ? "yes" : undefined,
  };
}

function dayOfStart({ start }: BookingChoice): string | undefined {
  return start === undefined ? undefined : dayOf(start);
}

async function timeOrDetails(offer: Offer, chosen: ReadChoice, sources: StepSources): Promise<StepView> {
  const { kind, place, day, start, stood } = chosen;
  const { secret } = sources.services;
  const hold = chosen.hold ?? newHoldToken(secret, sources.services.now());
  if (start !== undefined && sources.comesBack) return details(offer, { start, hold, stood }, sources);
  const { db, now } = sources.services;
  const at = now().getTime();
  const living = await holdOf(db, hold, at);
  const calendar = await readCalendar(db, offer, at, { holdHash: living?.token_hash });
  if (start !== undefined) {
    if (living && isFor(living, offer, start)) {
      return details(offer, { start, hold, stood, until: living.expires_at }, sources);
    }
    const free =
      isOffered(offer, start, calendar.closures, at) && freeSeat(offer, start, calendar.taken) !== undefined;
    if (free) return details(offer, { start, hold, stood }, sources);
  }
  const shown = shownDays(offer, day ?? dayOfStart(chosen), calendar, at);
  const held = living ? { held: hold } : {};
  return { step: "time", kind, place, hold, ...held, shown, phones: phonesOf(sources.site) };
}

function details(
  { kind, place }: Offer,
  { start, hold, stood, until }: { start: number; hold: string; stood: string | undefined; until?: number },
  { notice, device, page }: StepSources,
): StepView {
  return {
    step: "details",
    form: formFor(kind, device, page),
    notice: notice(kind.tool),
    hidden: { kind: kind.id, place, start: momentOf(start), hold, _id: submissionIdOf(hold) },
    stood: stood === "yes",
    ...(until === undefined ? {} : { until: `${timeOf(until)} IST` }),
  };
}

/** The form with the fields of this kind; a number checked before is filled in. */
function formFor({ id, tool }: BookingKind, device: string | undefined, page: string): DrawnForm {
  const form = drawnForm(bookingForms[tool]);
  const fields = Object.entries(form.fields).filter(([name]) => askedOfKinds[name]?.includes(id) ?? true);
  const presets = device ? { presets: { [page]: { serial: device } } } : {};
  return { ...form, fields: Object.fromEntries(fields), ...presets };
}

async function unlessUnreachable(
  work: () => Promise<StepView>,
  { chosen, sources }: { chosen: BookingChoice; sources: StepSources },
): Promise<StepView> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const retry = stepPath(sources.page, chosen);
    return { step: "unreachable", phones: phonesOf(sources.site), retry };
  }
}

function chosenWords(offer: Offer | undefined, query: URLSearchParams, sources: StepSources) {
  if (!offer) return [];
  const start = instantOf(query.get("start") ?? "") ?? 0;
  const facts = { kind: offer.kind.id, place: offer.place, start, end: start + offer.durationMs };
  return [wordsOf(facts, sources).placeName, shortText(start)];
}

function lineOf(label: string, value: string | undefined, change: string): ChosenLine {
  return value ? { label, value, change } : { label };
}

function kindChoices(kinds: BookingKind[], page: string): Choice[] {
  return kinds.map(({ id, name, text, minutes }) => ({
    href: stepPath(page, { kind: id }),
    name,
    text: tiedWords(text),
    aside: `${minutes} min`,
  }));
}

function placeChoices({ id, places }: BookingKind, page: string, sources: StepSources): Choice[] {
  return places.map((place) => {
    const { placeName, where } = wordsOf({ kind: id, place, start: 0, end: 0 }, sources);
    return { href: stepPath(page, { kind: id, place }), name: placeName, text: tiedWords(where[1] ?? "") };
  });
}
