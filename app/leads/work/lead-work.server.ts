import type { Updateable } from "kysely";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { type Status, statusesAfter, type TimelineKind, type Viewer } from "#app/leads/lead.ts";
import { releaseHeldMails } from "#app/outbox/queue/held-mails.server.ts";
import { isTold, queueWebhooks } from "#app/outbox/webhooks/webhook-queue.server.ts";
import { type AuditEntry, audit } from "./audit.server.ts";
import { timelineRow } from "./timeline.server.ts";

/** `missing`: no such lead, or the viewer may not see it. `changed-meanwhile`: the version is outdated. */
export type WorkOutcome = { outcome: "done" | "missing" | "changed-meanwhile" | "not-allowed" };

type Change = { leadId: string; version?: number };
type Work = { viewer: Viewer; now: Date };

/**
 * `not-allowed`: this status may not follow the current one. A lead that leaves spam releases its held mails: wake
 * the outbox.
 */
export async function changeStatus(
  db: Database,
  { to, ...change }: Change & { to: Status },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    if (lead.status === to) return "done";
    if (!statusesAfter(lead.status).includes(to)) return "not-allowed";
    const outcome = await record(
      { status: to },
      { kind: "status", action: "status changed", detail: { from: lead.status, to } },
    );
    if (outcome !== "done" || lead.status !== "spam") return outcome;
    await releaseHeldMails(trx, lead.id, now);
    if (isTold(lead.form)) {
      await queueWebhooks(trx, [{ event: "lead.created", leadId: lead.id, reference: lead.reference }], now);
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

type Recorded = { kind: TimelineKind; action: AuditEntry["action"]; detail: Record<string, unknown> };
type Recorder = (values: Updateable<Tables["leads"]>, entry: Recorded) => Promise<WorkOutcome["outcome"]>;

/** Makes one change to a lead, with its timeline entry and audit row, in one transaction. */
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
    const record: Recorder = async (values, { kind, action, detail }) => {
      const { numUpdatedRows } = await trx
        .updateTable("leads")
        .set({ ...values, version: lead.version + 1, updated_at: now.getTime() })
        .where("id", "=", leadId)
        .where("version", "=", lead.version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return "changed-meanwhile";
      const actorId = viewer.id;
      await insertRows(trx, "timeline", [timelineRow(leadId, { kind, detail, actorId }, now)]);
      // A note may contain personal data, which an erasure must be able to remove: audit only that there is one.
      await audit(trx, { actorId, action, subjectId: leadId, detail: kind === "note" ? {} : detail, now });
      return "done";
    };
    return { outcome: await change(lead, record, trx) };
  });
}

/** Whether this account may own leads. */
export async function mayOwn(trx: Transaction, userId: string): Promise<boolean> {
  const user = await trx.selectFrom("user").select("disabled").where("id", "=", userId).executeTakeFirst();
  return user !== undefined && !user.disabled;
}
