import { renderToBuffer } from "@react-pdf/renderer";
import type { QuotationOrder } from "#app/quotations/quotation-order.ts";
import { type Calculation, calculate, tcoTyped } from "#app/tco/calculation.ts";
import type { ReportOrder } from "#app/tco/report-order.ts";
import type { Palette } from "./look.ts";
import { ProfileDocument, type ProfileParts } from "./profile-document.tsx";
import { QuotationDocument } from "./quotation-document.tsx";
import { TcoDocument } from "./tco-document.tsx";
import { type Cut, registerTypeface } from "./typeface.ts";

// Built beside the server's bundle (scripts/beside-server-plugin.ts). The build and the process that typesets a report
// load it: the server never does, because the renderer takes 150 MB.

/** What a PDF is drawn with. */
export type Look = { palette: Palette; typeface: readonly Cut[] };

/** A page of the site as a PDF. */
export function profilePdf(parts: ProfileParts, { palette, typeface }: Look): Promise<Buffer> {
  registerTypeface(typeface);
  return renderToBuffer(<ProfileDocument {...parts} palette={palette} />);
}

/** A visitor's cost comparison as a PDF. Throws when its figures cannot be read. */
export function reportPdf(order: ReportOrder, { palette, typeface }: Look): Promise<Buffer> {
  const calculation: Calculation = calculate(tcoTyped(order.report.split("?")[1] ?? ""));
  if (!calculation.ok) throw new Error("the figures of the report cannot be calculated");
  registerTypeface(typeface);
  return renderToBuffer(<TcoDocument calculation={calculation} order={order} palette={palette} />);
}

/** A quotation as a PDF. */
export function quotationPdf(order: QuotationOrder, { palette, typeface }: Look): Promise<Buffer> {
  registerTypeface(typeface);
  return renderToBuffer(<QuotationDocument order={order} palette={palette} />);
}
