import { batchedWrite } from "./batched-writes.server.ts";
import type { Database, Transaction } from "./database.server.ts";
import { lockNames } from "./rows.server.ts";

type Work = { names: readonly string[]; run: (trx: Transaction) => Promise<unknown> };

/**
 * Runs changes of a contended resource one at a time, in a transaction that may be shared with other waiting changes.
 * After a lost race `run` is called again from the beginning.
 * @param what the resource's name, or several: "times of counter in Mumbai"
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
