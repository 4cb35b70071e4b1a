import { percentile, type Row } from "../table.ts";

/** Runs of each question, after one that warms it up. */
const runs = 15;

export type Question = { what: string; budgetMs: number; ask: () => Promise<unknown> };

/**
 * Runs each question in turn and returns its median, its 95th percentile and this process's processor time (with SQLite
 * all of it, whatever else the machine does) beside its budget.
 */
export async function measureQuestions(questions: readonly Question[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, budgetMs, ask } of questions) {
    await ask();
    const times: number[] = [];
    const before = process.cpuUsage();
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(ask));
    const { user, system } = process.cpuUsage(before);
    const slowest = percentile(times, 0.95);
    rows.push({
      what,
      figure: `${percentile(times, 0.5).toFixed(0)} / ${slowest.toFixed(0)} / ${((user + system) / 1000 / runs).toFixed(0)} ms`,
      budget: `p95 <= ${budgetMs} ms`,
      held: slowest <= budgetMs,
    });
  }
  return rows;
}

export async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}
