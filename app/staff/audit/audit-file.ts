import { data } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { csvMark, csvRow } from "#app/csv/csv-row.ts";
import { streamOf } from "#app/csv/stream-of.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { istStamp } from "#app/dates/brief-time.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { type AuditFilter, readAudit } from "#app/leads/work/read-audit.server.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { fileResponse } from "#app/values/file-response.ts";
import { auditFilter, readAuditQuery, selectionOf } from "./audit-query.server.ts";
import { actorName, detailText, staffNames, subjectsOf } from "./audit-view.server.ts";
import { namesInDetails } from "./names-in-details.server.ts";

export const middleware = [requireCapability("seeAudit")];

const rowsAtOnce = 500;

/** The filtered entries as CSV, newest first, streamed; the export adds an entry itself. */
export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readAuditQuery(url.searchParams);
  const filter = await auditFilter(db, query);
  if (!filter) throw data(null, { status: 404 });
  // Leaves out entries written while the file is made, including the one of this export.
  const until = new Date(Math.min(filter.until?.getTime() ?? Number.POSITIVE_INFINITY, now().getTime()));
  const detail = { filter: selectionOf(query) };
  await audit(db, { actorId: viewer.id, action: "audit exported", detail, now: now() });
  return fileResponse(`audit-${dayOf(now())}.csv`, streamOf(csv(db, { ...filter, until })));
});

export const action = readOnly;

async function* csv(db: Queryable, filter: AuditFilter): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const names = staffNames(await listStaff(db));
  yield encoder.encode(csvMark + csvRow(["When (IST)", "Who", "Act", "What", "More", "Subject id"]));
  for (let after: string | undefined, isMore = true; isMore; ) {
    const { rows, next } = await readAudit(db, filter, { after, size: rowsAtOnce });
    const subjectOf = await subjectsOf(db, rows, names);
    const called = await namesInDetails(db, rows, names);
    const lines = rows.map((row) =>
      csvRow([
        istStamp(new Date(row.at)),
        actorName(row, names),
        row.action,
        subjectOf(row)?.name,
        detailText(row.detail, called),
        row.subject_id,
      ]),
    );
    yield encoder.encode(lines.join(""));
    after = next ?? undefined;
    isMore = next !== null;
  }
}
