import type { Authored } from "#app/content/read/authored.ts";
import type { Problem, ValuePath } from "#app/content/read/source.ts";
import type { BookingKind, BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { bookingTools } from "#app/values/known-routes.ts";

type Fault = [ValuePath, string];

/** Reports bookable times that contradict each other or an office's opening hours. */
export function bookingProblems({ booking, site }: Authored): Problem[] {
  if (!booking || !site) return [];
  const rules = booking.value;
  const places = rules.places.map(({ id }) => id);
  const faults = [
    ...repeated("places", places),
    ...repeated(
      "teams",
      rules.teams.map(({ id }) => id),
    ),
    ...repeated(
      "kinds",
      rules.kinds.map(({ id }) => id),
    ),
    ...rules.places.flatMap((place, at) => placeFaults(place, ["places", at], site.value)),
    ...rules.kinds.flatMap((kind, at) => kindFaults(kind, ["kinds", at], rules)),
    ...rules.holidays.flatMap(({ places: where = [] }, at) =>
      unknown(where, places, ["holidays", at, "places"]),
    ),
    ...bookingTools
      .filter((tool) => !rules.kinds.some((kind) => kind.tool === tool))
      .map((tool): Fault => [["kinds"], `none has the tool \`${tool}\``]),
  ];
  return faults.map(([path, sentence]) => booking.source.problem(path, sentence));
}

function repeated(list: string, ids: string[]): Fault[] {
  return ids.flatMap((id, at): Fault[] =>
    ids.indexOf(id) < at ? [[[list, at, "id"], `\`${id}\` stands here twice`]] : [],
  );
}

function unknown(named: string[], known: string[], path: ValuePath): Fault[] {
  return named.flatMap((id, at): Fault[] =>
    known.includes(id) ? [] : [[[...path, at], `\`${id}\` is none of: ${known.join(", ")}`]],
  );
}

function placeFaults(place: BookingRules["places"][number], path: ValuePath, site: Site): Fault[] {
  const wrong = place.hours.flatMap(({ opens, closes }, at): Fault[] =>
    opens < closes ? [] : [[[...path, "hours", at, "closes"], `must be after ${opens}`]],
  );
  if (place.id === "online") {
    const complete = place.name && place.text;
    return complete ? wrong : [...wrong, [path, "`online` needs a `name` and a `text`"]];
  }
  const office = site.offices.find(({ id }) => id === place.id);
  if (!office) return [...wrong, [[...path, "id"], "is neither `online` nor an office of content/site.yaml"]];
  const outside = place.hours.flatMap(({ codes, opens, closes }, at): Fault[] =>
    codes
      .filter(
        (code) => !office.hours.some((open) => open.codes.includes(code) && covers(open, opens, closes)),
      )
      .map((code) => [[...path, "hours", at], `the office is not open ${code} ${opens} to ${closes}`]),
  );
  return [...wrong, ...outside];
}

function covers(open: { opens: string; closes: string }, opens: string, closes: string): boolean {
  return open.opens <= opens && closes <= open.closes;
}

function kindFaults(kind: BookingKind, path: ValuePath, rules: BookingRules): Fault[] {
  const team = rules.teams.find(({ id }) => id === kind.team);
  if (!team) return [[[...path, "team"], `no team \`${kind.team}\` stands above`]];
  const known = rules.places.map(({ id }) => id).filter((id) => team.seats[id]);
  const missing = kind.places.includes("online") && !kind.online;
  return [
    ...unknown(kind.places, known, [...path, "places"]),
    ...(missing ? [[path, "needs an `online` text, because it is offered online"] as Fault] : []),
  ];
}
