import type { Updateable } from "kysely";
import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { isId } from "#app/database/uuid.server.ts";
import { laterThanBefore } from "#app/leads/changes/later-than-before.server.ts";
import { mentionedIn } from "#app/leads/changes/mentions.server.ts";
import { notifyStaff } from "#app/leads/changes/notify-staff.server.ts";
import { notifySystems } from "#app/leads/changes/notify-systems.server.ts";
import { clockAfter } from "#app/leads/clocks.ts";
import { followCompany } from "#app/leads/companies/follow-company.server.ts";
import { textOf, withWords } from "#app/leads/conversation/conversation-words.server.ts";
import type { DealChange } from "#app/leads/deal/deal.ts";
import { dueOf } from "#app/leads/due.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { statusesAfter, storedKind } from "#app/leads/kinds.ts";
import type { Status, TimelineKind, Viewer } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import { releaseHeldMails } from "#app/outbox/queue/held-mails.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { type AuditEntry, audit } from "./audit.server.ts";
import { dealAfterMove } from "./deal-changes.server.ts";
import { isFirstPress } from "./first-press.server.ts";
import { lockLead } from "./lock-lead.server.ts";
import { stepAfterMove } from "./step-changes.server.ts";

/**
 * `missing`: no such lead, or the viewer may not see it. `erased`: only a count is left of it. `changed-meanwhile`: the
 * version is outdated.
 */
export type WorkOutcome = { outcome: "done" | "missing" | "erased" | "changed-meanwhile" | "not-allowed" };

type Change = { leadId: string; version?: number };
type Work = { viewer: Viewer; now: Date };

/**
 * Moves a lead, and sets its next step in the same change if one is given; with the current status it only sets the
 * step or the value of a sale. A closed lead has no step. `not-allowed`: this status may not follow the current one, or
 * the lead is out of use after a withdrawal and gets no new step. A lead that leaves spam releases its held mails: wake
 * the outbox.
 */
export async function changeStatus(
  db: Queryable,
  { to, step, deal, ...change }: Change & { to: Status; step?: Step | undefined; deal?: DealChange },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    if (step && lead.restricted_at !== null) return "not-allowed";
    const kind = storedKind(lead);
    const steps = stepAfterMove(lead, to, step);
    const sale = dealAfterMove(lead, to, deal);
    const values = { ...steps.values, ...sale.values };
    const entries = [...steps.entries, ...sale.entries];
    if (lead.status === to) return entries.length > 0 ? record(values, ...entries) : "done";
    if (!statusesAfter(kind, lead.status).includes(to)) return "not-allowed";
    const clock = { kind, receivedAt: lead.created_at, clockAt: lead.clock_at };
    const outcome = await record(
      { status: to, clock_at: clockAfter(clock, lead.status, to), ...values },
      { kind: "status", action: "status changed", detail: { from: lead.status, to } },
      ...entries,
    );
    if (outcome !== "done" || lead.status !== "spam") return outcome;
    await releaseHeldMails(trx, lead.id, now);
    const { email, organization } = lead;
    await followCompany(trx, lead, { email, organization }, now);
    if (webhooksCarry(lead.form)) {
      await queueMessages(
        trx,
        [leadEvent("lead.created", { leadId: lead.id, reference: lead.reference })],
        now,
      );
    }
    return outcome;
  });
}

/**
 * Managers and admins assign to anyone; agents take an unassigned lead or release their own. The new owner gets a
 * notice: wake the outbox.
 */
export async function assignLead(
  db: Queryable,
  { ownerId, ...change }: Change & { ownerId: string | null },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    if (lead.owner_id === ownerId) return "done";
    const isOthers = lead.owner_id !== null && lead.owner_id !== viewer.id;
    if (viewer.role === "agent" && (isOthers || (ownerId !== null && ownerId !== viewer.id)))
      return "not-allowed";
    if (ownerId !== null && !(await mayOwn(trx, ownerId))) return "not-allowed";
    const detail = { from: lead.owner_id, to: ownerId };
    const entry = { kind: "assigned", action: "lead assigned", detail } as const;
    const outcome = await record({ owner_id: ownerId }, entry);
    const actorId = viewer.id;
    if (outcome === "done" && ownerId)
      await notifyStaff(trx, { kind: "assigned", leadId: lead.id, actorId, now });
    return outcome;
  });
}

/**
 * Adds a note to the timeline and notifies the staff whom it mentions: wake the outbox. Takes no version: two
 * concurrent notes are both kept. The same press twice adds one note.
 */
export async function addNote(
  db: Queryable,
  { text, leadId, press }: { leadId: string; text: string; press?: string | undefined },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, { leadId }, { viewer, now }, async (_lead, record, trx) => {
    if (press && !(await isFirstPress(trx, { key: press, leadId, now }))) return "done";
    const outcome = await record({}, { kind: "note", action: "note added", detail: { text } });
    const to = outcome === "done" ? await mentionedIn(trx, text) : [];
    if (to.length > 0) await notifyStaff(trx, { kind: "mentioned", leadId, to, actorId: viewer.id, now });
    return outcome;
  });
}

export type Recorded = {
  kind: TimelineKind;
  action: AuditEntry["action"];
  detail: Record<string, unknown>;
  /** The words of the conversation, if the entry itself does not hold them. */
  said?: string;
};
type Recorder = (
  values: Updateable<Tables["leads"]>,
  ...entries: Recorded[]
) => Promise<WorkOutcome["outcome"]>;

/**
 * Makes one change to a lead with its timeline entries and audit rows in one transaction: the caller's, if it has one.
 * The lead is locked first: `change` sees it as it is and its writes cannot outlive an erasure or a refusal. In a
 * transaction of its own `change` may run again. An erased lead takes none, because nothing that staff wrote on it would
 * be erased again.
 */
export async function workOnLead(
  db: Queryable,
  { leadId, version }: Change,
  { viewer, now }: Work,
  change: (lead: Row<"leads">, record: Recorder, trx: Transaction) => Promise<WorkOutcome["outcome"]>,
): Promise<WorkOutcome> {
  if (!isId(leadId)) return { outcome: "missing" };
  return withinTransaction(db, async (trx) => {
    const lead = await lockLead(trx, leadId);
    if (!lead || !maySee(viewer, lead.owner_id)) return { outcome: "missing" };
    if (lead.erased_at !== null) return { outcome: "erased" };
    if (version !== undefined && version !== lead.version) return { outcome: "changed-meanwhile" };
    const record: Recorder = async (values, ...entries) => {
      const said = entries.map((entry) => entry.said ?? textOf(entry)).reverse();
      const isFound = lead.restricted_at === null && lead.erased_at === null;
      const conversation = isFound ? withWords(said, lead.conversation) : undefined;
      const { numUpdatedRows } = await trx
        .updateTable("leads")
        .set({
          ...values,
          due_at: dueWith(lead, values),
          unread_since: unreadAfter({ ...lead, ...values }, viewer, now),
          version: lead.version + 1,
          updated_at: laterThanBefore(now),
          ...(conversation ? { conversation } : {}),
        })
        .where("id", "=", leadId)
        .where("version", "=", lead.version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return "changed-meanwhile";
      const actorId = viewer.id;
      const events = entries.map(({ kind, detail }) => timelineRow(leadId, { kind, detail, actorId }, now));
      await insertRows(trx, "timeline", events);
      await notifySystems(trx, events, now);
      for (const { kind, action, detail } of entries) {
        // Staff's words may name a person, and an erasure must be able to remove them: the audit log records only that
        // there were some.
        const isWords = ["note", "tagged", "call", "whatsapp"].includes(kind);
        await audit(trx, { actorId, action, subjectId: leadId, detail: isWords ? {} : detail, now });
      }
      return "done";
    };
    return { outcome: await change(lead, record, trx) };
  });
}

function withinTransaction<Result>(
  db: Queryable,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db as Transaction) : (db as Database).retriedTransaction(work);
}

/** A change by its owner counts as seen; one by others does not, until the owner looks. */
function unreadAfter(
  { owner_id, unread_since }: Pick<Row<"leads">, "owner_id" | "unread_since">,
  viewer: Viewer,
  now: Date,
): number | null {
  if (owner_id === null || owner_id === viewer.id) return null;
  return unread_since ?? now.getTime();
}

/** When a lead is due after a change of some of its columns. */
export function dueWith(lead: Row<"leads">, values: Updateable<Tables["leads"]>): number | null {
  const { status, clock_at, step_at, restricted_at, erased_at } = { ...lead, ...values };
  const isClosed = restricted_at !== null || erased_at !== null;
  return dueOf({ kind: storedKind(lead), status, clockAt: clock_at, stepAt: step_at, isClosed });
}

/** Whether this account may own leads. */
export async function mayOwn(db: Queryable, userId: string): Promise<boolean> {
  const user = await db.selectFrom("user").select("disabled").where("id", "=", userId).executeTakeFirst();
  return user !== undefined && !user.disabled;
}
