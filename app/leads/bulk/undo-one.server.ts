import type { Transaction } from "#app/database/database.server.ts";
import { addTag, removeTag } from "#app/leads/tags/tag-lead.server.ts";
import { mayOwn, type Recorded, type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { entryOf } from "#app/leads/work/step-changes.server.ts";
import type { BulkChange } from "./bulk-change.ts";
import { type Before, type State, stateOf, type Worker } from "./change-one.server.ts";

/** Restores what a job changed about one lead, unless the lead was changed since. @returns whether it was restored */
export async function undoOne(
  trx: Transaction,
  change: BulkChange,
  { leadId, before }: { leadId: string; before: Before | null },
  worker: Worker,
): Promise<boolean> {
  if (before === null) return true;
  const { outcome } = await restore(trx, change, { leadId, before }, worker);
  return outcome === "done";
}

function restore(
  trx: Transaction,
  change: BulkChange,
  { leadId, before }: { leadId: string; before: Before },
  { viewer, now }: Worker,
): Promise<WorkOutcome> {
  switch (change.act) {
    case "tag":
      return removeTag(trx, { leadId, name: change.name }, viewer, now);
    case "untag":
      return addTag(trx, { leadId, name: change.name, mayMake: true }, viewer, now);
    case "assign":
    case "hand-over":
      return workOnLead(trx, { leadId }, { viewer, now }, async (lead, record) => {
        const owner = before.owner as string | null;
        const given = change.act === "assign" ? change.owner : before.given;
        if (lead.owner_id !== given) return "changed-meanwhile";
        // A former owner may be disabled by now. After a hand-over by mistake they get their leads back all the same.
        if (change.act === "assign" && owner !== null && !(await mayOwn(trx, owner))) return "not-allowed";
        const detail = { from: lead.owner_id, to: owner };
        return record({ owner_id: owner }, { kind: "assigned", action: "lead assigned", detail });
      });
    case "status":
    case "step":
      return workOnLead(trx, { leadId }, { viewer, now }, async (lead, record) => {
        if (lead.restricted_at !== null) return "not-allowed";
        const [was, is, present] = [before.was as State, before.is as State, stateOf(lead)];
        if (!isSame(is, present)) return "changed-meanwhile";
        // An appointment may have moved since.
        const clock_at = lead.clock_at === is.clock_at ? was.clock_at : lead.clock_at;
        return record({ ...was, clock_at }, ...entriesOf(was, is));
      });
  }
}

// Not the clock: moving an appointment moves it too.
function isSame(a: State, b: State): boolean {
  return (["status", "step_text", "step_at", "lost_reason", "lost_words"] as const).every(
    // A job that the version before began knows no reason.
    (column) => (a[column] ?? null) === (b[column] ?? null),
  );
}

function entriesOf(was: State, is: State): Recorded[] {
  const entries: Recorded[] = [];
  if (was.status !== is.status)
    entries.push({
      kind: "status",
      action: "status changed",
      detail: { from: is.status, to: was.status },
    });
  if (was.step_text !== is.step_text || was.step_at !== is.step_at) {
    if (was.step_text !== null && was.step_at !== null)
      entries.push(entryOf("set", { text: was.step_text, at: was.step_at }));
    else if (is.step_text !== null && is.step_at !== null)
      entries.push(entryOf("ended", { text: is.step_text, at: is.step_at }));
  }
  return entries;
}
