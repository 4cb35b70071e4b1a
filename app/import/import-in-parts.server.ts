import type { Fault } from "#app/csv/read-csv.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";

export type Counts = Record<string, number>;

/** A file after reading and checking: its values, or every faulty line. `lines` counts the rows below the heading. */
export type Checked<Value> = {
  lines: number;
  values: readonly Value[];
  faults: Fault[] /** What is said about lines that is no fault: who is known already. */;
  notes?: Fault[];
};

/** A kind of CSV import: how to check a file and how to write a part of it. */
export type RecordImport<Value> = {
  check: (db: Database, csv: string) => Promise<Checked<Value>>;
  save: (trx: Transaction, part: readonly Value[]) => Promise<Counts>;
  /** Its name in the audit log. */
  action: "orders imported" | "coverage imported" | "leads imported";
};

/** A started import, with the choices for its file as JSON. */
export type Begun = { id: string; choices: string | null };

const partSize = 200;

type Parts = {
  /** Number of values already written. */
  from?: number;
  /** Runs in the transaction of each part; throws when another process has resumed the import. */
  after?: (trx: Transaction, done: number, saved: Counts) => Promise<void>;
  stopping?: AbortSignal;
};

/**
 * Writes many records in transactions of a few hundred, so that concurrent visitors wait briefly and not for the
 * whole import. A partial import is harmless: importing the same file again changes nothing.
 * @returns counts by result, without those before `from`
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
