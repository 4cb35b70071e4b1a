import type { Fault } from "#app/csv/read-csv.ts";
import { plainCell, type RowReading, readTable } from "#app/csv/read-table.ts";
import type { Entered } from "#app/leads/entry/entered-submission.server.ts";
import { entryForms, readEntry } from "./read-entry.server.ts";

/** A row of an import file. */
export type LeadRowEntry = { line: number } & Pick<Entered, "form" | "person" | "text" | "source">;

export const leadColumns = ["name", "phone", "email", "organization", "form", "message", "source"] as const;
const maxLeads = 5_000;

/** The template of an import file: the heading and one row. */
export const leadTemplate = `${leadColumns.join(",")}
Asha Rao,9876543210,asha@customer.example,Lakeside School,contact,Twelve Macs by March,fair`;

/** Reads a file of leads, each row by the rules of a lead entered by hand. */
export async function readLeadRows(
  csv: string,
): Promise<{ lines: number; rows: LeadRowEntry[]; faults: Fault[] }> {
  const { lines, values, faults } = await readTable(csv, { columns: leadColumns, needed: [], read });
  if (lines > maxLeads) {
    const reason = `the file has more than ${maxLeads.toLocaleString("en-IN")} rows: import it in parts`;
    return { lines, rows: [], faults: [{ line: 1, reason }] };
  }
  return { lines, rows: values.map(({ line, value }) => ({ line, ...value })), faults };
}

type Cells = Record<(typeof leadColumns)[number], string>;

function read(cells: Cells): RowReading<Omit<LeadRowEntry, "line">> {
  const plain = Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, plainCell(cell)]),
  ) as Cells;
  const source = plain.source.trim() || "import";
  const typed = {
    ...plain,
    text: plain.message,
    form: plain.form || (entryForms[0]?.id ?? ""),
    source: "fair",
    basis: "asked",
  };
  const reading = readEntry(typed);
  if (source.length > 60) return { ok: false, reasons: ["source: has at most 60 characters"] };
  if (reading.ok) {
    const { person, form, text } = reading;
    return { ok: true, value: { person, form, text, source: source.toLowerCase() } };
  }
  return {
    ok: false,
    reasons: Object.entries(reading.errors).map(([name, sentence]) =>
      name === "form"
        ? `form: is none of ${entryForms.map(({ id }) => id).join(", ")}`
        : `${name === "text" ? "message" : name}: ${sentence}`,
    ),
  };
}
