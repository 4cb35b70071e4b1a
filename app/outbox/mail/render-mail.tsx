import { plainTextSelectors, render } from "@react-email/render";
import { compile } from "html-to-text";
import type { MailBrand } from "./brand.ts";
import { mailNamed } from "./mail-list.ts";
import type { ReadMail } from "./mail-template.ts";
import type { QueuedMail } from "./outgoing-mail.ts";
import { KolamId } from "./templates/layout.tsx";

export type RenderedMail = {
  html: string;
  text: string;
  attachments?: { filename: string; content: string; contentType: string }[];
};

const quiet = { uppercase: false };
// Compiled once: reading the selectors takes longer than rendering a mail.
const toText = compile({
  wordwrap: 76,
  selectors: [
    ...plainTextSelectors,
    { selector: "h1", options: quiet },
    { selector: "h2", options: quiet },
    { selector: "table.figures", format: "dataTable", options: { uppercaseHeaderCells: false } },
  ],
});

/** Reads an outbox row by the schema of its template. */
export async function readMail({ template, data }: Pick<QueuedMail, "template" | "data">): Promise<ReadMail> {
  const mail = mailNamed(template);
  if (!mail) return { outcome: "unreadable", reason: `this version has no mail "${template}"` };
  return (await mail.load()).mail.read(data);
}

/**
 * A mail's body as HTML and text, and its calendar file if it has one.
 * @param kolam the Content-ID of the mail's picture
 */
export async function renderMail(
  { body, data: { calendar } }: ReadMail & { outcome: "read" },
  brand: MailBrand,
  kolam?: string,
): Promise<RenderedMail> {
  const html = await render(<KolamId value={kolam}>{body(brand)}</KolamId>);
  const text = toText(html);
  if (typeof calendar !== "string") return { html, text };
  const method = /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH";
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { html, text, attachments: [{ filename: "appointment.ics", content: calendar, contentType }] };
}
