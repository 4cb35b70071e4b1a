import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import type { Mark, ShareSource } from "#app/share/share-sources.tsx";
import { type Cover, layWhiteOver } from "./lay-over.ts";
import { decodePng, encodePng } from "./paletted-png.ts";
import { coloursOf, plateSvg, svgDocument } from "./plate-svg.ts";
import { reduceColours } from "./reduce-colours.ts";

const width = 1200;
const height = 630;
const margin = 72;
const wordsWidth = 540;
const floorY = 548;
const scale = 0.92;
/** The scene stands at the right edge; its floor runs under everything. */
const scene = { x: 596, y: floorY - 400 * scale, scale };

export type Fonts = { medium: Buffer; semibold: Buffer };

/** An intermediate file: half the time for a tenth more bytes. */
const plateLevel = 6;

/** Draws the picture of one page without the brand: its title, its scene and its kolam in the hue of its section. */
export async function drawSharePlate(source: ShareSource, mark: Mark, fonts: Fonts): Promise<Buffer> {
  const plate = plateSvg(source, { width, height, scene });
  const parts = plate + markSvg(mark) + (await titleSvg(source, fonts));
  return encodePng(reduceColours(await raster(parts, height), width, height), plateLevel);
}

/** The brand's name as it appears on every picture. */
export async function drawBrand(brand: string, fonts: Fonts): Promise<Cover> {
  const line = box(
    { alignItems: "center", marginLeft: 52, fontSize: 30, fontWeight: 600, color: "#fff" },
    brand,
  );
  const words = await outlines(
    box({ width, height: height - floorY, paddingLeft: margin }, [line]),
    height - floorY,
    fonts,
  );
  const pixels = await raster(words, height - floorY);
  return { alpha: pixels.filter((_, at) => at % 4 === 3), top: floorY };
}

/** The whole picture. */
export async function completeSharePicture(plate: Buffer, brand: Cover): Promise<Buffer> {
  return encodePng(layWhiteOver(await decodePng(plate), brand));
}

async function raster(parts: string, height: number): Promise<Buffer> {
  const drawn = await renderAsync(svgDocument(width, height, parts), { font: { loadSystemFonts: false } });
  return drawn.pixels;
}

function markSvg({ line, dots, reach }: Mark): string {
  const half = 18;
  const place = `translate(${margin + half} ${(floorY + height) / 2})scale(${half / reach})`;
  return `<g fill="none" stroke="#fff" stroke-linecap="round" transform="${place}">
<path d="${line}" stroke-width="${reach / 9}"/><path d="${dots}" stroke-width="${reach / 4}"/></g>`;
}

type Style = Record<string, string | number>;
type Box = { type: "div"; props: { style: Style; children: (Box | string)[] | string } };

/** Broken into lines of equal length. */
async function titleSvg(source: ShareSource, fonts: Fonts): Promise<string> {
  const soft = coloursOf(source.section)["hue-soft"] ?? "#fff";
  const title = box(
    {
      fontSize: source.title.length > 40 ? 52 : 62,
      fontWeight: 600,
      lineHeight: 1.08,
      letterSpacing: "-0.035em",
      color: "#fff",
      textWrap: "balance",
    },
    source.title,
  );
  const label = box({ fontSize: 26, fontWeight: 500, color: soft, marginBottom: 20 }, source.label);
  const above = box(
    { flexDirection: "column", justifyContent: "center", width: wordsWidth, height: floorY, paddingTop: 32 },
    source.label ? [label, title] : [title],
  );
  return outlines(box({ width, height, paddingLeft: margin }, [above]), height, fonts);
}

/** Words as outlines. */
async function outlines(layout: Box, height: number, fonts: Fonts): Promise<string> {
  const svg = await satori(layout as never, {
    width,
    height,
    fonts: [
      { name: "Geist", data: fonts.medium, weight: 500, style: "normal" },
      { name: "Geist", data: fonts.semibold, weight: 600, style: "normal" },
    ],
  });
  return svg.replace(/^<svg[^>]*>/, "<g>").replace(/<\/svg>$/, "</g>");
}

function box(style: Style, children: Box["props"]["children"]): Box {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}
