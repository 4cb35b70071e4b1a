import { csvAnswer } from "#app/csv/csv-answer.ts";
import { csvMark, csvRow } from "#app/csv/csv-row.ts";

/** Rows as a file for spreadsheet programs, in which nothing calculates. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  return csvAnswer(name, csvMark + rows.map((row) => csvRow(row)).join(""));
}
