import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow, type LeadRow, personOf } from "#app/leads/filter/leads.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import { storedKind } from "#app/leads/kinds.ts";
import type { Answer, Attribution, Consent, Kind, TimelineKind, Touch, Viewer } from "#app/leads/lead.ts";
import { uploadsOfLead } from "#app/leads/submissions/uploads.server.ts";
import { tagsOfLeads } from "#app/leads/tags/tags.server.ts";
import { auditView } from "./audit.server.ts";

export type TimelineEntry = {
  id: string;
  kind: TimelineKind;
  /** The staff member who acted; null for the visitor or the system. */
  actorId: string | null;
  /**
   * status, assigned, booking-moved: `from`, `to`. routed: `to`, `rule`. tagged: `added` or `removed`. note: `text`, and for a step `step` (set, done, ended) and `due`. person-corrected, details-added: `fields`. correction-asked,
   * correction-made: `reference`. booking-cancelled: `when`. consent-withdrawn: `what`. erased: `reason`. Mails and
   * webhooks: `template`, `to`, and `reason` when it was not sent.
   */
  detail: Record<string, unknown>;
  at: Date;
};

export type Lead = LeadRow & {
  page: string | null;
  personId: string;
  answers: Answer[];
  /** Oldest first. */
  timeline: TimelineEntry[];
  consent: (Consent & { at: Date }) | null;
  attribution: Attribution;
  /** The file fields, with sizes in bytes. */
  uploads: { field: string; size: number }[];
  /** By name. */
  tags: string[];
  /** The order it led to, why it was lost, and the words of staff about that. */
  deal: { order: string | null; reason: string | null; words: string | null };
  spam: { score: number; reasons: string[] } | null;
  /** Withdrawn consents, oldest first. */
  withdrawn: { what: "marketing" | "enquiry"; noticeVersion: string | null; at: Date }[];
  /** Why mails to this address fail or must not be sent. */
  mailWishes: { bounced: boolean; optedOut: string[] };
  /** Other leads with the same e-mail address or phone number that the viewer may see, newest first. */
  related: LeadRow[];
};

const maxRelated = 20;

/**
 * Null if the lead does not exist or the viewer may not see it. Audits the view first. After consent is withdrawn, only
 * admins see more than that fact.
 */
export async function readLead(db: Queryable, id: string, viewer: Viewer, now: Date): Promise<Lead | null> {
  if (!isId(id)) return null;
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || !maySee(viewer, row.owner_id)) return null;
  await auditView(db, { actorId: viewer.id, action: "lead viewed", subjectId: id, now });
  const hidden = isHiddenFrom(viewer, row.restricted_at);
  const [answers, timeline, touches, consent, related, withdrawals, mailWishes, uploads, tags] =
    await Promise.all([
      db.selectFrom("answers").selectAll().where("lead_id", "=", id).orderBy("position").execute(),
      db.selectFrom("timeline").selectAll().where("lead_id", "=", id).orderBy("id").execute(),
      db.selectFrom("attributions").selectAll().where("lead_id", "=", id).execute(),
      readConsent(db, id),
      readRelated(db, row),
      db.selectFrom("withdrawals").selectAll().where("lead_id", "=", id).orderBy("id").execute(),
      readMailWishes(db, row.email_key),
      uploadsOfLead(db, id),
      tagsOfLeads(db, [id]),
    ]);
  return {
    ...asLeadRow(row),
    person: hidden ? {} : personOf(row),
    subject: hidden ? "" : row.subject,
    page: row.page,
    personId: row.person_id,
    answers: (hidden ? [] : answers).map(({ key, label, value }) => ({ key, label, value })),
    timeline: timeline.filter(({ kind }) => !hidden || !tellsOfPerson.has(kind)).map(asTimelineEntry),
    consent,
    uploads: hidden ? [] : uploads,
    tags: tags.get(id) ?? [],
    deal: {
      order: hidden ? null : row.order_number,
      reason: row.lost_reason,
      words: hidden ? null : row.lost_words,
    },
    attribution: Object.fromEntries(touches.map((touch) => [touch.touch, asTouch(touch)])),
    spam: row.spam_score === null ? null : { score: row.spam_score, reasons: row.spam_reasons },
    withdrawn: withdrawals.map(({ what, notice_version, at }) => ({
      what,
      noticeVersion: notice_version,
      at: new Date(at),
    })),
    mailWishes,
    related: (hidden ? [] : related).filter(({ ownerId }) => maySee(viewer, ownerId)),
  };
}

/** The lead's form; null under the same conditions as `readLead`. Shows no personal data, so it is not audited. */
export async function readFormOf(db: Queryable, id: string, viewer: Viewer): Promise<string | null> {
  if (!isId(id)) return null;
  const row = await db
    .selectFrom("leads")
    .select(["form", "owner_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && maySee(viewer, row.owner_id) ? row.form : null;
}

/** The lead's kind; undefined under the same conditions. */
export async function readKindOf(
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ kind: Kind } | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom("leads")
    .select(["kind", "owner_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && maySee(viewer, row.owner_id) ? { kind: storedKind(row) } : undefined;
}

/** Timeline kinds whose entries hold personal words or addresses. */
const tellsOfPerson = new Set<TimelineKind>([
  "note",
  "tagged",
  "call",
  "whatsapp",
  "reply",
  "mail-received",
  "mail-sent",
  "mail-failed",
  "mail-withheld",
  "mail-bounced",
]);

async function readMailWishes(db: Queryable, address: string | null): Promise<Lead["mailWishes"]> {
  if (address === null) return { bounced: false, optedOut: [] };
  const [suppressed, optOuts] = await Promise.all([
    db.selectFrom("suppressions").select("address").where("address", "=", address).executeTakeFirst(),
    db.selectFrom("opt_outs").select("scope").where("address", "=", address).orderBy("scope").execute(),
  ]);
  return { bounced: suppressed !== undefined, optedOut: optOuts.map(({ scope }) => scope) };
}

async function readConsent(db: Queryable, leadId: string): Promise<Lead["consent"]> {
  const row = await db
    .selectFrom("consents")
    .innerJoin("notices", "notices.hash", "consents.notice_hash")
    .selectAll()
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    noticeVersion: row.notice_version,
    noticeHash: row.notice_hash,
    wording: row.wording,
    language: row.language,
    basis: row.basis,
    boxes: row.boxes,
    at: new Date(row.created_at),
  };
}

// Two queries with one index each: with "or", the planner reads every lead of a phone number that thousands share.
async function readRelated(db: Queryable, lead: Row<"leads">): Promise<LeadRow[]> {
  const keys = (["email_key", "phone_key"] as const).filter((column) => lead[column] !== null);
  const found = await Promise.all(
    keys.map((column) =>
      db
        .selectFrom("leads")
        .select(leadRowColumns)
        .where(column, "=", lead[column])
        .where("id", "!=", lead.id)
        .orderBy("id", "desc")
        .limit(maxRelated)
        .execute(),
    ),
  );
  const unique = new Map(found.flat().map((row) => [row.id, row]));
  return [...unique.values()]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, maxRelated)
    .map(asLeadRow);
}

function asTimelineEntry(row: Row<"timeline">): TimelineEntry {
  const { id, kind, actor_id, detail, at } = row;
  return { id, kind, actorId: actor_id, detail, at: new Date(at) };
}

/** An arrival with the campaign parameters of its link. */
export function asTouch(row: Row<"attributions">): Touch {
  const { source, medium, campaign, term, content } = row;
  const known = Object.entries({ source, medium, campaign, term, content });
  return {
    landingPage: row.landing_page,
    ...Object.fromEntries(known.filter(([, value]) => value !== null)),
  };
}
