import { csvMark } from "#app/csv/csv-row.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { fileResponse } from "#app/values/file-response.ts";
import { leadTemplate } from "./lead-rows.server.ts";

export const middleware = [requireCapability("importRecords")];

/** The template of an import file. */
export const loader = forStaff(async () => fileResponse("leads.csv", `${csvMark}${leadTemplate}\n`));
