import type { Transaction } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { isOpen, statesOf, storedKind } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { addTag, removeTag } from "#app/leads/tags/tag-lead.server.ts";
import { tagsOfLeads } from "#app/leads/tags/tags.server.ts";
import { assignLead, changeStatus, type WorkOutcome } from "#app/leads/work/lead-work.server.ts";
import { lockLead } from "#app/leads/work/lock-lead.server.ts";
import type { BulkChange, Reason } from "./bulk-change.ts";
import { nextOwner } from "./new-owners.server.ts";

export type Worker = { viewer: Viewer; now: Date };

/** The values that undoing restores, and those that must be unchanged for it. */
export type Before = Record<string, unknown>;

/** `before` is null if the lead was already as wanted. */
export type Changed = { reason: Reason } | { before: Before | null };

/** Makes a job's change to one lead, with the rules and rights of the job's author. */
export async function changeOne(
  trx: Transaction,
  change: BulkChange,
  { lead_id: leadId, version }: Pick<Row<"bulk_items">, "lead_id" | "version">,
  worker: Worker,
): Promise<Changed> {
  const lead = await lockLead(trx, leadId);
  if (!lead) return { reason: "missing" };
  const { viewer, now } = worker;
  const one = { leadId, version };
  switch (change.act) {
    case "assign": {
      const { outcome } = await assignLead(trx, { ...one, ownerId: change.owner }, viewer, now);
      const isSame = lead.owner_id === change.owner;
      return changed(outcome, isSame ? null : { owner: lead.owner_id }, "not-allowed");
    }
    case "hand-over": {
      // A hand-over asks for no version: the old owner may be editing the lead at this moment.
      if (lead.owner_id !== change.from) return { reason: "changed" };
      const ownerId = await nextOwner(trx, change, now);
      if (ownerId === undefined) return { reason: "not-allowed" };
      const { outcome } = await assignLead(trx, { leadId, ownerId }, viewer, now);
      return changed(outcome, { owner: lead.owner_id, given: ownerId }, "not-allowed");
    }
    case "status":
    case "step": {
      const kind = storedKind(lead);
      const to = change.act === "status" ? change.to : lead.status;
      if (change.act === "step" && !isOpen(kind, to)) return { reason: "closed" };
      const known = to === "spam" || statesOf(kind).some(({ status }) => status === to);
      if (!known) return { reason: "wrong-kind" };
      const { outcome } = await changeStatus(trx, { ...one, to, step: change.step }, viewer, now);
      const after = await trx
        .selectFrom("leads")
        .selectAll()
        .where("id", "=", leadId)
        .executeTakeFirstOrThrow();
      const before = { was: stateOf(lead), is: stateOf(after) };
      const isWithdrawn = lead.restricted_at !== null && change.step;
      const notAllowed = isWithdrawn ? "not-allowed" : "does-not-follow";
      return changed(outcome, after.version === lead.version ? null : before, notAllowed);
    }
    case "tag":
    case "untag": {
      const had = (await tagsOfLeads(trx, [leadId])).get(leadId) ?? [];
      const has = had.some((name) => name.toLowerCase() === change.name.toLowerCase());
      if (has === (change.act === "tag")) return { before: null };
      const { outcome } =
        change.act === "tag"
          ? await addTag(trx, { ...one, name: change.name, mayMake: change.mayMake }, viewer, now)
          : await removeTag(trx, { ...one, name: change.name }, viewer, now);
      return changed(outcome, {}, "no-tag");
    }
  }
}

/** The columns that a change of status or step writes. */
export type State = ReturnType<typeof stateOf>;

export function stateOf({ status, clock_at, step_text, step_at, lost_reason, lost_words }: Row<"leads">) {
  return { status, clock_at, step_text, step_at, lost_reason, lost_words };
}

function changed(outcome: WorkOutcome["outcome"], before: Before | null, notAllowed: Reason): Changed {
  switch (outcome) {
    case "done":
      return { before };
    case "missing":
      return { reason: "missing" };
    case "erased":
      return { reason: "erased" };
    case "changed-meanwhile":
      return { reason: "changed" };
    case "not-allowed":
      return { reason: notAllowed };
  }
}
