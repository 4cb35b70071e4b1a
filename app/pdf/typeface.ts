import { Font } from "@react-pdf/renderer";

/** One cut of the site's typeface as a TrueType file. */
export type Cut = { cut: 400 | 500 | 600 | "italic"; file: Buffer };

/** Registers the site's typeface with the PDF renderer, and switches hyphenation off. */
export function registerTypeface(cuts: readonly Cut[]): void {
  const fonts = cuts.map(({ cut, file }) => {
    const src = `data:font/ttf;base64,${file.toString("base64")}`;
    return cut === "italic"
      ? ({ src, fontStyle: "italic", fontWeight: 400 } as const)
      : { src, fontWeight: cut };
  });
  Font.register({ family: "Geist", fonts });
  Font.registerHyphenationCallback((word) => [word]);
}
