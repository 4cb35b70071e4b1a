import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { readMetrics } from "./font-metrics.ts";

// The files of geist 1.7.2 (OFL-1.1, licence beside them): decisions/0004.
const source = "app/styles/typeface/geist.woff2";
const italicSource = "app/styles/typeface/geist-italic.woff2";

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
/** All characters of western languages, because the font is built before the content is known. */
const latin = charactersFrom(0xa0, 0x100);
/** Everything before the East Asian scripts, which the typeface lacks. */
const drawable = ascii + charactersFrom(0xa0, 0x3000);
const signs = "₹–—‘’“”…·•×÷±−→←↑↓↗›‹©®™°½¼²é\u00a0\u2009\u202f";

/**
 * Writes the site's typeface: characters of western languages, weights 400 to 700, one file. Beside it that of the scenes.
 * @returns Its path and the first 8 digits of its SHA-256, for an address that may be cached for ever.
 */
export async function buildFont({ outDir }: { outDir: string }): Promise<{ file: string; hash: string }> {
  const woff2 = await subsetFont(readFileSync(source), ascii + latin + signs, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"],
    noHinting: true,
  });
  if (woff2.length > 32_000) throw new Error(`The typeface is ${woff2.length} bytes; 32,000 is its budget.`);
  mkdirSync(outDir, { recursive: true });
  const file = join(outDir, "site-font.woff2");
  writeFileSync(file, woff2);
  writeFileSync(join(outDir, "scene-font.woff2"), await sceneFont());
  return { file, hash: sha256(woff2).slice(0, 8) };
}

/** For drawn scenes: a picture reaches no other file, so each carries the few characters that it may use. */
function sceneFont(): Promise<Buffer> {
  return subsetFont(readFileSync(source), `${ascii}₹`, {
    targetFormat: "woff2",
    variationAxes: { wght: 600 },
    keepFeatures: [],
    noHinting: true,
  });
}

/** One weight or the italics with all characters, for pictures and PDFs. */
export function fontForDrawing(style: 400 | 500 | 600 | "italic"): Promise<Buffer> {
  const options = { targetFormat: "sfnt", noHinting: true } as const;
  if (style === "italic") return subsetFont(readFileSync(italicSource), drawable, options);
  return subsetFont(readFileSync(source), drawable, { ...options, variationAxes: { wght: style } });
}

/**
 * The `@font-face` rules that give a system font the metrics of ours, so that nothing shifts when ours arrives.
 * A test compares them with `app/styles/typeface.css`.
 */
export async function fallbackFaces(): Promise<string> {
  const [regular, bold] = await Promise.all([instance(400), instance(600)]);
  // Of two rules for one weight, the browser uses the later one whose font the device has.
  return [
    face("400 500", `local("DejaVu Sans")`, regular, dejaVuScale),
    face("600 700", `local("DejaVu Sans Bold")`, bold, dejaVuBoldScale),
    face(
      "400 500",
      `local("Arial"), local("Roboto")`,
      regular,
      averageWidth(regular.widths) / averageWidth(arial),
    ),
    face(
      "600 700",
      `local("Arial Bold"), local("Roboto Bold")`,
      bold,
      averageWidth(bold.widths) / averageWidth(arialBold),
    ),
  ].join("\n");
}

type Widths = Record<string, number>;

// Advance widths of Arial and Helvetica per 1000 of the em, and the frequency of each letter in English, per 1000.
const arial: Widths = letters(
  "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278",
);
const arialBold: Widths = letters(
  "556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278",
);
const frequency: Widths = letters(
  "67 12 23 35 104 18 16 50 57 1 6 33 20 57 62 16 1 49 52 74 23 8 19 1 16 1 180",
);

// The width of our typeface over that of DejaVu Sans, which Linux has where it lacks Arial: measured in a browser, over the
// paragraphs and the headings of twelve pages.
const dejaVuScale = 0.899;
const dejaVuBoldScale = 0.846;

function face(weight: string, src: string, font: Awaited<ReturnType<typeof instance>>, scale: number) {
  // No finer: every document carries them.
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return `@font-face {
  font-family: "Geist Arial";
  font-weight: ${weight};
  src: ${src};
  size-adjust: ${Number((scale * 100).toFixed(1))}%;
  ascent-override: ${percent(font.ascent / scale)};
  descent-override: ${percent(font.descent / scale)};
}`;
}

async function instance(wght: number) {
  const sfnt = await subsetFont(readFileSync(source), ascii, {
    targetFormat: "sfnt",
    variationAxes: { wght },
  });
  return readMetrics(sfnt, Object.keys(frequency));
}

function averageWidth(widths: Widths): number {
  return Object.entries(frequency).reduce((sum, [letter, share]) => sum + share * (widths[letter] ?? 0), 0);
}

function letters(list: string): Widths {
  const values = list.split(" ").map(Number);
  return Object.fromEntries(
    [..."abcdefghijklmnopqrstuvwxyz "].map((letter, at) => [letter, values[at] ?? 0]),
  );
}

function charactersFrom(first: number, end: number): string {
  return String.fromCodePoint(...Array.from({ length: end - first }, (_, at) => first + at));
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
