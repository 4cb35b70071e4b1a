import { data } from "react-router";
import { audit } from "#app/leads/work/audit.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { pdfName } from "#app/quotations/pdf-name.ts";
import { quotationPdfOf } from "#app/quotations/quotation-pdf.server.ts";
import { quotationsOfLead } from "#app/quotations/quotations.server.ts";
import { asDownload } from "#app/staff/frame/as-download.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";

/** The PDF of a quotation, for staff who may see its lead. */
export const loader = forStaff(async ({ services, viewer, params }) => {
  const { db, now } = services;
  const lead = await readLead(db, params.lead ?? "", viewer, now());
  if (!lead) throw data(null, { status: 404 });
  const quotation = (await quotationsOfLead(db, lead, viewer)).find(({ id }) => id === params.quotation);
  const bytes = quotation && (await quotationPdfOf(services, quotation));
  if (!quotation || !bytes) throw data(null, { status: 404 });
  const detail = { quotation: quotation.id };
  await audit(db, { actorId: viewer.id, action: "quotation opened", subjectId: lead.id, detail, now: now() });
  return asDownload({ name: pdfName(quotation), bytes });
});

export const action = readOnly;
