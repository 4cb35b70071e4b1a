import { istDayStart } from "#app/dates/brief-time.ts";
import { isStatus, type Status } from "#app/leads/lead.ts";
import type { LeadFilter } from "#app/leads/lead-filter.server.ts";

/** The list's filter as it stands in the address. Dates are days in India, both included. */
export type LeadQuery = {
  q?: string;
  form?: string;
  status?: Status;
  /** A staff id, "me" or "none". */
  owner?: string;
  from?: string;
  to?: string;
};

const keys = ["q", "form", "status", "owner", "from", "to"] as const;
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
const isDay = (text: string) => istDayStart(text) !== undefined;
const isMeant = { q: anything, form: anything, status: isStatus, owner: anything, from: isDay, to: isDay };

/** The same as an address below the list: `?status=new&after=...`, or nothing. */
export function leadSearch(query: LeadQuery, page: { after?: string; before?: string } = {}): string {
  const entries = Object.entries({ ...query, ...page }).filter(([, value]) => value);
  const search = new URLSearchParams(entries as [string, string][]).toString();
  return search && `?${search}`;
}

/**
 * The query for the database, as the staff member who asks means it. Spam lies in a box of its own, and yet a search
 * finds it: whoever asks after an enquiry may have landed there.
 */
export function leadFilter({ q, form, status, owner, from, to }: LeadQuery, viewerId: string): LeadFilter {
  return {
    ...(q ? { search: q } : {}),
    ...(form ? { form } : {}),
    ...(status ? { status } : {}),
    ...(status || q ? {} : { withoutSpam: true }),
    ...(owner ? { owner: owner === "me" ? viewerId : owner } : {}),
    ...(from ? { from: istDayStart(from) } : {}),
    ...(to ? { until: istDayStart(to, 1) } : {}),
  };
}
