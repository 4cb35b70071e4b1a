import { sql } from "kysely";
import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import { countKey, countsKeptMs } from "./count-key.server.ts";
import type { ForgettingLimiter, RateRule } from "./rate-limit.server.ts";

type Hit = { key: string; windowStart: number };

type Own = {
  /** The secret of the application. */
  secret: string;
  now: () => number;
};

/**
 * Counts attempts in fixed windows in the database, so that replicas share the limits. Without the secret no row tells
 * whose they are.
 */
export function databaseRateLimiter(db: Database, { secret, now }: Own): ForgettingLimiter {
  return {
    /** Counts one attempt of `key`. Resolves to 0, or to the seconds to wait when it is one too many. */
    async take({ name, limit, windowMs }: RateRule, key: string): Promise<number> {
      if (windowMs > countsKeptMs) throw new Error(`the window of ${name} is longer than counts are kept`);
      const at = now();
      const windowStart = at - (at % windowMs);
      const hits = await count(db, { key: countKey(secret, name, key), windowStart });
      return hits <= limit ? 0 : Math.max(1, Math.ceil((windowStart + windowMs - at) / 1000));
    },
    async giveBack({ name, windowMs }: RateRule, key: string): Promise<void> {
      const at = now();
      await db
        .updateTable("rate_limits")
        .set((row) => ({ hits: row("hits", "-", 1) }))
        .where("key", "=", countKey(secret, name, key))
        .where("window_start", "=", at - (at % windowMs))
        .where("hits", ">", 0)
        .execute();
    },
    async forget(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("rate_limits")
        .where("window_start", "<=", now() - countsKeptMs)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** The number of each hit in its window. */
const count = batchedWrite(async (trx: Transaction, hits: Hit[]): Promise<number[]> => {
  // A counter that a crash sets back by a second does no harm; waiting for the disk would.
  if (engineOf(trx) === "postgres") await sql`set local synchronous_commit = off`.execute(trx);
  const rows = new Map<string, { key: string; window_start: number; hits: number }>();
  for (const { key, windowStart } of hits) {
    rows.set(key, { key, window_start: windowStart, hits: (rows.get(key)?.hits ?? 0) + 1 });
  }
  // In the order of the keys: replicas that count the same keys must not wait for each other.
  const sorted = [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const counted = await trx
    .insertInto("rate_limits")
    .values(sorted)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when rate_limits.window_start = excluded.window_start
          then rate_limits.hits + excluded.hits else excluded.hits end`,
        window_start: (row) => row.ref("excluded.window_start"),
      }),
    )
    .returning(["key", "hits"])
    .execute();
  const before = new Map(counted.map(({ key, hits: total }) => [key, total - (rows.get(key)?.hits ?? 0)]));
  return hits.map(({ key }) => {
    const number = (before.get(key) ?? 0) + 1;
    before.set(key, number);
    return number;
  });
});
