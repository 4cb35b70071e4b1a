import { data } from "react-router";
import { dayOf } from "#app/dates/india-time.ts";
import { exportLeads } from "#app/leads/export/export-leads.server.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { answerColumns } from "./answer-columns.server.ts";
import { formName } from "./form-names.server.ts";
import { csvHead, csvLine, type ExportedLead } from "./lead-csv.ts";
import { leadFilter, readLeadQuery } from "./lead-query.ts";

export const middleware = [requireCapability("exportLeads")];

/** The leads of the list's filter as CSV, oldest first, sent as they are read. */
export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readLeadQuery(url.searchParams);
  const lines = exportLeads(db, leadFilter(query, viewer.id), { actorId: viewer.id, now: now() });
  const labels = answerColumns(query.form);
  // The first line is read before the answer begins: a database that does not answer is still a 503.
  const first = await lines.next();
  const name = `leads-${dayOf(now())}.csv`;
  return new Response(streamOf(csv(first, lines, labels)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
});

export function action() {
  throw data(null, { status: 405, headers: { Allow: "GET, HEAD" } });
}

async function* csv(first: IteratorResult<string>, rest: AsyncGenerator<string>, labels: string[] | null) {
  const encoder = new TextEncoder();
  yield encoder.encode(csvHead(labels));
  const line = (json: string) => {
    const lead = JSON.parse(json) as ExportedLead;
    return encoder.encode(csvLine(lead, formName(lead.form), labels));
  };
  if (first.done) return;
  yield line(first.value);
  for await (const json of rest) yield line(json);
}

/** Reads on only as fast as the other side takes it, and stops when it goes away. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
