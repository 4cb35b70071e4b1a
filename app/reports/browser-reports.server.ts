import { createHash } from "node:crypto";
import { sql } from "kysely";
import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Queryable, Transaction } from "#app/database/database.server.ts";
import type { BrowserReport } from "./read-reports.ts";

export type CountedReport = BrowserReport & { hits: number; firstAt: Date; lastAt: Date };

/** Different reports that are kept; more of them come from somebody who makes them up. */
const mostKept = 500;
const mostShown = 100;

type Arrived = { reports: BrowserReport[]; now: Date };

/** Counts reports: the same one again is one more, a new one a row, until there are too many. */
export const countReports = batchedWrite(
  async (trx: Transaction, arrivals: Arrived[]): Promise<undefined[]> => {
    const { kept } = await trx
      .selectFrom("browser_reports")
      .select((row) => row.fn.countAll<number>().as("kept"))
      .executeTakeFirstOrThrow();
    const isFull = Number(kept) >= mostKept;
    const rows = new Map<string, ReturnType<typeof rowOf>>();
    for (const { reports, now } of arrivals) {
      for (const report of reports) {
        const row = rowOf(report, now);
        rows.set(row.key, { ...row, hits: (rows.get(row.key)?.hits ?? 0) + 1 });
      }
    }
    // In the order of the keys: replicas that count the same reports must not wait for each other.
    for (const row of [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1))) {
      const { numUpdatedRows } = await trx
        .updateTable("browser_reports")
        .set((old) => ({ hits: old("hits", "+", row.hits), last_at: row.last_at }))
        .where("key", "=", row.key)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n || isFull) continue;
      await trx
        .insertInto("browser_reports")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({ hits: sql<number>`browser_reports.hits + excluded.hits` }),
        )
        .execute();
    }
    return arrivals.map(() => undefined);
  },
);

/** The reports that were seen last. */
export async function listReports(db: Queryable): Promise<CountedReport[]> {
  const rows = await db
    .selectFrom("browser_reports")
    .selectAll()
    .orderBy("last_at", "desc")
    .limit(mostShown)
    .execute();
  return rows.map(({ kind, what, source, page, hits, first_at, last_at }) => ({
    kind,
    what,
    source,
    page,
    hits,
    firstAt: new Date(first_at),
    lastAt: new Date(last_at),
  }));
}

/** Everything was looked at: counting begins anew. */
export async function clearReports(db: Queryable): Promise<void> {
  await db.deleteFrom("browser_reports").execute();
}

function rowOf({ kind, what, source, page }: BrowserReport, now: Date) {
  const key = createHash("sha256")
    .update(JSON.stringify([kind, what, source, page]))
    .digest("base64url");
  const at = now.getTime();
  return { key, kind, what, source, page, hits: 1, first_at: at, last_at: at };
}
