import type { Database, Transaction } from "#app/database/database.server.ts";

const partSize = 200;

/**
 * Writes many records in transactions of a few hundred, so that visitors who write meanwhile wait a moment and not for
 * the whole import. What an interrupted import has written is harmless: importing the same file again changes nothing.
 */
export async function importInParts<Value, Saved extends Record<string, number>>(
  db: Database,
  values: readonly Value[],
  save: (trx: Transaction, part: readonly Value[]) => Promise<Saved>,
): Promise<Saved | undefined> {
  let total: Saved | undefined;
  for (let at = 0; at < values.length; at += partSize) {
    const part = values.slice(at, at + partSize);
    const saved = await db.transaction().execute((trx) => save(trx, part));
    total = total ? sum(total, saved) : saved;
  }
  return total;
}

function sum<Saved extends Record<string, number>>(a: Saved, b: Saved): Saved {
  return Object.fromEntries(Object.entries(a).map(([key, value]) => [key, value + (b[key] ?? 0)])) as Saved;
}
