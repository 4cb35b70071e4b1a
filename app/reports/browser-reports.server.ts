import { createHash } from "node:crypto";
import { sql } from "kysely";
import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { BrowserReport } from "./read-reports.ts";

export type CountedReport = BrowserReport & { hits: number; firstAt: Date; lastAt: Date };

/** Maximum number of different reports; a real site stays below it, forged reports may not. */
const maxKept = 500;
const maxShown = 100;

type Arrived = { reports: BrowserReport[]; now: Date };

/**
 * Counts reports: a known one adds one, a new one adds a row. When there are too many rows, deletes the oldest that was
 * seen only once, so that forged reports replace each other and never one that browsers keep sending.
 */
export const countReports = batchedWrite(
  async (trx: Transaction, arrivals: Arrived[]): Promise<undefined[]> => {
    const rows = new Map<string, ReturnType<typeof rowOf>>();
    for (const { reports, now } of arrivals) {
      for (const report of reports) {
        const row = rowOf(report, now);
        rows.set(row.key, { ...row, hits: (rows.get(row.key)?.hits ?? 0) + 1 });
      }
    }
    // Sorted by key, so that replicas counting the same reports cannot deadlock.
    const sorted = [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const row of sorted) {
      await trx
        .insertInto("browser_reports")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            hits: sql<number>`browser_reports.hits + excluded.hits`,
            last_at: row.last_at,
          }),
        )
        .execute();
    }
    await makeRoom(trx);
    return arrivals.map(() => undefined);
  },
);

async function makeRoom(trx: Transaction): Promise<void> {
  const { kept } = await trx
    .selectFrom("browser_reports")
    .select((row) => row.fn.countAll<number>().as("kept"))
    .executeTakeFirstOrThrow();
  const over = Number(kept) - maxKept;
  if (over <= 0) return;
  const leaving = trx
    .selectFrom("browser_reports")
    .select("key")
    .orderBy((row) => row.case().when("hits", "=", 1).then(0).else(1).end())
    .orderBy("last_at")
    .orderBy("key")
    .limit(over);
  await trx.deleteFrom("browser_reports").where("key", "in", leaving).execute();
}

/** A predicate: whether a report is already stored. */
export async function knownReports(
  db: Queryable,
  reports: readonly BrowserReport[],
): Promise<(report: BrowserReport) => boolean> {
  const rows = await db
    .selectFrom("browser_reports")
    .select("key")
    .where(isAmong(db, "key", reports.map(keyOf)))
    .execute();
  const known = new Set(rows.map(({ key }) => key));
  return (report) => known.has(keyOf(report));
}

/** The latest reports. */
export async function listReports(db: Queryable): Promise<CountedReport[]> {
  const rows = await db
    .selectFrom("browser_reports")
    .selectAll()
    .orderBy("last_at", "desc")
    .limit(maxShown)
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

/** Deletes all reports after staff have read them. */
export async function clearReports(db: Queryable): Promise<void> {
  await db.deleteFrom("browser_reports").execute();
}

function keyOf({ kind, what, source, page }: BrowserReport): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, what, source, page]))
    .digest("base64url");
}

function rowOf(report: BrowserReport, now: Date) {
  const { kind, what, source, page } = report;
  const at = now.getTime();
  return { key: keyOf(report), kind, what, source, page, hits: 1, first_at: at, last_at: at };
}
