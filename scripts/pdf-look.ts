import { readFileSync } from "node:fs";
import type { Palette } from "#app/pdf/look.ts";
import type { Cut } from "#app/pdf/typeface.ts";
import { fontForDrawing } from "./build-font.ts";
import { coloursOf } from "./share/plate-svg.ts";

/** The PDF code of the build, beside the server's bundle. */
export type PdfDocuments = typeof import("../app/pdf/documents.tsx");

/** The cuts of the site's typeface that a PDF needs. */
export function typefaceOf(cuts: readonly Cut["cut"][]): Promise<Cut[]> {
  return Promise.all(cuts.map(async (cut) => ({ family: "Geist", cut, file: await fontForDrawing(cut) })));
}

/** The letters of Hindi, for what people have typed: the site's typeface lacks them. */
export function devanagari(): Cut[] {
  const typefacePackage = import.meta.resolve("@fontsource/noto-sans-devanagari/package.json");
  return ([400, 600] as const).map((cut) => ({
    family: "Noto Sans Devanagari",
    cut,
    file: readFileSync(new URL(`files/noto-sans-devanagari-devanagari-${cut}-normal.woff`, typefacePackage)),
  }));
}

/** The colours of a section of the site. */
export function paletteOf(section: string): Palette {
  const colours = coloursOf(section);
  const colour = (name: string) => colours[name] ?? "#000";
  return {
    hue: colour("hue"),
    deep: colour("hue-deep"),
    soft: colour("hue-soft"),
    plate: colour("hue-plate"),
    ink: colour("ink"),
    grey: colour("soft"),
    line: colour("line"),
  };
}
