import type { Database, Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import type { RetentionResult } from "./retention.server.ts";

export type RetentionEntry = {
  key: string;
  byHand: boolean;
  startedAt: Date;
  finishedAt: Date | null;
  result: Partial<RetentionResult>;
};

const maxRuns = 30;
const maxAddresses = 200;

/** The latest retention runs, newest first. */
export async function listRetentionRuns(db: Queryable): Promise<RetentionEntry[]> {
  const rows = await db
    .selectFrom("job_runs")
    .selectAll()
    .where("job", "=", "retention")
    .orderBy("started_at", "desc")
    .limit(maxRuns)
    .execute();
  return rows.map(({ key, started_at, finished_at, result }) => ({
    key,
    byHand: key.includes("by hand"),
    startedAt: new Date(started_at),
    finishedAt: finished_at === null ? null : new Date(finished_at),
    result,
  }));
}

/** Bounced addresses, which get no mail, newest first. */
export async function listSuppressions(db: Queryable) {
  const rows = await db
    .selectFrom("suppressions")
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(maxAddresses)
    .execute();
  return rows.map(({ address, reason, created_at }) => ({ address, reason, at: new Date(created_at) }));
}

/** Allows mail to a bounced address again. Returns whether the address was blocked. */
export function liftSuppression(db: Database, address: string, viewer: Viewer, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("suppressions")
      .where("address", "=", address)
      .executeTakeFirstOrThrow();
    // The audit log must not contain the address, which is personal data.
    if (numDeletedRows > 0n) await audit(trx, { actorId: viewer.id, action: "suppression lifted", now });
    return numDeletedRows > 0n;
  });
}

/** Counts of mail preferences. */
export async function countWishes(db: Queryable): Promise<{ subscribers: number; optedOut: number }> {
  const [subscribers, optedOut] = await Promise.all(
    (["newsletter_subscribers", "opt_outs"] as const).map((table) =>
      db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return { subscribers: Number(subscribers?.rows), optedOut: Number(optedOut?.rows) };
}
