import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { leadTemplate } from "./lead-rows.server.ts";

export const middleware = [requireCapability("importRecords")];

/** The file to start an import of leads from. */
export const loader = forStaff(async () => {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="leads.csv"',
  };
  return new Response(`\ufeff${leadTemplate}\n`, { headers });
});
