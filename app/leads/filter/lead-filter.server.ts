import { sql } from "kysely";
import { inByteOrder } from "#app/database/byte-order.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { type LeadQuery, type LeadWalk, searchTokens, walkLeads } from "#app/database/search.server.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import type { Due } from "#app/leads/due.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { readReference } from "#app/leads/submissions/reference.server.ts";
import { emailKey, phoneKey } from "#app/values/contact-keys.ts";
import { isPlainAddress } from "#app/values/plain-address.ts";

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
  city?: string;
  source?: string;
  /** Leaves out spam; no effect together with a status. */
  withoutSpam?: boolean;
  /** A staff id, or "none" for unassigned leads. */
  owner?: string | "none";
  /** Overdue at this instant, due until the end of its day, or without a next step. */
  due?: { state: Due; at: Date };
  /** Created at or after this instant. */
  from?: Date;
  /** Created before this instant. */
  until?: Date;
};

/** The leads that match the filter, in order of creation. */
export function walkFiltered(db: Queryable, { search = "", ...filter }: LeadFilter): Promise<LeadWalk> {
  const reference = readReference(search);
  const email = isPlainAddress(search.trim()) ? emailKey(search) : null;
  const { form, kind, withoutRecords, status, withoutSpam, owner, due, city, source, from, until } = filter;
  return walkLeads(db, reference || email ? [] : tokensOf(search), (leads) => {
    let query = leads;
    if (reference) query = query.where("leads.reference", "=", reference);
    if (email) query = query.where("leads.email_key", "=", email);
    if (typeof form === "string") query = query.where("leads.form", "=", form);
    else if (form) query = query.where("leads.form", "in", form);
    if (city) query = query.where(inByteOrder(db, "leads.city"), "=", city.toLowerCase());
    if (source) query = query.where(inByteOrder(db, "leads.source"), "=", source.toLowerCase());
    if (kind) query = query.where("leads.kind", "=", kind);
    else if (withoutRecords) query = query.where("leads.kind", "<>", "record");
    if (status === "open") query = query.where("leads.status", "in", openStatuses);
    else if (status) query = query.where("leads.status", "=", status);
    else if (withoutSpam) query = query.where("leads.status", "!=", "spam");
    if (owner === "none") query = query.where("leads.owner_id", "is", null);
    else if (owner) query = query.where("leads.owner_id", "=", owner);
    if (due) query = dueWithin(query, due);
    // An id begins with its instant, so dates narrow the index range.
    if (from) query = query.where("leads.id", ">=", firstIdAt(from));
    if (until) query = query.where("leads.id", "<", firstIdAt(until));
    return query;
  });
}

function dueWithin(query: LeadQuery, { state, at }: NonNullable<LeadFilter["due"]>): LeadQuery {
  if (state === "none") {
    return query
      .where("step_at", "is", null)
      .where(sql<boolean>`leads.status in ('contacted', 'qualified', 'proposal')`)
      .where(sql<boolean>`leads.kind <> 'record'`);
  }
  const now = at.getTime();
  if (state === "overdue") return query.where("due_at", "<", now);
  const days = { today: 0, week: 7 }[state];
  return query.where("due_at", ">=", now).where("due_at", "<=", endOfDay(dayAfter(dayOf(at), days)));
}

/** The owners whose leads the viewer may see; undefined means everyone, "none" means unassigned leads. */
export function visibleOwners(wanted: string | undefined, { id, role }: Viewer): (string | undefined)[] {
  if (role !== "agent") return [wanted];
  const own = [id, "none"];
  return wanted === undefined ? own : own.filter((owner) => owner === wanted);
}

/** The access rule for leads: agents see their own and unassigned ones, other roles see all. */
export function maySee({ id, role }: Viewer, ownerId: string | null): boolean {
  return role !== "agent" || ownerId === null || ownerId === id;
}

// A number with spaces is one token, with or without its country code.
function tokensOf(search: string): string[] {
  const text = search.trim();
  if (!/^[+\d][\d\s().-]{3,}$/.test(text)) return searchTokens([text]);
  return [phoneKey(text)?.replace("+", "") ?? text.replace(/\D/g, "")];
}
