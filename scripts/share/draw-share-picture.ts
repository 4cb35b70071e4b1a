import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import type { Mark, ShareLook, ShareSource } from "#app/share/share-sources.tsx";
import { indexedPng } from "./indexed-png.ts";
import { coloursOf, plateSvg, svgDocument } from "./plate-svg.ts";

const width = 1200;
const height = 630;
const margin = 72;
const wordsWidth = 540;
const floorY = 548;
const scale = 0.92;
/** The scene stands at the right edge, its floor running under everything. */
const scene = { x: 596, y: floorY - 400 * scale, scale };

export type Fonts = { medium: Buffer; semibold: Buffer };

/** Draws the picture of one page: its title, its scene and its kolam in the hue of its section. */
export async function drawSharePicture(source: ShareSource, look: ShareLook, fonts: Fonts): Promise<Buffer> {
  const plate = plateSvg(source, { width, height, scene });
  const parts = plate + markSvg(look.mark) + (await words(source, look, fonts));
  const { pixels } = await renderAsync(svgDocument(width, height, parts), {
    font: { loadSystemFonts: false },
  });
  return indexedPng(pixels, width, height);
}

function markSvg({ line, dots, reach }: Mark): string {
  const half = 18;
  const place = `translate(${margin + half} ${(floorY + height) / 2})scale(${half / reach})`;
  return `<g fill="none" stroke="#fff" stroke-linecap="round" transform="${place}">
<path d="${line}" stroke-width="${reach / 9}"/><path d="${dots}" stroke-width="${reach / 4}"/></g>`;
}

type Style = Record<string, string | number>;
type Box = { type: "div"; props: { style: Style; children: (Box | string)[] | string } };

/** Words as outlines, broken into lines of equal length. */
async function words(source: ShareSource, look: ShareLook, fonts: Fonts): Promise<string> {
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
  const brand = box(
    {
      alignItems: "center",
      height: height - floorY,
      marginLeft: 52,
      fontSize: 30,
      fontWeight: 600,
      color: "#fff",
    },
    look.brand,
  );
  const layout = box({ flexDirection: "column", width, height, paddingLeft: margin }, [above, brand]);
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
