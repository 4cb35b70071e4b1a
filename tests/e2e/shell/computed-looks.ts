import type { Page } from "@playwright/test";

/** How every element of a page looks, its `::before` and `::after` too. Equal styles stand once. */
type Listed = { styles: string[]; elements: { name: string; styles: number[] }[] };

/** The same as JSON: to hand over and compare a thousand objects takes longer than to write them down. */
type Text = string;

/** Their digest is made in the page, which hands over the text only where it is another one. */
export type Looks = { text: Text; digest: string };

/** All of the looks, or of what is shown those that another scheme can change. */
export type Asked = "everything" | "colours";

export function computedLooks(page: Page, asked: Asked = "everything"): Promise<Looks> {
  return page.evaluate(looks, [asked, ""] as const);
}

/** What differs on the page from these looks, an element a line, the first twenty of them. */
export async function differences(page: Page, expected: Looks, asked: Asked = "everything") {
  const found = await page.evaluate(looks, [asked, expected.digest] as const);
  return found.digest === expected.digest ? [] : differing(found.text, expected.text);
}

/**
 * Runs in the page: computed styles of all that a person sees, colours, letters, boxes, places, and on the elements that
 * stand for a section, tone or block the tokens behind them.
 * @param known the digest of a text that the caller has
 */
async function looks([asked, known]: readonly [Asked, string]): Promise<Looks> {
  const colours = [
    ..."color background-color background-image fill stroke opacity box-shadow text-shadow filter".split(" "),
    ..."border-top-color border-right-color border-bottom-color border-left-color outline-color".split(" "),
    ..."text-decoration-color color-scheme accent-color".split(" "),
  ];
  const others = [
    ..."background-size stroke-width stroke-dasharray border-top-width border-right-width".split(" "),
    ..."border-bottom-width border-left-width border-top-style border-bottom-style".split(" "),
    ..."border-top-left-radius border-bottom-right-radius outline-style outline-width".split(" "),
    ..."font-family font-size font-weight font-style font-variant-numeric".split(" "),
    ..."line-height letter-spacing text-align text-transform text-wrap-mode text-wrap-style".split(" "),
    ..."white-space-collapse text-decoration-line text-underline-offset list-style-type".split(" "),
    ..."display position inset visibility content-visibility overflow-x overflow-y clip-path".split(" "),
    ..."z-index width height margin-top margin-right margin-bottom margin-left padding-top".split(" "),
    ..."padding-right padding-bottom padding-left row-gap column-gap grid-template-columns".split(" "),
    ..."flex-direction align-items justify-content justify-items translate rotate scale".split(" "),
    ..."transform animation-name transition-property cursor scroll-margin-top content".split(" "),
  ];
  const properties = asked === "colours" ? colours : [...colours, ...others];
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
    // The style of what is hidden, such as the menus, is made only when it is asked for.
    .filter((element) => asked === "everything" || element.checkVisibility())
    .map((element) => {
      const style = getComputedStyle(element);
      const pseudo = ["::before", "::after"].map((part) => getComputedStyle(element, part));
      const carriesTokens = element.matches("html, [data-section], [data-tone], .sheet, .plate, .bar, h1");
      return {
        // React counts its own ids otherwise where it drew the page itself.
        name: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}#${element.id.replace(/^_[rR]_.*/, "")}`,
        styles: [
          numbered(style, carriesTokens ? [...properties, ...tokens] : properties),
          ...pseudo.map((part) => (isDrawn(part) ? numbered(part, properties) : -1)),
        ],
      };
    });
  const text = JSON.stringify({ styles: [...seen.keys()], elements });
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const digest = [...bytes].join(".");
  return { digest, text: digest === known ? "" : text };
}

function differing(foundText: Text, expectedText: Text): string[] {
  const found = JSON.parse(foundText) as Listed;
  const expected = JSON.parse(expectedText) as Listed;
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
