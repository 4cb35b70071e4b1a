import type { Touch } from "#app/leads/lead.ts";

const firstKey = "arrival:first";
const lastKey = "arrival:last";

type Place = { href: string; referrer: string; at: Date };
type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * Remembers for this session how the visitor arrived: the first time, and the last time from outside. Called when
 * a page wakes; never on pages for children, parents and schools, where nothing of the kind is kept.
 */
export function rememberArrival(place: Place, store: Store): void {
  const touch = touchOf(place);
  const known = store.getItem(firstKey) !== null;
  if (!known) store.setItem(firstKey, JSON.stringify(touch));
  if (!known || touch.referrer || touch.source || touch.campaign)
    store.setItem(lastKey, JSON.stringify(touch));
}

/** What a form sends of it, as the fields `_first` and `_last`. */
export function arrivalFields(store: Pick<Storage, "getItem">): [string, string][] {
  const fields: [string, string | null][] = [
    ["_first", store.getItem(firstKey)],
    ["_last", store.getItem(lastKey)],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== null);
}

function touchOf({ href, referrer, at }: Place): Touch {
  const url = new URL(href);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const campaign = Object.fromEntries(
    (["source", "medium", "campaign", "term", "content"] as const).flatMap((name) => {
      const value = url.searchParams.get(`utm_${name}`)?.trim().slice(0, 150);
      return value ? [[name, value]] : [];
    }),
  );
  return {
    landingPage: url.pathname.slice(0, 200),
    ...(from && from.host !== url.host ? { referrer: from.host } : {}),
    ...campaign,
    at: at.toISOString(),
  };
}
