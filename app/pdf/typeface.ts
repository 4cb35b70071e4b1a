import { Font } from "@react-pdf/renderer";

export type Family = "Geist" | "Noto Sans Devanagari";

/** One cut of a typeface as a file. */
export type Cut = { family: Family; cut: 400 | 500 | 600 | "italic"; file: Buffer };

/** Registers the typefaces with the PDF renderer, and switches hyphenation off. */
export function registerTypeface(cuts: readonly Cut[]): void {
  for (const family of new Set(cuts.map((each) => each.family))) {
    const fonts = cuts.filter((each) => each.family === family).map(asSource);
    Font.register({ family, fonts });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

function asSource({ cut, file }: Cut) {
  const src = `data:font/ttf;base64,${file.toString("base64")}`;
  return cut === "italic"
    ? ({ src, fontStyle: "italic", fontWeight: 400 } as const)
    : { src, fontWeight: cut };
}
