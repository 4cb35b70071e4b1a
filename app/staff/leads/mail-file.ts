import { data } from "react-router";
import { openMailFile } from "#app/leads/conversation/open-mail-file.server.ts";
import { asDownload } from "#app/staff/frame/as-download.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";

/**
 * A file of a mail, for staff who may see its lead. Always a download: nothing received is shown or run in the browser.
 */
export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const { lead = "", file = "" } = params;
  const found = await openMailFile(db, { leadId: lead, fileId: file }, viewer, now());
  if (!found) throw data(null, { status: 404 });
  return asDownload(found);
});

export const action = readOnly;
