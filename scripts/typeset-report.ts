import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { QuotationOrder } from "#app/quotations/quotation-order.ts";
import type { ReportOrder } from "#app/tco/report-order.ts";
import type { PdfDocuments } from "./pdf-look.ts";
import { makeReportLook, readReportLook } from "./report-look.ts";

// The short-lived process that typesets one report or quotation: it reads an order as JSON and writes the PDF. See
// app/outbox/mail/typeset-report.server.ts. Its argument is the build's file with the PDFs.
const [, , built] = process.argv;
const order = (await json(process.stdin)) as ReportOrder | QuotationOrder;
const { reportPdf, quotationPdf }: PdfDocuments = await (built
  ? import(pathToFileURL(built).href)
  : fromSources());
const look = built ? readReportLook(built) : await makeReportLook();
process.stdout.end(await ("report" in order ? reportPdf(order, look) : quotationPdf(order, look)));

/** In development there is no build. */
async function fromSources(): Promise<PdfDocuments> {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<PdfDocuments>("./app/pdf/documents.tsx", { configFile: false });
  return module;
}
