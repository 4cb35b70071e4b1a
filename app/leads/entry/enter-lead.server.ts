import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { notifyStaff } from "#app/leads/changes/notify-staff.server.ts";
import { addWords } from "#app/leads/conversation/conversation-words.server.ts";
import { dueOf } from "#app/leads/due.ts";
import { storedKind } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import type { RecordOutcome, Submission } from "#app/leads/submissions/submission.ts";
import { recordWithin } from "#app/leads/submissions/submissions.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { mayOwn } from "#app/leads/work/lead-work.server.ts";
import { entryOf, valuesOf } from "#app/leads/work/step-changes.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";

type Entry = {
  submission: Submission;
  /** Null: no owner yet. */
  ownerId: string | null;
  step?: Step | undefined;
};
type By = { viewer: Viewer; now: Date };

/**
 * Stores a lead that staff enter, with its owner and next step, in one transaction. A colleague who becomes its owner
 * gets a notice: wake the outbox.
 */
export function enterLead(
  db: Database,
  entry: Entry,
  by: By,
): Promise<RecordOutcome | { outcome: "not-allowed" }> {
  return db.transaction().execute((trx) => enterWithin(trx, entry, by));
}

async function enterWithin(
  trx: Transaction,
  { submission, ownerId, step }: Entry,
  { viewer, now }: By,
): Promise<RecordOutcome | { outcome: "not-allowed" }> {
  const isAnothers = ownerId !== null && ownerId !== viewer.id;
  if (isAnothers && (viewer.role === "agent" || !(await mayOwn(trx, ownerId))))
    return { outcome: "not-allowed" };
  const outcome = await recordWithin(trx, submission, now, { isOwnerGiven: true });
  if (outcome.outcome !== "stored") return outcome;
  const { leadId } = outcome;
  const lead = await trx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirstOrThrow();
  const values = step ? valuesOf(step) : { step_text: null, step_at: null };
  const due = { kind: storedKind(lead), status: lead.status, clockAt: lead.clock_at, isClosed: false };
  await trx
    .updateTable("leads")
    .set({
      ...values,
      owner_id: ownerId,
      unread_since: isAnothers ? now.getTime() : null,
      due_at: dueOf({ ...due, stepAt: step?.at ?? null }),
    })
    .where("id", "=", leadId)
    .execute();
  await trx
    .updateTable("timeline")
    .set({ actor_id: viewer.id })
    .where("id", "=", leadId)
    .where("lead_id", "=", leadId)
    .execute();
  const actorId = viewer.id;
  const events = [
    ...(ownerId ? [{ kind: "assigned" as const, detail: { from: null, to: ownerId }, actorId }] : []),
    ...(step ? [{ ...entryOf("set", step), actorId }] : []),
  ];
  await insertRows(
    trx,
    "timeline",
    events.map(({ kind, detail, actorId: by }) => timelineRow(leadId, { kind, detail, actorId: by }, now)),
  );
  if (step) await addWords(trx, leadId, [step.text]);
  await audit(trx, { actorId, action: "lead entered", subjectId: leadId, now });
  if (isAnothers) await notifyStaff(trx, { kind: "assigned", leadId, actorId, now });
  return outcome;
}
