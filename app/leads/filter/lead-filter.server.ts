import { expressionBuilder, type RawBuilder, sql } from "kysely";
import { inByteOrder } from "#app/database/byte-order.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import type { Row } from "#app/database/rows.server.ts";
import {
  type Condition,
  inOrderOf,
  type LeadConditions,
  type LeadQuery,
  type LeadWalk,
  searchedToCount,
  searchTokens,
  under,
  walkLeads,
} from "#app/database/search.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import type { Due } from "#app/leads/due.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { readReference } from "#app/leads/submissions/reference.server.ts";
import { tagKey } from "#app/leads/tags/tag-name.ts";
import { membersOf } from "#app/leads/teams/teams.server.ts";
import { cleanNumber } from "#app/values/clean-number.ts";
import { emailKey, phoneKey } from "#app/values/contact-keys.ts";
import { isPlainAddress } from "#app/values/plain-address.ts";
import { isNoRecord, isWorked } from "./indexed-conditions.server.ts";
import { teamOf } from "./owned-by-team.ts";
import { type ResponseTime, responseTimes } from "./response-times.ts";
import { todayCondition } from "./today-conditions.server.ts";
import { isTodayDue, type TodayPart } from "./today-parts.ts";

const hourMs = 60 * 60_000;

export type LeadFilter = {
  /** Words, a reference, an e-mail address or a phone number; every word must be a prefix of a word of the lead. */
  search?: string;
  /** One form, or several. */
  form?: string | readonly string[];
  kind?: Kind;
  /** Leaves out records, which need no work; no effect together with a kind. */
  withoutRecords?: boolean;
  /** `open`: whatever still needs work. */
  status?: Status | "open";
  /** Empty: leads without one; likewise for the next three. */
  city?: string;
  source?: string;
  campaign?: string;
  landingPage?: string;
  /** The name of a tag. */
  tag?: string;
  /** First answered within these working hours, or later than 8. */
  answered?: ResponseTime;
  /** Leaves out spam; no effect together with a status. */
  withoutSpam?: boolean;
  /** Changed by others since the owner looked. */
  unread?: boolean;
  /** A section of Today; its owners are `todayOwners`. */
  today?: { part: TodayPart; at: Date };
  /** A staff id, "none" for unassigned leads, or the members of a team: `ownedByTeam` of its id. One, or several. */
  owner?: string | readonly string[];
  /** Overdue at this instant, due until the end of its day, or without a next step. */
  due?: { state: Due; at: Date };
  /** Created at or after this instant. */
  from?: Date;
  /** Created before this instant. */
  until?: Date;
};

/** A filter with the leads of one owner, or of several. */
export type FilterPart = Omit<LeadFilter, "owner"> & { owner?: LeadFilter["owner"] | undefined };

/** Whether a filter asks for leads with a due time. */
export function isByDue({ due, today }: Pick<LeadFilter, "due" | "today">): boolean {
  return (due !== undefined && due.state !== "none") || (today !== undefined && isTodayDue(today.part));
}

/**
 * The leads that match the filter, in order of creation.
 * @param only stops SQLite from using an index for any other condition, because the caller wants the index of an order,
 * which begins with this column. (A unary plus does so:
 * https://sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_.)
 */
export async function walkFiltered(
  db: Queryable,
  part: FilterPart,
  { only }: { only?: IndexedFirst } = {},
): Promise<FilterWalk> {
  const { words, ...conditions } = conditionsOf(db, part, only);
  return { ...(await walkLeads(db, words, conditions)), alike: alikeIn(db, part) };
}

/** The same leads in whatever order counts some of them soonest. */
export async function filteredToCount(db: Queryable, part: FilterPart): Promise<LeadQuery> {
  const { words, ...conditions } = conditionsOf(db, part);
  // The owners match many leads; any other condition may have an index that matches few.
  const isByWords = conditionsOf(db, { ...part, owner: undefined }).indexed.length === 0;
  const matching = isByWords ? await searchedToCount(db, words) : undefined;
  if (matching) return under(matching, [...conditions.indexed, ...conditions.others]);
  const { query, key } = await walkLeads(db, words, conditions);
  return inOrderOf(query, [...alikeIn(db, part), key], "desc");
}

/** `alike`: columns in which all leads of the walk have one value; an order must still begin with them. */
export type FilterWalk = LeadWalk & { alike: readonly RawBuilder<unknown>[] };

type IndexedFirst = "owner" | "status" | "kind";

/**
 * PostgreSQL does not see that leads without an owner share that value, and uses the index of an owner's leads for
 * their order only if the order begins with the owner.
 */
function alikeIn(db: Queryable, { owner }: FilterPart): readonly RawBuilder<unknown>[] {
  return owner === "none" && engineOf(db) === "postgres" ? [sql.ref("leads.owner_id")] : [];
}

function conditionsOf(
  db: Queryable,
  { search = "", ...filter }: FilterPart,
  only?: IndexedFirst,
): LeadConditions & { words: readonly string[] } {
  const is = expressionBuilder<Tables, "leads">();
  const plus = only ? sql`+` : sql``;
  const column = (name: keyof Row<"leads">) =>
    sql<string | number>`${name === only ? sql`` : plus}${sql.ref(`leads.${name}`)}`;
  const { reference, email, words } = meantBy(search);
  const { form, kind, withoutRecords, status, withoutSpam, unread, today, owner, due, from, until } = filter;
  const { city, source, campaign, landingPage, answered, tag } = filter;
  const texts = { city, source, arrival_campaign: campaign, arrival_page: landingPage };
  const indexed: Condition[] = [];
  const others: Condition[] = [];
  if (reference) indexed.push(is("leads.reference", "=", reference));
  if (email) indexed.push(is("leads.email_key", "=", email));
  if (typeof form === "string") indexed.push(is(column("form"), "=", form));
  else if (form) indexed.push(is(column("form"), "in", form));
  for (const [name, text] of Object.entries(texts)) {
    const lower = sql<string>`${plus}${inByteOrder(db, `leads.${name}`)}`;
    if (text !== undefined) indexed.push(is(lower, "=", text.toLowerCase()));
  }
  if (tag !== undefined) {
    // The tag's own index finds its leads, which are few.
    const tagged = db
      .selectFrom("lead_tags")
      .innerJoin("tags", "tags.id", "lead_tags.tag_id")
      .select("lead_tags.lead_id")
      .where("tags.name_key", "=", tagKey(tag));
    indexed.push(is("leads.id", "in", tagged));
  }
  if (answered) {
    const [above, upTo] = responseTimes[answered];
    others.push(is(column("answer_ms"), ">", above * hourMs));
    if (upTo !== undefined) others.push(is(column("answer_ms"), "<=", upTo * hourMs));
  }
  if (kind) indexed.push(is(column("kind"), "=", kind));
  else if (withoutRecords) others.push(is(column("kind"), "<>", "record"));
  if (status === "open") indexed.push(is(column("status"), "in", openStatuses));
  else if (status) indexed.push(is(column("status"), "=", status));
  else if (withoutSpam) others.push(is(column("status"), "!=", "spam"));
  if (owner !== undefined) {
    const ownerId = sql`${only === "owner" ? sql`` : plus}leads.owner_id`;
    indexed.push(is.or([owner].flat().map((one) => isOwnedBy(ownerId, one))));
  }
  if (today) indexed.push(todayCondition(today, owner, plus));
  if (unread) indexed.push(is("leads.unread_since", "is not", null));
  if (due) indexed.push(dueWithin(due, plus));
  // An id begins with its instant, so dates narrow the index range.
  const ids = [
    from ? is(column("id"), ">=", firstIdAt(from)) : undefined,
    until ? is(column("id"), "<", firstIdAt(until)) : undefined,
  ].filter((bound) => bound !== undefined);
  if (ids.length > 0) indexed.push(is.and(ids));
  return { words, indexed, others };
}

const isOwnedBy = (ownerId: RawBuilder<unknown>, owner: string) =>
  owner === "none" ? sql<boolean>`${ownerId} is null` : sql<boolean>`${ownerId} = ${owner}`;

function dueWithin({ state, at }: NonNullable<LeadFilter["due"]>, plus: RawBuilder<unknown>): Condition {
  const dueAt = sql`${plus}leads.due_at`;
  if (state === "none") return sql<boolean>`${plus}leads.step_at is null and ${isWorked} and ${isNoRecord}`;
  const now = at.getTime();
  if (state === "overdue") return sql<boolean>`${dueAt} < ${now}`;
  const days = { today: 0, week: 7 }[state];
  return sql<boolean>`${dueAt} >= ${now} and ${dueAt} <= ${endOfDay(dayAfter(dayOf(at), days))}`;
}

/** The filter restricted to what the viewer may see, in parts that each have an ordered index: one for each owner. */
export async function visibleParts(db: Queryable, filter: LeadFilter, viewer: Viewer): Promise<FilterPart[]> {
  const owners = await visibleOwners(db, filter.owner, viewer);
  const named = owners.filter((owner) => owner !== undefined);
  // A search reads the same matches for each owner: one walk serves all.
  if (searchedWords(filter.search ?? "").length > 0 && named.length > 1) return [{ ...filter, owner: named }];
  return owners.map((owner) => ({ ...filter, owner }));
}

/** Whether a walk follows the order of a text index. On SQLite it does, and no other index helps. */
export function isByTextIndex(db: Queryable, { search = "" }: Pick<LeadFilter, "search">): boolean {
  return engineOf(db) === "sqlite" && searchedWords(search).length > 0;
}

/** The owners whose leads the viewer may see; undefined means everyone, "none" means unassigned leads. */
export async function visibleOwners(
  db: Queryable,
  wanted: LeadFilter["owner"],
  { id, role, teammates = [] }: Viewer,
): Promise<(string | undefined)[]> {
  const asked = await ownersOf(db, wanted);
  if (role !== "agent") return asked ?? [undefined];
  const seen = [id, "none", ...teammates];
  return asked ? seen.filter((owner) => asked.includes(owner)) : seen;
}

/** The owners that a filter means, with teams replaced by their members; undefined means everyone. */
export async function ownersOf(db: Queryable, wanted: LeadFilter["owner"]): Promise<string[] | undefined> {
  if (wanted === undefined) return undefined;
  if (typeof wanted !== "string") return [...wanted];
  const team = teamOf(wanted);
  return team === undefined ? [wanted] : await membersOf(db, team);
}

/** The access rule for leads: agents see their own, their teammates' and unassigned ones, other roles see all. */
export function maySee({ id, role, teammates = [] }: Viewer, ownerId: string | null): boolean {
  return role !== "agent" || ownerId === null || ownerId === id || teammates.includes(ownerId);
}

/** The words that a search looks for; none if it is a reference or an address. */
export function searchedWords(search: string): readonly string[] {
  return meantBy(search).words;
}

function meantBy(search: string) {
  const reference = readReference(search);
  const email = isPlainAddress(search.trim()) ? emailKey(search) : null;
  return { reference, email, words: reference || email ? [] : tokensOf(search) };
}

// A number with spaces is one token, with or without its country code.
function tokensOf(search: string): string[] {
  const number = cleanNumber(search).trim();
  if (!/^[+\d][\d\s().-]{3,}$/.test(number)) return searchTokens([search.trim()]);
  return [phoneKey(number)?.replace("+", "") ?? number.replace(/\D/g, "")];
}
