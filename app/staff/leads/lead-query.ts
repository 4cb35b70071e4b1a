import { istDayStart } from "#app/dates/brief-time.ts";
import { type Due, dueStates } from "#app/leads/due.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { type LeadSort, readSort } from "#app/leads/filter/lead-sort.ts";
import { type ResponseTime, responseTimes } from "#app/leads/filter/response-times.ts";
import { isKind, isStatus, type Kind, type Status } from "#app/leads/lead.ts";

/** The list's filter, order and columns as they stand in the address. Dates are days in India, both included. */
export type LeadQuery = {
  q?: string;
  /** Ids of forms, with commas. */
  form?: string;
  kind?: Kind;
  status?: Status | "open";
  /** A staff id, "me", "none" or a team. */
  owner?: string;
  /** These four: "none" where a lead has none. */
  city?: string;
  source?: string;
  campaign?: string;
  /** The first page of the visit. */
  landing?: string;
  tag?: string;
  /** How soon it was first answered. */
  answered?: ResponseTime;
  due?: Due;
  /** One's own that others changed since one looked; or those whose customer waits for an answer to be read. */
  unread?: "yes" | "replies";
  from?: string;
  to?: string;
  sort?: string;
  /** Names of columns, with commas. */
  cols?: string;
  /** A lead was opened from the board: its way back leads there. */
  at?: "board";
};

const longest = 200;
const anything = () => true;
const isDay = (text: string) => istDayStart(text) !== undefined;

const isMeant: Record<keyof LeadQuery, (text: string) => boolean> = {
  q: anything,
  form: anything,
  kind: isKind,
  status: (text) => text === "open" || isStatus(text),
  owner: anything,
  city: anything,
  source: anything,
  campaign: anything,
  landing: anything,
  tag: anything,
  answered: (text) => Object.hasOwn(responseTimes, text),
  due: (text) => dueStates.some((state) => state === text),
  unread: (text) => text === "yes" || text === "replies",
  from: isDay,
  to: isDay,
  sort: (text) => readSort(text) !== undefined,
  cols: (text) => /^[a-z]+(,[a-z]+)*$/.test(text),
  at: (text) => text === "board",
};

/** What an address asks for. What it cannot mean is left out. */
export function readLeadQuery(search: URLSearchParams): LeadQuery {
  const query: Record<string, string> = {};
  for (const key of Object.keys(isMeant) as (keyof LeadQuery)[]) {
    // Check boxes send a name once for each.
    const text = search.getAll(key).join(",").trim().slice(0, longest);
    if (text && isMeant[key](text)) query[key] = text;
  }
  return query;
}

/** Where a page of the list begins: behind or before a lead, in the order of the list. */
export type ListPage = { after?: string | undefined; before?: string | undefined };

/** The list that a lead was opened from, as it stands in the lead's own address; null when it was opened by itself. */
export function listOf(search: URLSearchParams): { query: LeadQuery; page: ListPage } | null {
  const text = search.get("list");
  if (text === null) return null;
  const list = new URLSearchParams(text);
  return { query: readLeadQuery(list), page: readListPage(list) };
}

/** The page of the list that an address asks for. */
export function readListPage(search: URLSearchParams): ListPage {
  return { after: search.get("after") ?? undefined, before: search.get("before") ?? undefined };
}

/** The order of a list. */
export function sortOf({ sort }: LeadQuery): LeadSort | undefined {
  return sort === undefined ? undefined : readSort(sort);
}

/**
 * A lead's page. With a list it is shown beside the list where there is room, and Back leads there.
 * @param list as `leadSearch` says it, empty for the list without conditions
 */
export function leadAddress(id: string, list?: string): string {
  const path = `/leads/dashboard/${id}`;
  return list === undefined ? path : `${path}?${new URLSearchParams({ list: list.slice(1) })}`;
}

/** The same as an address below the list: `?status=new&after=...`, or nothing. */
export function leadSearch(query: LeadQuery, page: ListPage = {}): string {
  const entries = Object.entries({ ...query, ...page }).filter(([, value]) => value);
  const search = new URLSearchParams(entries as [string, string][]).toString();
  return search && `?${search}`;
}

/**
 * The query for the database, as the staff member who asks means it. Spam lies in a box of its own, and yet a search
 * finds it, because a real enquiry may be there. Records are listed only on request.
 */
export function leadFilter(query: LeadQuery, viewerId: string, now: Date): LeadFilter {
  const { q, form, kind, status, owner, due, unread, from, to } = query;
  const { city, source, campaign, landing, answered, tag } = query;
  const forms = form?.split(",");
  // Neither spam nor records are ever due: asking for that too would keep the index of due times from being used alone.
  const isDue = due !== undefined && due !== "none";
  return {
    ...(q ? { search: q } : {}),
    ...(forms ? { form: forms.length === 1 ? form : forms } : {}),
    ...(kind ? { kind } : {}),
    ...(kind || form || q || isDue || status === "spam" ? {} : { withoutRecords: true }),
    ...(status ? { status } : {}),
    ...(status || q || isDue ? {} : { withoutSpam: true }),
    ...(unread
      ? { unread: unread === "yes" ? "changes" : "replies", owner: viewerId }
      : owner
        ? { owner: owner === "me" ? viewerId : owner }
        : {}),
    ...(city ? { city: wordOf(city) } : {}),
    ...(source ? { source: wordOf(source) } : {}),
    ...(campaign ? { campaign: wordOf(campaign) } : {}),
    ...(landing ? { landingPage: wordOf(landing) } : {}),
    ...(tag ? { tag } : {}),
    ...(answered ? { answered } : {}),
    ...(due ? { due: { state: due, at: now } } : {}),
    ...(from ? { from: istDayStart(from) } : {}),
    ...(to ? { until: istDayStart(to, 1) } : {}),
  };
}

/** What stands in addresses for "it has none". */
export const noWord = "none";
const wordOf = (text: string) => (text === noWord ? "" : text);
