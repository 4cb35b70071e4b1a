export type Row = { what: string; figure: string; budget: string; held?: boolean };

/** Prints figures beside their budgets; a missed budget is marked, never hidden. */
export function printTable(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map((row) => row.what.length));
  const figures = Math.max(14, ...rows.map((row) => row.figure.length));
  for (const { what, figure, budget, held } of rows) {
    const mark = held === undefined ? "      " : held ? "held  " : "MISSED";
    console.log(`  ${mark} ${what.padEnd(width)}  ${figure.padStart(figures)}   budget ${budget}`);
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
