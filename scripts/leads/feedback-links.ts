import { readFileSync, writeFileSync } from "node:fs";
import { parseConfig } from "#app/config.server.ts";
import { type Attendee, attendeeLinks } from "#app/feedback/attendee-links.ts";
import { qrSvg } from "#app/ui/qr-svg.ts";
import { escapeHtml } from "#app/values/escape-html.ts";
import { beginWork } from "../command.ts";

/** Prints a prefilled feedback link for each attendee and writes a printable page of cards with QR codes. */
export async function feedbackLinks(file: string): Promise<number> {
  beginWork();
  const parsed = parseConfig(process.env);
  if (!parsed.ok) return failed(parsed.problem);
  let csv: string;
  try {
    csv = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    return failed(`${file} cannot be read as CSV in UTF-8: ${(error as Error).message}`);
  }
  const { attendees, faults } = attendeeLinks(csv, parsed.config.siteUrl);
  for (const fault of faults) console.error(`${file}, ${fault}`);
  if (attendees.length === 0) return failed("There is nobody to make a link for.");
  for (const { name, organization, link } of attendees) console.log(`${name}\t${organization}\t${link}`);
  const page = `${file.replace(/\.csv$/i, "")}-links.html`;
  // It contains people's names: readable only by its owner.
  writeFileSync(page, pageOf(attendees), { mode: 0o600 });
  console.error(
    `${attendees.length} ${attendees.length === 1 ? "link" : "links"}. Cards with QR codes to print: ${page}`,
  );
  if (!parsed.config.siteUrl.startsWith("https://"))
    console.error(`The links lead to ${parsed.config.siteUrl}: set SITE_URL to the site's address.`);
  return faults.length > 0 ? 1 : 0;
}

function pageOf(attendees: Attendee[]): string {
  const cards = attendees.map(
    ({ name, organization, link }) =>
      `<li>${qrSvg(link)}<p><b>${escapeHtml(name)}</b><br>${escapeHtml(organization)}</p></li>`,
  );
  return `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><title>Feedback links</title>
<style>
body { margin: 1cm; font: 11pt system-ui, sans-serif }
ul { display: grid; grid-template-columns: repeat(auto-fill, 6cm); gap: 0.6cm; margin: 0; padding: 0; list-style: none }
li { padding: 0.4cm; border: 1px dashed #999; break-inside: avoid; text-align: center }
svg { width: 4.4cm } p { margin: 0.2cm 0 0; overflow-wrap: anywhere }
</style>
<ul>
${cards.join("\n")}
</ul></html>
`;
}

function failed(sentence: string): number {
  console.error(sentence);
  return 1;
}
