import { readFileSync } from "node:fs";
import type { ShareSource } from "#app/share/share-sources.tsx";
import { mixed, plainCss, plainValue, type Variables, variablesOf } from "./plain-css.ts";

export type Plate = {
  width: number;
  height: number;
  /** The position and scale of the scene (640 x 480, its floor at 400). */
  scene: { x: number; y: number; scale: number };
};

/** A tile of the kolam in whole pixels: its rows repeat exactly, and the picture packs to half its size. */
const tile = 240;

/** A plate as on the pages, in parts of an SVG document: one hue, the page's kolam, its scene. */
export function plateSvg(source: ShareSource, { width, height, scene }: Plate): string {
  const colours = coloursOf(source.section);
  const style = sceneStyle(colours);
  // One flat colour instead of a gradient, so that the file stays small.
  const ground = mixed(colours["hue-deep"] ?? "", 0.45, colours.hue ?? "");
  const { line, dots, size } = source.kolam;
  const drawing = source.scene.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  return `<style>${style}</style>
<defs>
<pattern id="kolam" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(${tile / size})">
<g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"><path d="${line}"/><path d="${dots}" stroke-width="6"/></g>
</pattern>
<linearGradient id="fade" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".8" stop-color="#000"/></linearGradient>
<mask id="downwards"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
</defs>
<rect width="${width}" height="${height}" fill="${ground}"/>
<g opacity=".24" mask="url(#downwards)"><rect width="${width}" height="${height}" fill="url(#kolam)"/></g>
<g class="scene" transform="translate(${scene.x} ${scene.y})scale(${scene.scale})">${drawing}</g>`;
}

/** The style sheets that the pictures share with the pages (scripts/release/drawn-with.ts). */
const sheets = ["app/styles/tokens.css", "app/figures/scene.css"];
const [tokensCss = "", sceneCss = ""] = sheets.map((file) => readFileSync(file, "utf8"));

/** The style rules of scenes in these colours. */
export function sceneStyle(colours: Variables): string {
  const typeface = ".scene text{font-family:Geist, Arial, sans-serif}";
  return plainCss(sceneCss, colours, (selector) => /^\.(scene|far)/.test(selector)) + typeface;
}

/** The colours of a section on a dark plate, by the names of their custom properties. */
export function coloursOf(section: string): Variables {
  const all = {
    ...variablesOf(tokensCss, ":root"),
    ...variablesOf(tokensCss, `[data-section=${section}]`),
    ...variablesOf(sceneCss, ".plate"),
    ...variablesOf(sceneCss, ".plate.deep"),
  };
  const names = ["hue-plate", "hue-soft", "hue", "hue-deep", "ink", "soft", "line"];
  const plain = names.map((name) => [name, plainValue(`var(--${name})`, all)] as const);
  return { ...all, ...Object.fromEntries(plain) };
}

/** A drawing as a whole SVG document. */
export function svgDocument(width: number, height: number, parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`;
}
