import { istDayStart } from "#app/dates/brief-time.ts";
import { type Due, dueStates } from "#app/leads/due.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { isKind, isStatus, type Kind, type Status } from "#app/leads/lead.ts";

/** The list's filter as it stands in the address. Dates are days in India, both included. */
export type LeadQuery = {
  q?: string;
  form?: string;
  kind?: Kind;
  status?: Status;
  /** A staff id, "me" or "none". */
  owner?: string;
  due?: Due;
  from?: string;
  to?: string;
};

const keys = ["q", "form", "kind", "status", "owner", "due", "from", "to"] as const;
const longest = 200;

/** What an address asks for. What it cannot mean is left out. */
export function readLeadQuery(search: URLSearchParams): LeadQuery {
  const query: Record<string, string> = {};
  for (const key of keys) {
    const text = search.get(key)?.trim().slice(0, longest);
    if (text && isMeant[key](text)) query[key] = text;
  }
  return query;
}

const anything = () => true;
const isDue = (text: string): text is Due => dueStates.some((state) => state === text);
const isDay = (text: string) => istDayStart(text) !== undefined;
const isMeant = {
  q: anything,
  form: anything,
  kind: isKind,
  status: isStatus,
  owner: anything,
  due: isDue,
  from: isDay,
  to: isDay,
};

/** Where a page of the list begins: behind or before a lead. */
export type ListPage = { after?: string | undefined; before?: string | undefined };

/** The list that a lead was opened from, as it stands in the lead's own address. */
export function listOf(search: URLSearchParams): { query: LeadQuery; page: ListPage } {
  const list = new URLSearchParams(search.get("list") ?? "");
  return { query: readLeadQuery(list), page: readListPage(list) };
}

/** The page of the list that an address asks for. */
export function readListPage(search: URLSearchParams): ListPage {
  return { after: search.get("after") ?? undefined, before: search.get("before") ?? undefined };
}

/** A lead's page, from which one comes back to that list. @param list as `leadSearch` says it */
export function leadAddress(id: string, list: string): string {
  const path = `/leads/dashboard/${id}`;
  return list ? `${path}?${new URLSearchParams({ list: list.slice(1) })}` : path;
}

/** The same as an address below the list: `?status=new&after=...`, or nothing. */
export function leadSearch(query: LeadQuery, page: ListPage = {}): string {
  const entries = Object.entries({ ...query, ...page }).filter(([, value]) => value);
  const search = new URLSearchParams(entries as [string, string][]).toString();
  return search && `?${search}`;
}

/**
 * The query for the database, as the staff member who asks means it. Spam lies in a box of its own, and yet a search
 * finds it: whoever asks after an enquiry may have landed there. Records stand in the list only where they are asked for.
 */
export function leadFilter(
  { q, form, kind, status, owner, due, from, to }: LeadQuery,
  viewerId: string,
  now: Date,
): LeadFilter {
  return {
    ...(q ? { search: q } : {}),
    ...(form ? { form } : {}),
    ...(kind ? { kind } : {}),
    ...(kind || form || q || status === "spam" ? {} : { withoutRecords: true }),
    ...(status ? { status } : {}),
    ...(status || q ? {} : { withoutSpam: true }),
    ...(owner ? { owner: owner === "me" ? viewerId : owner } : {}),
    ...(due ? { due: { state: due, at: now } } : {}),
    ...(from ? { from: istDayStart(from) } : {}),
    ...(to ? { until: istDayStart(to, 1) } : {}),
  };
}
