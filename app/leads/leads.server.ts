import type { Queryable } from "#app/database/database.server.ts";
import type { Answer, Attribution, Consent, Status, TypedPerson, Viewer } from "./lead.ts";

export type LeadFilter = {
  /** Words, a reference, an e-mail or a phone number; every word must match the start of a word of the lead. */
  search?: string;
  form?: string;
  status?: Status;
  /** A staff id, or "none" for unassigned leads. */
  owner?: string | "none";
  /** Created at or after. */
  from?: Date;
  /** Created before. */
  until?: Date;
};

export type LeadRow = {
  id: string;
  reference: string;
  form: string;
  status: Status;
  person: TypedPerson;
  ownerId: string | null;
  flags: string[];
  createdAt: Date;
};

/** `next` and `previous` are cursors for `page.after` and `page.before`, null at the ends. */
export type LeadPage = { leads: LeadRow[]; next: string | null; previous: string | null };

export type TimelineEntry = {
  id: string;
  kind: "created" | "status" | "assigned" | "note" | "mail-sent" | "mail-failed" | "mail-withheld";
  actorId: string | null;
  /** For "status": { from, to }; "assigned": { from, to }; "note": { text }; mails: { template, to, reason? }. */
  detail: Record<string, unknown>;
  at: Date;
};

export type Lead = LeadRow & {
  subject: string;
  page: string | null;
  personId: string;
  answers: Answer[];
  timeline: TimelineEntry[];
  consent: (Consent & { at: Date }) | null;
  attribution: Attribution;
  spam: { score: number; reasons: string[] } | null;
  /** Other leads with the same e-mail address or phone number that the viewer may see, newest first. */
  related: LeadRow[];
  /** Changes with every change; pass it to `changeStatus` and `assignLead` to notice a change by someone else. */
  version: number;
  updatedAt: Date;
};

/** Newest first, at most `page.size` (50). */
export async function listLeads(
  _db: Queryable,
  _filter: LeadFilter,
  _page: { after?: string; before?: string; size?: number },
  _viewer: Viewer,
): Promise<LeadPage> {
  throw new Error("listLeads is being written");
}

/** Null when there is no such lead or the viewer may not see it. Writes the view to the audit log. */
export async function readLead(
  _db: Queryable,
  _id: string,
  _viewer: Viewer,
  _now: Date,
): Promise<Lead | null> {
  throw new Error("readLead is being written");
}
