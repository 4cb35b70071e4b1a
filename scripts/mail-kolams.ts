import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { figurePath, figureReach } from "#app/figures/kolam-path.ts";
import { kolamFile } from "#app/outbox/mail/kolam-picture.server.ts";
import type { Section } from "#app/values/names.ts";
import type { Drawings } from "./release/drawings.ts";
import { indexedPng } from "./share/indexed-png.ts";
import { coloursOf, svgDocument } from "./share/plate-svg.ts";

/** In the folder of a release. */
export const kolamsFolder = "kolams";

type Place = { path: string; section: Section };

/** Twice the size at which mails show it. */
const side = 112;
/** Dots from the centre to a tip: smaller figures are often alike, larger ones too dense to read as lines. */
const size = 4;
/** The margin around the figure, in its own units. */
const room = 32;
const limitBytes = 3_000;

/** Writes the kolam of each page that a mail can belong to, as PNG: mail programs draw no SVG and block remote pictures. */
export async function mailKolams(places: Place[], release: string, drawings: Drawings): Promise<void> {
  mkdirSync(join(release, kolamsFolder), { recursive: true });
  for (const { path, section } of places) {
    const file = `${kolamsFolder}/${kolamFile(path)}`;
    const picture = await drawings.get("kolams", file, [path, section], () => draw(kolamSvg(path, section)));
    if (picture.length > limitBytes) throw new Error(`The kolam of ${path} has ${picture.length} bytes`);
    writeFileSync(join(release, file), picture);
  }
}

/** White on the section's hue, which has enough contrast in light and dark mails. */
function kolamSvg(path: string, section: Section): string {
  const { line, dots } = figurePath(path, size);
  const colours = coloursOf(section);
  const scale = side / 2 / (figureReach(size) + room);
  return svgDocument(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="${colours.hue}"/>
<g fill="none" stroke="#fff" stroke-linecap="round" transform="translate(${side / 2} ${side / 2})scale(${scale.toFixed(4)})">
<path d="${line}" stroke-width="7"/><path d="${dots}" stroke-width="13" stroke="${colours["hue-soft"]}"/></g>`,
  );
}

async function draw(svg: string): Promise<Buffer> {
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return indexedPng(pixels, side, side);
}
