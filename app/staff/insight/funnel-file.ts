import { data } from "react-router";
import { dayOf } from "#app/dates/india-time.ts";
import { readCounts } from "#app/insight/read-insight.server.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { csvFile } from "./csv-file.ts";
import { funnelView } from "./funnel-view.server.ts";
import { daysOf, readInsightQuery } from "./insight-query.ts";

/** The funnel as CSV: a row for each form, then a row for each field at which it was abandoned. */
export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  // Views of forms belong to no owner, so agents do not see them.
  if (viewer.role === "agent") throw data(null, { status: 403 });
  const query = readInsightQuery(url.searchParams);
  const filter = { ...daysOf(query, now()).days, kind: query.kind };
  const byForm = await readCounts(db, "form", filter, viewer);
  const rows = await funnelView(db, filter, { byForm, listOf: () => "" });
  const lines = rows.flatMap(({ name, seen, started, sent, contacted, won, left }) => [
    [name, "", ...[seen, started, sent, contacted, won].map(String), ""],
    ...left.map(({ label, times }) => [name, label, "", "", "", "", "", String(times)]),
  ]);
  const heads = ["Form", "Field", "Seen", "Started", "Sent", "Contacted", "Won", "Left at the field"];
  return csvFile(`funnel-${dayOf(now())}`, [heads, ...lines]);
});

export const action = readOnly;
