export type Compression = "br" | "zstd" | "gzip";
export type Encoding = Compression | "identity";

const preference: Compression[] = ["br", "zstd", "gzip"];
const textual = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)|image\/svg)/;

/** Compressible media types: texts, including feeds and the router's data. */
export function isCompressible(type: string): boolean {
  return textual.test(type);
}

/**
 * The encodings that an Accept-Encoding header allows, best first (RFC 9110, 12.5.3). Excludes `identity`, the
 * fallback.
 */
export function acceptedEncodings(header: string): Compression[] {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find((text) => text !== undefined);
      return [name.trim(), q === undefined ? 1 : Number(q)];
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  return preference.filter((encoding) => weightOf(encoding) > 0);
}
