import { istDayStart } from "#app/dates/brief-time.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { type Due, dueStates } from "#app/leads/due.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { type LeadSort, readSort } from "#app/leads/filter/lead-sort.ts";
import { type ResponseTime, responseTimes } from "#app/leads/filter/response-times.ts";
import { type TodayPart, todayOwners, todayParts } from "#app/leads/filter/today-parts.ts";
import { isKind, isStatus, type Kind, type Status } from "#app/leads/lead.ts";
import { type DaySpan, daySpans } from "./day-spans.ts";

/** The list's filter, order and columns in its address. Dates are days in India, both included. */
export type LeadQuery = {
  q?: string;
  /** Ids of forms, separated by commas. */
  form?: string;
  kind?: Kind;
  status?: Status | "open";
  /** A staff id, "me", "none" or a team. */
  owner?: string;
  /** In these four, "none" means leads without a value. */
  city?: string;
  source?: string;
  campaign?: string;
  /** The first page of the visit. */
  landing?: string;
  tag?: string;
  /** The time until the first answer. */
  answered?: ResponseTime;
  due?: Due;
  /** "yes": the viewer's leads that others changed since the viewer looked; "replies": that section of Today. */
  unread?: "yes" | "replies";
  /** A section of the viewer's Today. */
  today?: TodayPart;
  /** Days up to the present one, so that a view of them moves on; a typed first day replaces them. */
  days?: DaySpan;
  from?: string;
  to?: string;
  sort?: string;
  /** Names of columns, separated by commas. */
  cols?: string;
  /** The lead was opened from the board: Back returns there. */
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
  today: (text) => todayParts.some((part) => part === text),
  days: (text) => Object.hasOwn(daySpans, text),
  from: isDay,
  to: isDay,
  sort: (text) => readSort(text) !== undefined,
  cols: (text) => /^[a-z]+(,[a-z]+)*$/.test(text),
  at: (text) => text === "board",
};

/** Reads the query of an address; leaves out invalid values. */
export function readLeadQuery(search: URLSearchParams): LeadQuery {
  const query: Record<string, string> = {};
  for (const key of Object.keys(isMeant) as (keyof LeadQuery)[]) {
    // Check boxes send their name once for each value.
    const joined = search.getAll(key).join(",").trim();
    // As many forms as there are: the list of them is cut nowhere, each id is.
    const text = key === "form" ? eachOnce(joined) : joined.slice(0, longest);
    if (text && isMeant[key](text)) query[key] = text;
  }
  if (query.from) delete query.days;
  return query;
}

function eachOnce(list: string): string {
  const ids = list.split(",").map((id) => id.trim().slice(0, longest));
  return [...new Set(ids)].filter(Boolean).join(",");
}

/** The position of a page: after or before a lead, in the order of the list. */
export type ListPage = { after?: string | undefined; before?: string | undefined };

/** The list in the address of a lead that was opened from it; null for a lead opened by itself. */
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
 * The address of a lead. With a list the lead is shown beside it where there is room, and Back returns there.
 * @param list as `leadSearch` gives it, empty for the list without conditions
 */
export function leadAddress(id: string, list?: string): string {
  const path = `/leads/dashboard/${id}`;
  return list === undefined ? path : `${path}?${new URLSearchParams({ list: list.slice(1) })}`;
}

/** The query string of a list: `?status=new&after=...`, or nothing. */
export function leadSearch(query: LeadQuery, page: ListPage = {}): string {
  const entries = Object.entries({ ...query, ...page }).filter(([, value]) => value);
  const search = new URLSearchParams(entries as [string, string][]).toString();
  return search && `?${search}`;
}

/**
 * The database filter of the viewer's query. Spam is in a box of its own, but a search includes it, because a real
 * enquiry may be there. Records are listed only on request.
 */
export function leadFilter(query: LeadQuery, viewerId: string, now: Date): LeadFilter {
  const { q, form, kind, status, due, unread, days, to } = query;
  const from = days ? daySpans[days].from(dayOf(now)) : query.from;
  const { city, source, campaign, landing, answered, tag } = query;
  const forms = form?.split(",");
  const today = query.today ?? (unread === "replies" ? unread : undefined);
  // Neither spam nor records are ever due: a condition on that would stop the planner from using the index of due times
  // alone. A section of Today says itself which it leaves out.
  const isDue = (due !== undefined && due !== "none") || today !== undefined;
  return {
    ...(q ? { search: q } : {}),
    ...(forms ? { form: forms.length === 1 ? form : forms } : {}),
    ...(kind ? { kind } : {}),
    ...(kind || form || q || isDue || status === "spam" ? {} : { withoutRecords: true }),
    ...(status ? { status } : {}),
    ...(status || q || isDue ? {} : { withoutSpam: true }),
    ...(unread === "yes" ? { unread: true } : {}),
    ...(today ? { today: { part: today, at: now } } : {}),
    ...ownerOf(query, today, viewerId),
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

/** What is unread and what is in Today is the viewer's own, so the owner of the query has no say there. */
function ownerOf(
  { owner, unread }: LeadQuery,
  today: TodayPart | undefined,
  viewerId: string,
): Pick<LeadFilter, "owner"> {
  if (unread === "yes") return { owner: viewerId };
  if (today) return { owner: todayOwners(today, viewerId) };
  return owner ? { owner: owner === "me" ? viewerId : owner } : {};
}

/** The word for "no value" in addresses. */
export const noWord = "none";
const wordOf = (text: string) => (text === noWord ? "" : text);
