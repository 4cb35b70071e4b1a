import { csvMark, csvRow } from "#app/csv/csv-row.ts";

/** Rows as a file for spreadsheet programs, in which nothing calculates. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  return new Response(csvMark + rows.map((row) => csvRow(row)).join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
