import { expect, test } from "vitest";
import { visibleNames } from "./document-names.server.ts";
import { parseStyles, type StylePiece } from "./style-rules.server.ts";
import { withoutUnused } from "./unused.server.ts";

/** The selectors of a stylesheet that a document uses. */
function used(css: string, html: string): string[] {
  const names = visibleNames(html);
  const of = (piece: StylePiece): string[] => {
    if (piece.kind === "text") return [];
    if (piece.kind === "group") return piece.pieces.flatMap(of);
    const found = piece.branches.filter(({ needs }) =>
      needs.every((group) => group.some((name) => names.has(name))),
    );
    return found.map(({ selector }) => selector);
  };
  return parseStyles(css).flatMap(of);
}

test("an attribute that the document does not carry, or with another value, leaves its rule out", () => {
  const css = "[data-hero=night] a{top:0}p[lang]{top:0}input[type=range]{top:0}";
  expect(used(css, '<p data-hero="paper"><a></a><input type="text"/></p>')).toEqual([]);
  const all = '<p data-hero="night" lang="hi"><a></a><input type="range"/></p>';
  expect(used(css, all)).toHaveLength(3);
});

test("what the starter says of the page may come at any time", () => {
  const css = "[data-state=solid] a{top:0}[data-typeface]{top:0}[data-mode=mobile]{top:0}";
  expect(used(css, "<a></a>")).toHaveLength(3);
});

test("attributes that are written in capitals are found", () => {
  expect(used("[autocomplete]{top:0}", '<input autoComplete="off"/>')).toEqual(["[autocomplete]"]);
});

test("what a rule asks its element to have must be there", () => {
  const css = ".hero:has(time) h1{top:0}";
  expect(used(css, '<div class="hero"><h1></h1></div>')).toEqual([]);
  expect(used(css, '<div class="hero"><h1></h1><time></time></div>')).toEqual([".hero:has(time) h1"]);
});

test("of several things that an element may have, any may be there", () => {
  expect(used(".row:has(time, b){top:0}", '<p class="row"><b></b></p>')).toHaveLength(1);
});

test("what is said of fields in a state needs one that is in it", () => {
  const css = "input:disabled{top:0}input:read-only{top:0}::placeholder{top:0}";
  expect(used(css, "<input/>")).toEqual([]);
  expect(used(css, '<input disabled=""/>')).toHaveLength(2);
  expect(used(css, '<input readOnly=""/>')).toEqual(["input:read-only"]);
  expect(used(css, '<input placeholder="x"/>')).toEqual(["::placeholder"]);
});

test("closed details are seen by their summary, open ones whole, and what follows is seen again", () => {
  const closed = '<details class="c"><summary><b>x</b></summary><p>y<i>z</i></p></details><ul></ul>';
  expect(used("b{top:0}i{top:0}p{top:0}ul{top:0}details{top:0}", closed)).toEqual(["b", "ul", "details"]);
  const wide = '<details data-wide="open"><summary>x</summary><p>y</p></details>';
  expect(used("p{top:0}", wide), "which wide windows show whole").toEqual(["p"]);
  const open = '<details open=""><summary>x</summary><p>y</p></details>';
  expect(used("p{top:0}[open]{top:0}", open)).toEqual(["p", "[open]"]);
});

test("how something moves waits for the whole stylesheet", () => {
  const written = JSON.stringify(parseStyles("a{color:red;cursor:pointer;transition:opacity 1s}"));
  expect(written).toContain("color:red");
  expect(written).not.toMatch(/cursor|transition/);
});

test("rules that say nothing any more are left out", () => {
  expect(withoutUnused(".a{color:red;.b{--x:1}}@media print{.c{--y:2}}")).toBe(".a{color:red}");
  // A layer keeps its place in the order.
  expect(withoutUnused("@layer forms{.a{--x:1}}")).toBe("@layer forms{}");
});
