import { data } from "react-router";
import { isId } from "#app/database/uuid.server.ts";
import { kindOfFile } from "#app/forms/engine/upload-rules.ts";
import { openUpload } from "#app/leads/submissions/uploads.server.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { fileResponse, sandboxHeaders } from "#app/values/file-response.ts";

/** A file of a lead, for staff who may see the lead. Always a download: no visitor's file is shown in the browser. */
export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const { lead = "", field = "" } = params;
  const file = isId(lead) ? await openUpload(db, { leadId: lead, field }, viewer, now()) : undefined;
  if (!file) throw data(null, { status: 404 });
  const bytes = new Uint8Array(file.bytes);
  return fileResponse(`${file.reference}-${field}.${kindOfFile(bytes) ?? "pdf"}`, bytes, sandboxHeaders);
});

export const action = readOnly;
