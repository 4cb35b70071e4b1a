import { streamOf } from "#app/csv/stream-of.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { type ExportedLead, exportLeads } from "#app/leads/export/export-leads.server.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { fileResponse } from "#app/values/file-response.ts";
import { answerColumns } from "./answer-columns.server.ts";
import { formName } from "./form-names.server.ts";
import { csvHead, csvLine } from "./lead-csv.ts";
import { leadFilter, readLeadQuery } from "./lead-query.ts";

export const middleware = [requireCapability("exportLeads")];

/** The filtered leads as CSV, oldest first, streamed. */
export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readLeadQuery(url.searchParams);
  const pages = exportLeads(db, leadFilter(query, viewer.id, now()), { actorId: viewer.id, now: now() });
  const labels = answerColumns(query.form);
  // The first page is read before the response starts, so that an unavailable database still gives a 503.
  const first = await pages.next();
  return fileResponse(`leads-${dayOf(now())}.csv`, streamOf(csv(first, pages, labels)));
});

export const action = readOnly;

async function* csv(
  first: IteratorResult<ExportedLead[]>,
  rest: AsyncGenerator<ExportedLead[]>,
  labels: string[] | null,
) {
  const encoder = new TextEncoder();
  const lines = (page: ExportedLead[]) =>
    encoder.encode(page.map((lead) => csvLine(lead, formName(lead.form), labels)).join(""));
  yield encoder.encode(csvHead(labels));
  if (first.done) return;
  yield lines(first.value);
  for await (const page of rest) yield lines(page);
}
