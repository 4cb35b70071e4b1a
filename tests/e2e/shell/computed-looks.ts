import type { Page } from "@playwright/test";

/** How every element of a page looks, its `::before` and `::after` too. Equal styles stand once. */
type Listed = { styles: string[]; elements: { name: string; styles: number[] }[] };

/** The same as JSON: to hand over and compare a thousand objects takes longer than to write them down. */
export type Looks = string;

/**
 * Computed styles of all that a person sees: colours, letters, boxes, places, and on the elements that stand for a
 * section, tone or block the tokens behind them.
 */
export function computedLooks(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const properties = [
      ..."color background-color background-image background-size fill stroke stroke-width stroke-dasharray opacity".split(
        " ",
      ),
      ..."border-top-color border-right-color border-bottom-color border-left-color border-top-width".split(
        " ",
      ),
      ..."border-right-width border-bottom-width border-left-width border-top-style border-bottom-style".split(
        " ",
      ),
      ..."border-top-left-radius border-bottom-right-radius outline-color outline-style outline-width".split(
        " ",
      ),
      ..."box-shadow text-shadow filter font-family font-size font-weight font-style font-variant-numeric".split(
        " ",
      ),
      ..."line-height letter-spacing text-align text-transform text-wrap-mode text-wrap-style white-space-collapse".split(
        " ",
      ),
      ..."text-decoration-line text-decoration-color text-underline-offset list-style-type".split(" "),
      ..."display position inset visibility content-visibility overflow-x overflow-y clip-path z-index width height".split(
        " ",
      ),
      ..."margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom".split(
        " ",
      ),
      ..."padding-left row-gap column-gap grid-template-columns flex-direction align-items justify-content".split(
        " ",
      ),
      ..."justify-items translate rotate scale transform animation-name transition-property".split(" "),
      ..."color-scheme cursor accent-color scroll-margin-top content".split(" "),
    ];
    const tokens = [...getComputedStyle(document.body)].filter((name) => name.startsWith("--")).sort();
    const seen = new Map<string, number>();
    const numbered = (style: CSSStyleDeclaration, names: string[]) => {
      const text = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("\n");
      const at = seen.get(text) ?? seen.size;
      seen.set(text, at);
      return at;
    };
    const isDrawn = ({ content }: CSSStyleDeclaration) => content !== "none" && content !== "normal";
    const elements = [document.documentElement, ...document.body.querySelectorAll("*")]
      .filter((element) => !element.matches("script, style, link, noscript, noscript *, .Toastify *"))
      .map((element) => {
        const style = getComputedStyle(element);
        const pseudo = ["::before", "::after"].map((part) => getComputedStyle(element, part));
        const carriesTokens = element.matches("html, [data-section], [data-tone], .sheet, .plate, .bar, h1");
        return {
          name: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}#${element.id}`,
          styles: [
            numbered(style, carriesTokens ? [...properties, ...tokens] : properties),
            ...pseudo.map((part) => (isDrawn(part) ? numbered(part, properties) : -1)),
          ],
        };
      });
    return JSON.stringify({ styles: [...seen.keys()], elements });
  });
}

/** What differs, an element a line, the first twenty of them. */
export function differences(foundLooks: Looks, expectedLooks: Looks): string[] {
  if (foundLooks === expectedLooks) return [];
  const found = JSON.parse(foundLooks) as Listed;
  const expected = JSON.parse(expectedLooks) as Listed;
  if (found.elements.length !== expected.elements.length)
    return [`${found.elements.length} elements instead of ${expected.elements.length}`];
  return found.elements
    .flatMap(({ name, styles }, at) =>
      styles.map((style, part) => {
        const other = expected.elements[at]?.styles[part] ?? -1;
        const is = found.styles[style] ?? "nothing";
        const should = expected.styles[other] ?? "nothing";
        return is === should ? "" : `${name}${["", "::before", "::after"][part]} ${firstLines(is, should)}`;
      }),
    )
    .filter(Boolean)
    .slice(0, 20);
}

function firstLines(is: string, should: string): string {
  const expected = should.split("\n");
  const lines = is
    .split("\n")
    .map((line, at) => (line === expected[at] ? "" : `${line} (afresh ${expected[at]})`));
  return lines.filter(Boolean).slice(0, 3).join("; ");
}
