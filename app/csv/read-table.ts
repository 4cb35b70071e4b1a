import { giveWay } from "./give-way.ts";
import { type CsvRow, type Fault, isEmptyRow, readCsv } from "./read-csv.ts";

/** A row's cells by column; a column missing from the file is empty. */
export type Cells<Column extends string> = Record<Column, string>;

/** A row's parsed value, or every reason why it is invalid. */
export type RowReading<Value> = { ok: true; value: Value } | { ok: false; reasons: string[] };

/** `lines` counts the rows below the heading. */
export type TableReading<Value> = {
  lines: number;
  values: { line: number; value: Value }[];
  faults: Fault[];
};

/** Larger files must be split and imported with the command on the server. */
const maxRows = 500_000;

type Table<Column extends string, Value> = {
  columns: readonly Column[];
  needed: readonly Column[];
  read: (cells: Cells<Column>) => RowReading<Value>;
};

/**
 * Reads a table with a heading, row by row, yielding to the event loop; empty rows are skipped. Columns are matched by name, in any order and
 * case; an unknown column is a fault, so that a misspelt one is not silently ignored. Empty cells beyond the last named
 * column are skipped: spreadsheets write them for columns that were used once.
 */
export async function readTable<Column extends string, Value>(
  text: string,
  { columns, needed, read }: Table<Column, Value>,
): Promise<TableReading<Value>> {
  const none = (line: number, reason: string) => ({ lines: 0, values: [], faults: [{ line, reason }] });
  const values: { line: number; value: Value }[] = [];
  const faults: Fault[] = [];
  let names: string[] | undefined;
  let lines = 0;
  for await (const row of giveWay(readCsv(text))) {
    if (isEmptyRow(row)) continue;
    if (!names) {
      if ("reason" in row) return none(row.line, row.reason);
      names = row.cells.slice(0, filled(row)).map((cell) => cell.toLowerCase().replace(/[\s-]+/g, "_"));
      const reasons = faultsOf(names, columns, needed);
      if (reasons.length === 0) continue;
      return { lines: 0, values, faults: reasons.map((reason) => ({ line: row.line, reason })) };
    }
    lines += 1;
    if (lines > maxRows) return none(1, `the file has more than ${maxRows} rows: import it in parts`);
    const reading = "reason" in row ? { ok: false as const, reasons: [row.reason] } : readRow(row, names);
    if (reading.ok) values.push({ line: row.line, value: reading.value });
    else faults.push(...reading.reasons.map((reason) => ({ line: row.line, reason })));
  }
  return lines === 0 ? none(1, noRows) : { lines, values, faults };

  function readRow(row: CsvRow, heads: readonly string[]): RowReading<Value> {
    const { cells } = row;
    if (filled(row) > heads.length)
      return { ok: false, reasons: [`has ${filled(row)} cells, the heading has ${heads.length}`] };
    const entries = columns.map((name) => [name, cells[heads.indexOf(name)] ?? ""]);
    return read(Object.fromEntries(entries) as Cells<Column>);
  }
}

/** The number of cells without the empty ones at the end. */
function filled({ cells }: CsvRow): number {
  return cells.findLastIndex((cell) => cell !== "") + 1;
}

const noRows = "the file has no rows below its heading";

function faultsOf(names: readonly string[], columns: readonly string[], needed: readonly string[]): string[] {
  const unknown = names.filter((name) => !columns.includes(name));
  const missing = needed.filter((name) => !names.includes(name));
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  const all = `the columns are ${columns.join(", ")}`;
  return [
    ...unknown.map((name) => `the column "${name}" is not known; ${all}`),
    ...missing.map((name) => `the column "${name}" is missing; ${all}`),
    ...twice.map((name) => `the column "${name}" stands there twice`),
  ];
}

/** A day as found in files: `2026-11-21`, or the Indian forms `21/11/2026`, `21-11-2026` and `21.11.2026`. */
export function readDay(typed: string): string | undefined {
  const indian = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(typed);
  const day = indian
    ? `${indian[3]}-${(indian[2] ?? "").padStart(2, "0")}-${(indian[1] ?? "").padStart(2, "0")}`
    : typed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

/** Removes the apostrophe that our export puts before a cell that a spreadsheet would calculate. */
export function plainCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, "");
}
