import { listStaff } from "#app/accounts/staff-members.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { type Cut, type Measures, readCounts } from "#app/insight/read-insight.server.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { formName } from "#app/staff/leads/form-names.server.ts";
import { csvFile } from "./csv-file.ts";
import { daysOf, readInsightQuery } from "./insight-query.ts";

const cuts: Record<Cut, string> = {
  day: "Day",
  form: "Form",
  owner: "Owner",
  source: "Source",
  campaign: "Campaign",
  landing_page: "Landing page",
  city: "City",
};
const columns = {
  leads: "Enquiries",
  contacted: "Contacted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  within_1: "Answered within 1 hour",
  within_2: "1 to 2 hours",
  within_4: "2 to 4 hours",
  within_8: "4 to 8 hours",
  later: "Later than 8 hours",
  won_value: "Value won, in rupees",
} as const;
const measures = Object.keys(columns) as (keyof typeof columns)[];

/** The numbers of the charts as CSV, including the rows that the charts leave out. */
export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readInsightQuery(url.searchParams);
  const { days } = daysOf(query, now());
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]));
  const lines: string[][] = [["Chart", "Value", ...Object.values(columns)]];
  for (const cut of Object.keys(cuts) as Cut[]) {
    const rows = await readCounts(db, cut, { ...days, kind: query.kind }, viewer);
    const ordered = rows.sort((one, other) =>
      cut === "day" ? (one.value < other.value ? -1 : 1) : other.leads - one.leads,
    );
    for (const row of ordered) {
      const value = cut === "owner" ? (names.get(row.value) ?? row.value) : row.value;
      const name = cut === "form" ? formName(value) : value;
      lines.push([cuts[cut], name, ...measures.map((measure) => numberOf(row, measure))]);
    }
  }
  return csvFile(`insight-${dayOf(now())}`, lines);
});

function numberOf(row: Measures, measure: keyof typeof columns): string {
  return measure === "won_value" ? (row.won_value / 100).toFixed(2) : String(row[measure]);
}

export const action = readOnly;
