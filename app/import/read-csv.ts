/** A row of a CSV file: the line it begins on (the first is 1) and its cells. */
export type CsvRow = { line: number; cells: string[] };

export type CsvReading = { ok: true; rows: CsvRow[] } | { ok: false; line: number; reason: string };

/**
 * Reads CSV as spreadsheet programs write it (RFC 4180): comma, semicolon or tab between cells, whichever the first
 * line uses; quoted cells may hold all of them and line breaks. Empty lines are left out.
 */
export function readCsv(text: string): CsvReading {
  const whole = text.replace(/^\ufeff/, "");
  const separator = separatorOf(whole);
  const rows: CsvRow[] = [];
  let [line, begins, at] = [1, 1, 0];
  let cells: string[] = [];
  const close = () => {
    if (cells.some((cell) => cell !== "")) rows.push({ line: begins, cells });
    cells = [];
  };
  while (at < whole.length) {
    const cell = whole[at] === '"' ? quotedCell(whole, at) : plainCell(whole, at, separator);
    if (cell === undefined) return { ok: false, line: begins, reason: "a quoted cell has no closing quote" };
    line += cell.text.split("\n").length - 1;
    cells.push(cell.text.trim());
    at = cell.end;
    if (whole[at] === separator) {
      at += 1;
      if (at === whole.length) cells.push("");
      continue;
    }
    if (at < whole.length && whole[at] !== "\r" && whole[at] !== "\n") {
      return { ok: false, line: begins, reason: "a quoted cell goes on after its closing quote" };
    }
    at += whole.startsWith("\r\n", at) ? 2 : 1;
    close();
    line += 1;
    begins = line;
  }
  close();
  return { ok: true, rows };
}

type Cell = { text: string; end: number };

function separatorOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? "";
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

function quotedCell(text: string, from: number): Cell | undefined {
  let end = from;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 1;
  } while (end < text.length);
  return { text: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { text: text.slice(from, end), end };
}
