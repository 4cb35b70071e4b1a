import { json } from "node:stream/consumers";
import { renderToStream } from "@react-pdf/renderer";
import { calculate, tcoTyped } from "#app/tco/calculation.ts";
import type { ReportOrder } from "#app/tco/report-order.ts";
import { paletteOf, registerTypeface } from "./pdf/look.ts";
import { tcoDocument } from "./pdf/tco-document.ts";

// The short-lived process that typesets one report: an order as JSON comes in, the PDF goes out. See
// app/outbox/mail/typeset-report.server.ts.
const order = (await json(process.stdin)) as ReportOrder;
const calculation = calculate(tcoTyped(order.report.split("?")[1] ?? ""));
if (!calculation.ok) throw new Error("the figures of the report cannot be calculated");
await registerTypeface([400, 600]);
const pdf = await renderToStream(tcoDocument({ calculation, order, palette: paletteOf("enterprise") }));
pdf.pipe(process.stdout);
