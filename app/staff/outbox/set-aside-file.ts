import { data } from "react-router";
import { openSetAsideFile } from "#app/leads/conversation/set-aside.server.ts";
import { asDownload } from "#app/staff/frame/as-download.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";

export const middleware = [requireCapability("sortMails")];

/** A file of a mail that was set aside: always a download. */
export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const found = await openSetAsideFile(db, params.file ?? "", viewer, now());
  if (!found) throw data(null, { status: 404 });
  return asDownload(found);
});

export const action = readOnly;
