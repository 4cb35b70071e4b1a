import type { Updateable } from "kysely";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { isId } from "#app/database/uuid.server.ts";
import { clockAfter } from "#app/leads/clocks.ts";
import { dueOf } from "#app/leads/due.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { statusesAfter, storedKind } from "#app/leads/kinds.ts";
import type { Status, TimelineKind, Viewer } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import { releaseHeldMails } from "#app/outbox/queue/held-mails.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { isTold, leadEvent } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { type AuditEntry, audit } from "./audit.server.ts";
import { stepAfterMove } from "./step-changes.server.ts";

/** `missing`: no such lead, or the viewer may not see it. `changed-meanwhile`: the version is outdated. */
export type WorkOutcome = { outcome: "done" | "missing" | "changed-meanwhile" | "not-allowed" };

type Change = { leadId: string; version?: number };
type Work = { viewer: Viewer; now: Date };

/**
 * Moves a lead, and sets its next step in the same change where one is given; with the present status it sets the step
 * alone. A lead that is closed has no step any more. `not-allowed`: this status may not follow the current one. A lead that leaves spam releases its held mails:
 * wake the outbox.
 */
export async function changeStatus(
  db: Database,
  { to, step, ...change }: Change & { to: Status; step?: Step | undefined },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    const kind = storedKind(lead);
    const steps = stepAfterMove(lead, to, step);
    if (lead.status === to) return steps.entries.length > 0 ? record(steps.values, ...steps.entries) : "done";
    if (!statusesAfter(kind, lead.status).includes(to)) return "not-allowed";
    const clock = { kind, receivedAt: lead.created_at, clockAt: lead.clock_at };
    const outcome = await record(
      { status: to, clock_at: clockAfter(clock, lead.status, to), ...steps.values },
      { kind: "status", action: "status changed", detail: { from: lead.status, to } },
      ...steps.entries,
    );
    if (outcome !== "done" || lead.status !== "spam") return outcome;
    await releaseHeldMails(trx, lead.id, now);
    if (isTold(lead.form)) {
      await queueMessages(
        trx,
        [leadEvent("lead.created", { leadId: lead.id, reference: lead.reference })],
        now,
      );
    }
    return outcome;
  });
}

/** Managers and admins assign to anyone; agents take an unassigned lead or release their own. */
export async function assignLead(
  db: Database,
  { ownerId, ...change }: Change & { ownerId: string | null },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    if (lead.owner_id === ownerId) return "done";
    if (viewer.role === "agent" && ownerId !== null && ownerId !== viewer.id) return "not-allowed";
    if (ownerId !== null && !(await mayOwn(trx, ownerId))) return "not-allowed";
    const detail = { from: lead.owner_id, to: ownerId };
    return record({ owner_id: ownerId }, { kind: "assigned", action: "lead assigned", detail });
  });
}

/** Adds a note to the timeline. Takes no version: two notes at once are both kept. */
export async function addNote(
  db: Database,
  { text, leadId }: { leadId: string; text: string },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, { leadId }, { viewer, now }, async (_lead, record) =>
    record({}, { kind: "note", action: "note added", detail: { text } }),
  );
}

export type Recorded = { kind: TimelineKind; action: AuditEntry["action"]; detail: Record<string, unknown> };
type Recorder = (
  values: Updateable<Tables["leads"]>,
  ...entries: Recorded[]
) => Promise<WorkOutcome["outcome"]>;

/** Makes one change to a lead, with its timeline entries and audit rows, in one transaction. */
export async function workOnLead(
  db: Database,
  { leadId, version }: Change,
  { viewer, now }: Work,
  change: (lead: Row<"leads">, record: Recorder, trx: Transaction) => Promise<WorkOutcome["outcome"]>,
): Promise<WorkOutcome> {
  if (!isId(leadId)) return { outcome: "missing" };
  return db.transaction().execute(async (trx) => {
    const lead = await trx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
    if (!lead || !maySee(viewer, lead.owner_id)) return { outcome: "missing" };
    if (version !== undefined && version !== lead.version) return { outcome: "changed-meanwhile" };
    const record: Recorder = async (values, ...entries) => {
      const { numUpdatedRows } = await trx
        .updateTable("leads")
        .set({
          ...values,
          due_at: dueWith(lead, values),
          version: lead.version + 1,
          updated_at: now.getTime(),
        })
        .where("id", "=", leadId)
        .where("version", "=", lead.version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return "changed-meanwhile";
      const actorId = viewer.id;
      const events = entries.map(({ kind, detail }) => timelineRow(leadId, { kind, detail, actorId }, now));
      await insertRows(trx, "timeline", events);
      for (const { kind, action, detail } of entries) {
        // A note may contain personal data, which an erasure must be able to remove: audit only that there is one.
        await audit(trx, { actorId, action, subjectId: leadId, detail: kind === "note" ? {} : detail, now });
      }
      return "done";
    };
    return { outcome: await change(lead, record, trx) };
  });
}

/** When a lead is due after a change of some of its columns. */
export function dueWith(lead: Row<"leads">, values: Updateable<Tables["leads"]>): number | null {
  const { status, clock_at, step_at, restricted_at, erased_at } = { ...lead, ...values };
  const isClosed = restricted_at !== null || erased_at !== null;
  return dueOf({ kind: storedKind(lead), status, clockAt: clock_at, stepAt: step_at, isClosed });
}

/** Whether this account may own leads. */
export async function mayOwn(trx: Transaction, userId: string): Promise<boolean> {
  const user = await trx.selectFrom("user").select("disabled").where("id", "=", userId).executeTakeFirst();
  return user !== undefined && !user.disabled;
}
