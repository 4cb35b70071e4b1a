import { sql } from "kysely";
import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import { countKey } from "./count-key.server.ts";
import type { ForgettingLimiter } from "./rate-limit.server.ts";
import { type Count, countAttempt, giveBackAttempt, type RateRule } from "./sliding-window.ts";

type Hit = { key: string; rule: RateRule; at: number; isGivenBack: boolean };

type Own = {
  /** The secret of the application. */
  secret: string;
  now: () => number;
};

/** Counts attempts in the database, so that replicas share the limits. Keys are HMACs: rows cannot be linked to a person. */
export function databaseRateLimiter(db: Database, { secret, now }: Own): ForgettingLimiter {
  const hit = (rule: RateRule, key: string, isGivenBack: boolean) =>
    count(db, { key: countKey(secret, rule.name, key), rule, at: now(), isGivenBack });
  return {
    take: (rule, key) => hit(rule, key, false),
    async giveBack(rule, key) {
      await hit(rule, key, true);
    },
    async forget() {
      const { numDeletedRows } = await db
        .deleteFrom("rate_limits")
        .where(sql<number>`window_start + 2 * window_ms`, "<=", now())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** The seconds to wait after each hit, 0 if it is allowed. */
const count = batchedWrite(async (trx: Transaction, hits: Hit[]): Promise<number[]> => {
  // A counter set back by a second in a crash does no harm; waiting for the disk would.
  if (engineOf(trx) === "postgres") await sql`set local synchronous_commit = off`.execute(trx);
  const counts = await lockCounts(trx, hits);
  const waits = hits.map(({ key, rule, at, isGivenBack }) => {
    const known = counts.get(key);
    if (isGivenBack) counts.set(key, giveBackAttempt(known, rule, at));
    if (isGivenBack) return 0;
    const { count: counted, retryAfterS } = countAttempt(known, rule, at);
    counts.set(key, counted);
    return retryAfterS;
  });
  await storeCounts(trx, counts);
  return waits;
});

/** Reads and locks the counts; keys without a row get an empty one first. */
async function lockCounts(trx: Transaction, hits: readonly Hit[]): Promise<Map<string, Count>> {
  const empty = new Map(
    hits.map(({ key, rule: { windowMs }, at }) => [
      key,
      { windowStart: at, windowMs, current: 0, previous: 0 },
    ]),
  );
  await trx
    .insertInto("rate_limits")
    .values(rowsOf(empty))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom("rate_limits")
    .selectAll()
    .where("key", "in", [...empty.keys()])
    .orderBy("key")
    .$if(engineOf(trx) === "postgres", (query) => query.forUpdate())
    .execute();
  return new Map(
    rows.map(({ key, window_start, window_ms, hits: current, hits_before }) => [
      key,
      { windowStart: window_start, windowMs: window_ms, current, previous: hits_before },
    ]),
  );
}

async function storeCounts(trx: Transaction, counts: ReadonlyMap<string, Count>): Promise<void> {
  await trx
    .insertInto("rate_limits")
    .values(rowsOf(counts))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({
        window_start: row.ref("excluded.window_start"),
        window_ms: row.ref("excluded.window_ms"),
        hits: row.ref("excluded.hits"),
        hits_before: row.ref("excluded.hits_before"),
      })),
    )
    .execute();
}

/** Sorted by key, so that replicas with the same keys cannot deadlock. */
function rowsOf(counts: ReadonlyMap<string, Count>) {
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([key, { windowStart, windowMs, current, previous }]) => ({
    key,
    window_start: windowStart,
    window_ms: windowMs,
    hits: current,
    hits_before: previous,
  }));
}
