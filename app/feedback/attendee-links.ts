import { isEmptyRow, readCsv } from "#app/csv/read-csv.ts";
import { cleaned, feedbackPath, longestName } from "./feedback.ts";

/** An attendee of the event, and the link that prefills the form for them. */
export type Attendee = { name: string; organization: string; link: string };

export type AttendeeReading = { attendees: Attendee[]; faults: string[] };

const headings = {
  name: /^(full |your )?name$|^attendee$/i,
  organization: /^organi[sz]ation$|^company$|^school$/i,
};

/**
 * The prefilled links for the rows of an attendee list: columns "name" and "organization" (or "company"), in any order;
 * others are ignored. A row that the form would show differently is a fault.
 */
export function attendeeLinks(csv: string, siteUrl: string): AttendeeReading {
  const [heading, ...rows] = [...readCsv(csv)].filter((row) => !isEmptyRow(row));
  if (heading && "reason" in heading)
    return { attendees: [], faults: [`line ${heading.line}: ${heading.reason}`] };
  const [nameAt, organizationAt] = [headings.name, headings.organization].map(
    (pattern) => heading?.cells.findIndex((cell) => pattern.test(cell.trim())) ?? -1,
  );
  if (nameAt === undefined || organizationAt === undefined || nameAt < 0 || organizationAt < 0)
    return { attendees: [], faults: ['the first line needs the columns "name" and "organization"'] };
  const attendees: Attendee[] = [];
  const faults: string[] = [];
  for (const row of rows) {
    const { line } = row;
    if ("reason" in row) {
      faults.push(`line ${line}: ${row.reason}`);
      continue;
    }
    const { cells } = row;
    const [name = "", organization = ""] = [cells[nameAt], cells[organizationAt]];
    const reasons = [...problemWith("name", name), ...problemWith("organization", organization)];
    if (reasons.length > 0) faults.push(`line ${line}: ${reasons.join(", ")}`);
    else {
      const query = new URLSearchParams({ name, Organization: organization });
      // Spaces as %20, because some programs would keep a plus sign as it is.
      const link = `${siteUrl}${feedbackPath}?${query.toString().replaceAll("+", "%20")}`;
      attendees.push({ name: cleaned(name), organization: cleaned(organization), link });
    }
  }
  return { attendees, faults };
}

/** Why the form would not show a cell completely. */
function problemWith(what: string, cell: string): string[] {
  const { length } = cleaned(cell);
  if (length === 0) return [`the ${what} is empty`];
  if (length <= longestName) return [];
  return [`the ${what} has ${length} characters and the form takes ${longestName}: shorten it`];
}
