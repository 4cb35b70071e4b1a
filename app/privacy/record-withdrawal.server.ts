import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";

/** When, and which staff member recorded it for the person; absent if the person did it. */
export type Withdrawal = { now: Date; actorId?: string };

/** Records a withdrawal beside its consent, once. */
export async function recordWithdrawal(
  trx: Transaction,
  leadIds: string[],
  what: "marketing" | "enquiry",
  { now, actorId }: Withdrawal,
): Promise<void> {
  const before = await trx
    .selectFrom("withdrawals")
    .select("lead_id")
    .where(isAmong(trx, "lead_id", leadIds, "id"))
    .where("what", "=", what)
    .execute();
  const done = new Set(before.map(({ lead_id }) => lead_id));
  const ids = leadIds.filter((id) => !done.has(id));
  const versions = await trx
    .selectFrom("consents")
    .select(["lead_id", "notice_version"])
    .where(isAmong(trx, "lead_id", ids, "id"))
    .execute();
  const versionOf = new Map(versions.map(({ lead_id, notice_version }) => [lead_id, notice_version]));
  const at = now.getTime();
  await insertRows(
    trx,
    "withdrawals",
    ids.map((lead_id) => ({
      id: newId(now),
      lead_id,
      what,
      notice_version: versionOf.get(lead_id) ?? null,
      at,
    })),
  );
  await insertRows(
    trx,
    "timeline",
    ids.map((id) =>
      timelineRow(id, { kind: "consent-withdrawn", detail: { what }, ...(actorId ? { actorId } : {}) }, now),
    ),
  );
}
