import { csvMark, csvRow } from "#app/csv/csv-row.ts";
import { fileResponse } from "#app/values/file-response.ts";

/** Rows as a CSV file whose cells spreadsheet programs do not evaluate. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  return fileResponse(`${name}.csv`, csvMark + rows.map((row) => csvRow(row)).join(""));
}
