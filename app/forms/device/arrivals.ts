import type { Touch } from "#app/leads/lead.ts";
import { inTab } from "#app/shell/device-storage.ts";

const firstKey = "arrival:first";
const lastKey = "arrival:last";

type Place = { href: string; referrer: string };
type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Remembers for this session how the visitor arrived: the first time, and the last time from outside. It stores only
 * the landing page and the campaign parameters. Called a second after each page has loaded; never on pages for
 * children, parents and schools.
 */
export function rememberArrival(place: Place, store: Store): void {
  const url = new URL(place.href);
  const touch = touchOf(url);
  const known = store.getItem(firstKey) !== null;
  if (!known) store.setItem(firstKey, JSON.stringify(touch));
  if (!known || touch.source || touch.campaign || cameFromElsewhere(url, place))
    store.setItem(lastKey, JSON.stringify(touch));
}

/** The arrivals as the form fields `_first` and `_last`. */
export function arrivalFields(store: Pick<Storage, "getItem">): [string, string][] {
  const fields: [string, string | null][] = [
    ["_first", store.getItem(firstKey)],
    ["_last", store.getItem(lastKey)],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== null);
}

/** The time that filling in a form took and, if the page allows it, the arrivals. */
export function traceFields(elapsedMs: number, tellsArrival: boolean): [string, string][] {
  const elapsed: [string, string][] = elapsedMs > 0 ? [["_elapsed", String(Math.round(elapsedMs))]] : [];
  return tellsArrival ? [...elapsed, ...(inTab(arrivalFields) ?? [])] : elapsed;
}

function touchOf(url: URL): Touch {
  const campaign = Object.fromEntries(
    (["source", "medium", "campaign", "term", "content"] as const).flatMap((name) => {
      const value = url.searchParams.get(`utm_${name}`)?.trim().slice(0, 150);
      return value ? [[name, value]] : [];
    }),
  );
  return { landingPage: url.pathname.slice(0, 200), ...campaign };
}

function cameFromElsewhere({ host }: URL, { referrer }: Place): boolean {
  return URL.canParse(referrer) && new URL(referrer).host !== host;
}
