import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { lockNames } from "#app/database/rows.server.ts";

type Work = { resource: string; run: (trx: Transaction) => Promise<unknown> };

/**
 * Runs a change of one resource's times while nobody else changes them, in a transaction that may be shared with
 * other changes that wait at the same time. `run` may be run again after a lost race, from the beginning.
 */
export function inTurn<Result>(
  db: Database,
  resource: string,
  run: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return runTogether(db, { resource, run }) as Promise<Result>;
}

const runTogether = batchedWrite(async (trx, works: Work[]) => {
  const names = new Set(works.map(({ resource }) => `times of ${resource}`));
  await lockNames(trx, [...names].sort());
  const results: unknown[] = [];
  for (const { run } of works) results.push(await run(trx));
  return results;
});
