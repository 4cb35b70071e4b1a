import { batchedWrite } from "./batched-writes.server.ts";
import type { Database, Transaction } from "./database.server.ts";
import { lockNames } from "./rows.server.ts";

type Work = { names: readonly string[]; run: (trx: Transaction) => Promise<unknown> };

/**
 * Runs a change of something that many want at once while nobody else changes it, in a transaction that may be shared
 * with other changes that wait at the same time. `run` may be run again after a lost race, from the beginning.
 * @param what its name, or several: "times of counter in Mumbai"
 */
export function inTurn<Result>(
  db: Database,
  what: string | readonly string[],
  run: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return runTogether(db, { names: typeof what === "string" ? [what] : what, run }) as Promise<Result>;
}

const runTogether = batchedWrite(async (trx, works: Work[]) => {
  const names = new Set(works.flatMap((work) => work.names));
  await lockNames(trx, [...names].sort());
  const results: unknown[] = [];
  for (const { run } of works) results.push(await run(trx));
  return results;
});
