import type { Database, Queryable } from "#app/database/database.server.ts";
import { skipLocked, updateRows } from "#app/database/rows.server.ts";
import { type WorkingTime, workingTimeBetween } from "#app/dates/working-time.ts";
import { repeatWork } from "#app/repeat-work.ts";
import { foldDeltas } from "./fold-deltas.server.ts";

const everyMs = 5_000;
const atOnce = 500;

type Tools = { db: Database; workingTime: () => WorkingTime };

/** Stores the working time until the first answer of each answered lead. @returns how many */
export async function measureAnswers({ db, workingTime }: Tools): Promise<number> {
  for (let count = 0; ; ) {
    // Usually there is nothing to measure, so that no transaction is needed.
    if (!(await waitingIn(db).limit(1).executeTakeFirst())) return count;
    const working = workingTime();
    const measured = await db.transaction().execute(async (trx) => {
      const rows = await skipLocked(trx, waitingIn(trx).orderBy("id").limit(atOnce)).execute();
      await updateRows(
        trx,
        "leads",
        rows.map(({ id, created_at, answered_at }) => ({
          id,
          answer_ms: workingTimeBetween(created_at, answered_at ?? created_at, working),
        })),
      );
      return rows.length;
    });
    count += measured;
    if (measured < atOnce) return count;
  }
}

function waitingIn(db: Queryable) {
  return db
    .selectFrom("leads")
    .select(["id", "created_at", "answered_at"])
    .where("answered_at", "is not", null)
    .where("answer_ms", "is", null);
}

/** Measures and adds up new changes every few seconds, in every process: each handles what it finds. */
export function startCounting(tools: Tools & { log: { warn(facts: object, text: string): void } }): {
  stop(): Promise<void>;
} {
  return repeatWork({
    everyMs,
    work: () => measureAnswers(tools).then(() => foldDeltas(tools.db)),
    log: tools.log,
    failure: "counts were not added up; retrying in seconds",
  });
}
