import { postOnly } from "#app/staff/frame/refused-method.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { coverageImporter } from "#app/staff/import/importers.server.ts";
import { receiveImportFile } from "#app/staff/import/receive-import.server.ts";

export const middleware = [requireCapability("importRecords")];

/** Receives a file from the import page's script, which shows the progress of the upload. */
export const action = forStaff((staff) => receiveImportFile(staff, coverageImporter(staff)));

export const loader = postOnly;
