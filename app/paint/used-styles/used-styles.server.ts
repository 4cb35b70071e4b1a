import { siteStyleFileId } from "#app/paint/site-style.tsx";
import siteCss from "#app/styles/site.css?inline";
import typefaceCss from "#app/styles/typeface.css?inline";
import { visibleNames } from "./document-names.server.ts";
import { parseStyles, type StylePiece } from "./style-rules.server.ts";
import { withoutUnused } from "./unused.server.ts";

let pieces: StylePiece[] | undefined;

/**
 * The rules of the site's stylesheet that a document uses before the link to the whole of it, in their order. A rule
 * is left out only when one of the names in its selector is nowhere in that part. The typeface is declared here
 * alone: declared again by the file, it could arrive a second time and move the text.
 */
export function usedStyles(html: string): string {
  const place = `<noscript id="${siteStyleFileId}">`;
  const first = html.slice(0, html.indexOf(place) + place.length);
  pieces ??= parseStyles(siteCss);
  return typefaceCss + withoutUnused(write(pieces, visibleNames(first)));
}

function write(pieces: readonly StylePiece[], names: ReadonlySet<string>): string {
  return pieces.map((piece) => writePiece(piece, names)).join("");
}

function writePiece(piece: StylePiece, names: ReadonlySet<string>): string {
  if (piece.kind === "text") return piece.text;
  const body = write(piece.pieces, names);
  if (!body) return "";
  if (piece.kind === "group") return `${piece.head}{${body}}`;
  const used = piece.branches.filter(({ needs }) =>
    needs.every((group) => group.some((name) => names.has(name))),
  );
  return used.length > 0 ? `${used.map(({ selector }) => selector).join(",")}{${body}}` : "";
}
