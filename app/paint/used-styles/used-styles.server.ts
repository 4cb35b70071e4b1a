import { siteStyleFileId } from "#app/paint/site-style-id.ts";
import siteCss from "#app/styles/site.css?inline";
import typefaceCss from "#app/styles/typeface.css?inline";
import { visibleNames } from "./document-names.server.ts";
import type { StylePiece } from "./style-rules.server.ts";
import { withoutUnused } from "./unused.server.ts";

let pieces: Promise<StylePiece[]> | undefined;

/**
 * The rules of the site's stylesheet that a document uses before its link to the whole file, in their order. Leaves out
 * a rule only when that part lacks a name of its selector. The typeface is declared only here: a second declaration in
 * the file could load it again and move the text.
 */
export async function usedStyles(html: string): Promise<string> {
  const place = `<noscript id="${siteStyleFileId}">`;
  const first = html.slice(0, html.indexOf(place) + place.length);
  pieces ??= readPieces();
  return typefaceCss + withoutUnused(write(await pieces, visibleNames(first)));
}

/** Read with the first document that is drawn: most starts serve finished ones. */
async function readPieces(): Promise<StylePiece[]> {
  const { parseStyles } = await import("./style-rules.server.ts");
  return parseStyles(siteCss);
}

function write(pieces: readonly StylePiece[], names: ReadonlySet<string>): string {
  return pieces.map((piece) => writePiece(piece, names)).join("");
}

function writePiece(piece: StylePiece, names: ReadonlySet<string>): string {
  if (piece.kind === "text") return piece.text;
  const body = write(piece.pieces, names);
  // The document states the order of the layers first: an empty one keeps its place.
  if (!body) return piece.kind === "group" && piece.head.startsWith("@layer") ? `${piece.head};` : "";
  if (piece.kind === "group") return `${piece.head}{${body}}`;
  const used = piece.branches.filter(({ needs }) =>
    needs.every((group) => group.some((name) => names.has(name))),
  );
  return used.length > 0 ? `${used.map(({ selector }) => selector).join(",")}{${body}}` : "";
}
