import { data } from "react-router";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { leadsImporter } from "#app/staff/import/importers.server.ts";
import { receiveImportFile } from "#app/staff/import/receive-import.server.ts";

export const middleware = [requireCapability("importRecords")];

/** The import's page sends a file here itself, to tell how much of it has left. */
export const action = forStaff((staff) => receiveImportFile(staff, leadsImporter(staff)));

export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}
