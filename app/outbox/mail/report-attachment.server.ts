import { instantOf } from "#app/database/uuid.server.ts";
import { dayOf, dayText } from "#app/dates/india-time.ts";
import { calculate, tcoTyped } from "#app/tco/calculation.ts";
import type { ReportOrder } from "#app/tco/report-order.ts";
import type { MailBrand } from "./brand.ts";
import type { QueuedMail } from "./outgoing-mail.ts";
import { typesetReport } from "./typeset-report.server.ts";

type Attachment = { filename: string; content: Buffer; contentType: string };

/**
 * The PDF of a mail with a report, made by `documents` of the build; none for other mails and for reports whose figures
 * cannot be read.
 */
export async function reportAttachment(
  { id, template, data }: Pick<QueuedMail, "id" | "template" | "data">,
  { name, legalName, address, siteUrl }: MailBrand,
  documents: string | undefined,
): Promise<Attachment[]> {
  const { report, reference } = data;
  if (template !== "tco-report" || typeof report !== "string" || typeof reference !== "string") return [];
  if (!calculate(tcoTyped(report.split("?")[1] ?? "")).ok) return [];
  const day = dayText(dayOf(new Date(instantOf(id))));
  const order: ReportOrder = { report, day, reference, siteName: name, legalName, address, siteUrl };
  const content = await typesetReport(order, documents);
  return [{ filename: `mac-pc-cost-${reference}.pdf`, content, contentType: "application/pdf" }];
}
