import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { laterThanBefore } from "#app/leads/changes/later-than-before.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import type { AnswerValue, Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";

/** A data request whose correction is still pending. */
export type CorrectionRequest = { id: string; reference: string; wishes: AnswerValue[] };

/** A settled request gets this status, the successful end of every pipeline. */
const done = "won";

/** Pending corrections requested under a lead's e-mail address, as far as the viewer may see them. */
export async function readCorrectionRequests(
  db: Queryable,
  leadId: string,
  viewer: Viewer,
): Promise<CorrectionRequest[]> {
  const lead = await db.selectFrom("leads").select("email_key").where("id", "=", leadId).executeTakeFirst();
  const open = await openRequests(db, lead?.email_key ?? null, viewer);
  const wishes = await db
    .selectFrom("answers")
    .select(["lead_id", "value"])
    .where(
      isAmong(
        db,
        "lead_id",
        open.map(({ id }) => id),
        "id",
      ),
    )
    .where("key", "like", "correction%")
    .orderBy("position")
    .execute();
  return open.flatMap(({ id, reference }) => {
    const mine = wishes.filter(({ lead_id }) => lead_id === id).map(({ value }) => value);
    return mine.length > 0 ? [{ id, reference, wishes: mine }] : [];
  });
}

/** Marks those requests as done that belong to the lead's person; each names where it was corrected. */
export async function settleRequests(
  trx: Transaction,
  lead: Pick<Row<"leads">, "email_key" | "reference">,
  requestIds: readonly string[],
  viewer: Viewer,
  now: Date,
): Promise<void> {
  const asked = requestIds.filter(isId);
  if (asked.length === 0) return;
  const open = await openRequests(trx, lead.email_key, viewer);
  for (const { id, status, version } of open.filter((request) => asked.includes(request.id))) {
    const { numUpdatedRows } = await trx
      .updateTable("leads")
      .set({
        status: done,
        clock_at: null,
        due_at: null,
        step_text: null,
        step_at: null,
        version: version + 1,
        updated_at: laterThanBefore(now),
      })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) continue;
    const change = { from: status, to: done };
    const actorId = viewer.id;
    await insertRows(trx, "timeline", [
      timelineRow(id, { kind: "correction-made", detail: { reference: lead.reference }, actorId }, now),
      timelineRow(id, { kind: "status", detail: change, actorId }, now),
    ]);
    await audit(trx, { actorId, action: "status changed", subjectId: id, detail: change, now });
  }
}

async function openRequests(db: Queryable, address: string | null, viewer: Viewer) {
  if (address === null) return [];
  const requests = await db
    .selectFrom("leads")
    .select(["id", "reference", "status", "version", "owner_id"])
    .where("email_key", "=", address)
    .where("form", "=", "data-request")
    .where("status", "in", ["new", "contacted", "qualified", "proposal"])
    .where("erased_at", "is", null)
    .orderBy("id")
    .execute();
  return requests.filter(({ owner_id }) => maySee(viewer, owner_id));
}
