import { compile } from "html-to-text";

const toText = compile({
  wordwrap: false,
  // Deeper or longer content is cut and marked as cut.
  limits: { maxInputLength: 1_000_000, maxDepth: 100, maxChildNodes: 2_000, ellipsis: " [...]" },
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** The text of an HTML mail; a link's address follows its words, so that both can be read. */
export function plainTextOf(html: string): string {
  return html === "" ? "" : toText(html);
}
