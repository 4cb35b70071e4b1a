/** The code points, in hexadecimal, that the typefaces of the PDF draw: Geist and Noto Sans Devanagari. */
const drawn = `
  20-7e a0-113 116-12b 12e-137 139-13e 141-148 14a-14d 150-17e 18f 192 1a0-1a1 1af-1b0 1cd-1ce 1e4-1e9 218-21b
  237 259 2b9 2bc 2c6-2c8 2d8-2dd 300-304 306-30c 312 31b 323 326-328 335-338 39b 3a9 3bb-3bc 3c0 3c9 400-45f
  462-463 46a-46b 472-475 490-493 496-497 49a-49b 4a2-4a3 4ae-4b3 4b6-4b7 4ba-4bb 4c0 4cf 4d8-4d9 4e2-4e3
  4e8-4e9 4ee-4ef 900-97f e3f 1cd0-1cf6 1cf8-1cf9 1e20-1e21 1e80-1e85 1e9e 1ea0-1ef9 200b-200d 2013-2014
  2018-201a 201c-201e 2020-2022 2026 2028-2029 2030 2032-2033 2039-203a 2044 2070 2074-2079 2080-2089 20aa
  20ac 20b1 20b4 20b9 20bd 20f0 2116-2117 2122 2153-2155 215b-215e 2190-2199 219d 21a9-21aa 21b0-21b1
  21b3-21b5 21e4-21e5 21e7 2202 2206 220f 2211-2212 221a 221e 222b 2236 2248 2260 2264-2265 2460-2468 24ea
  24ff 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25ca-25cc 25cf 2639-263a 2776-277e a830-a839 a8e0-a8ff
  11b00-11b09`;

const maxNamed = 5;

/** A sentence for staff that names the letters and signs which the PDF cannot draw; null if it draws all. */
export function undrawnSentence(texts: readonly string[]): string | null {
  const found = undrawnIn(texts.join("\n"));
  if (found.length === 0) return null;
  const named = found.slice(0, maxNamed).map((each) => `“${each}”`);
  const list = found.length > maxNamed ? `${named.join(", ")} and others` : named.join(", ");
  return `The PDF cannot show ${list}: write it in Latin or Devanagari letters.`;
}

/** Each letter or sign, with its marks, of which a part cannot be drawn; once each. */
export function undrawnIn(text: string): string[] {
  const ranges = drawn.trim().split(/\s+/).map(readRange);
  const isDrawn = (char: string) => {
    const code = char.codePointAt(0) ?? 0;
    return char === "\n" || ranges.some(({ first, last }) => first <= code && code <= last);
  };
  const letters = [...new Intl.Segmenter().segment(plainSpaces(text))].map(({ segment }) => segment);
  return [...new Set(letters.filter((letter) => ![...letter].every(isDrawn)))];
}

/** With spaces of one kind, which every typeface has, in place of tabs and of thin, wide and other spaces. */
export function plainSpaces(text: string): string {
  return text.replace(/[^\S\n]/g, " ");
}

function readRange(range: string) {
  const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
  return { first, last };
}
