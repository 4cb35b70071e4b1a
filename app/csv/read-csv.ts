/** A row of a CSV file: its cells and the line it begins on, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/** Why a line cannot be read. Lines count from 1. */
export type Fault = { line: number; reason: string };

/** Longer than any real cell: beyond it, a quote was opened and never closed. */
const longestCell = 20_000;

/** More than any table has: a line of millions of empty cells would keep the process from everyone else. */
const mostCells = 200;

/**
 * Reads CSV as spreadsheet programs write it (RFC 4180), row by row. The separator is the comma, semicolon or tab
 * that the first line uses, or the sign that a line `sep=;` above it names, which Excel obeys too; quoted cells may
 * contain separators and line breaks. Empty lines come too: a spreadsheet may write a million of them, and the reader
 * gives way between rows. A broken quote is a fault of its line; reading continues with the next line, so that later
 * faults are found, too.
 */
export function* readCsv(text: string): Generator<CsvRow | Fault, undefined> {
  const whole = text.replace(/^\ufeff/, "");
  const named = /^"?sep=([^"\r\n])"?\1*(?:\r\n?|\n)/i.exec(whole);
  const separator = named?.[1] ?? separatorOf(whole);
  let [line, at] = named ? [2, named[0].length] : [1, 0];
  while (at < whole.length) {
    const row = readRow(whole, at, separator);
    if ("reason" in row) yield { line: line + row.below, reason: row.reason };
    else yield { line, cells: row.cells };
    line += row.lines;
    at = row.end;
  }
}

/** Whether a row has no text in any of its cells: an empty line, or separators alone. */
export function isEmptyRow(row: CsvRow | Fault): boolean {
  return "cells" in row && row.cells.every((cell) => cell === "");
}

type Row = { cells: string[]; lines: number; end: number };
/** `below`: how many lines below the row's first line the fault is. */
type BrokenRow = { reason: string; below: number; lines: number; end: number };

function readRow(whole: string, from: number, separator: string): Row | BrokenRow {
  const cells: string[] = [];
  let [lines, at] = [1, from];
  const broken = (reason: string, cellAt: number): BrokenRow => {
    const below = lines - 1;
    return { reason, below, lines, end: lineEnd(whole, cellAt) + 1 };
  };
  for (;;) {
    const begins = at;
    const cell = whole[at] === '"' ? quotedCell(whole, at) : plainCell(whole, at, separator);
    if (cell === undefined) return broken("a quoted cell has no closing quote", begins);
    const next = whole[cell.end];
    if (cell.end < whole.length && next !== separator && next !== "\r" && next !== "\n")
      return broken("a quoted cell goes on after its closing quote, or has none", begins);
    lines += cell.text.split("\n").length - 1;
    cells.push(cell.text.trim());
    if (cells.length > mostCells) return broken(`has more than ${mostCells} cells`, begins);
    at = cell.end + 1;
    if (next === separator) continue;
    if (whole.startsWith("\r\n", cell.end)) at += 1;
    return { cells, lines, end: at };
  }
}

type Cell = { text: string; end: number };

function separatorOf(text: string): string {
  const first = text.slice(0, Math.min(lineEnd(text, 0), longestCell));
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function quotedCell(text: string, from: number): Cell | undefined {
  let end = from;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0 || end - from > longestCell) return undefined;
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
