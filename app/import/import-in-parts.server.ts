import type { Fault } from "#app/csv/read-csv.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";

export type Counts = Record<string, number>;

/** A file that was read and checked: what it says, or every line to mend. `lines` counts the rows below the heading. */
export type Checked<Value> = { lines: number; values: readonly Value[]; faults: Fault[] };

/** What can be imported from CSV: how a file is checked, and how a part of it is written. */
export type RecordImport<Value> = {
  check: (db: Database, csv: string) => Promise<Checked<Value>>;
  save: (trx: Transaction, part: readonly Value[]) => Promise<Counts>;
  /** What the audit log calls it. */
  action: "orders imported" | "coverage imported";
};

const partSize = 200;

type Parts = {
  /** How many values were written before. */
  from?: number;
  /** In the transaction of each part; throws when somebody else has gone on with it. */
  after?: (trx: Transaction, done: number, saved: Counts) => Promise<void>;
  stopping?: AbortSignal;
};

/**
 * Writes many records in transactions of a few hundred, so that visitors who write meanwhile wait a moment and not for
 * the whole import. What an interrupted import has written is harmless: importing the same file again changes nothing.
 * @returns how many of what, without those before `from`
 */
export async function importInParts<Value>(
  db: Database,
  values: readonly Value[],
  save: RecordImport<Value>["save"],
  { from = 0, after, stopping }: Parts = {},
): Promise<Counts> {
  let total: Counts = {};
  for (let at = from; at < values.length && !stopping?.aborted; at += partSize) {
    const part = values.slice(at, at + partSize);
    const saved = await db.transaction().execute(async (trx) => {
      const counts = await save(trx, part);
      await after?.(trx, at + part.length, counts);
      return counts;
    });
    total = sum(total, saved);
  }
  return total;
}

export function sum(a: Counts, b: Counts): Counts {
  return Object.fromEntries(Object.entries(b).map(([key, value]) => [key, (a[key] ?? 0) + value]));
}
