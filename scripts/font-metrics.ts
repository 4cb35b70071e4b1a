export type FontMetrics = { ascent: number; descent: number; widths: Record<string, number> };

/**
 * Reads an SFNT font's ascent and descent (as shares of the em) and the advance widths (per 1000 of the em) of `letters`.
 * Supports the tables of an OpenType font of Latin letters: head, hhea, hmtx and a cmap of format 4.
 */
export function readMetrics(font: Buffer, letters: string[]): FontMetrics {
  const tables = new Map<string, number>();
  for (let at = 12, left = font.readUInt16BE(4); left > 0; left -= 1, at += 16) {
    tables.set(font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8));
  }
  const table = (name: string) => {
    const start = tables.get(name);
    if (start === undefined) throw new Error(`The font has no table ${name}.`);
    return start;
  };
  const em = font.readUInt16BE(table("head") + 18);
  const hhea = table("hhea");
  const lastWidth = font.readUInt16BE(hhea + 34) - 1;
  const glyphOf = readCmap(font, table("cmap"));
  const width = (letter: string) =>
    font.readUInt16BE(table("hmtx") + 4 * Math.min(glyphOf(letter.charCodeAt(0)), lastWidth));
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    widths: Object.fromEntries(letters.map((letter) => [letter, (1000 * width(letter)) / em])),
  };
}

function readCmap(font: Buffer, cmap: number): (code: number) => number {
  const count = font.readUInt16BE(cmap + 2);
  const starts = Array.from({ length: count }, (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at));
  const start = starts.find((at) => font.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error("The font has no cmap of format 4.");
  const doubled = font.readUInt16BE(start + 6);
  const column = (index: number, segment: number) =>
    start + 14 + index * doubled + (index > 0 ? 2 : 0) + 2 * segment;
  return (code) => {
    for (let segment = 0; segment < doubled / 2; segment += 1) {
      if (code > font.readUInt16BE(column(0, segment))) continue;
      const first = font.readUInt16BE(column(1, segment));
      if (code < first) return 0;
      const delta = font.readInt16BE(column(2, segment));
      const rangeAt = column(3, segment);
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(rangeAt + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
