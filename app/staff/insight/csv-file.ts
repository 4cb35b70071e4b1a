import { csvMark, csvRow } from "#app/csv/csv-row.ts";
import { fileResponse } from "#app/values/file-response.ts";

/** Rows as a file for spreadsheet programs, in which nothing calculates. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  return fileResponse(`${name}.csv`, csvMark + rows.map((row) => csvRow(row)).join(""));
}
