import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { Result, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A selector, or what to leave out of the page. */
type Part = string | { exclude: string[] };

/** The short form: every document reads it anew, and the long one takes twice as long to. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a scheme can change, of the rules of axe. */
export const rulesOfColours = ["color-contrast", "link-in-text-block"];

/** What a width can change: what words stand on, sizes, what scrolls, and the names of what only this width shows. */
export const rulesOfWidth = [
  ...rulesOfColours,
  "target-size",
  "scrollable-region-focusable",
  "aria-hidden-focus",
  "nested-interactive",
  "button-name",
  "link-name",
  "summary-name",
  "label",
  "select-name",
  "image-alt",
  "svg-img-alt",
];

/**
 * What is wrong with the page once nothing fades or moves any more, in words: axe's findings.
 * @param rules the rules to ask, all when left out
 * @param within a selector of the part to look at, the whole page when left out
 * @param without a selector of a part to leave out
 */
export async function axeFindings(
  page: Page,
  { rules, within, without }: { rules?: readonly string[]; within?: string; without?: string } = {},
): Promise<string[]> {
  // What passes would be written down node by node: half of the time, and nobody reads it.
  const options: RunOptions = { resultTypes: ["violations"], ...(rules ? { runOnly: [...rules] } : {}) };
  const part = within ?? (without ? { exclude: [without] } : undefined);
  let violations = await violationsAtRest(page, part, options);
  if (!violations) {
    await bringAxe(page);
    violations = await violationsAtRest(page, part, options);
  }
  // Something may have begun to fade since, such as a message that leaves: what is wrong is so at rest too.
  if (violations && violations.length > 0) violations = await violationsAtRest(page, part, options);
  if (!violations) throw new Error("axe did not run");
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(isNotCoveredForNow)
      .slice(0, 3)
      .map(({ html, any }) => `axe ${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ""}`),
  );
}

/**
 * By the debugger, as what the page's policy allows is not to be widened for it, and by its own word: Playwright's would
 * compile the whole source once more. A document keeps it.
 */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: `${axeSource};0` });
  await session.detach();
}

/**
 * Half faded text has half its contrast, and what is not laid out yet lies at an estimated place, before the ground of
 * another part.
 * @returns undefined if the document has no axe yet
 */
function violationsAtRest(page: Page, part: Part | undefined, options: RunOptions) {
  return page.evaluate(
    async ([part, options]): Promise<Result[] | undefined> => {
      while (document.querySelector("[data-awake] [data-later]")) await new Promise(requestAnimationFrame);
      const passing = document.getAnimations().filter(
        ({ playState, effect, timeline }) =>
          playState === "running" &&
          effect?.getTiming().iterations !== Infinity &&
          // What follows the scroll position ends with it and not with time.
          timeline === document.timeline,
      );
      await Promise.allSettled(passing.map(({ finished }) => finished));
      return (await window.axe?.run(part ?? document, options))?.violations;
    },
    [part, options] as const,
  );
}

/**
 * Whether a rule of the stylesheets that holds at some widths only colours words of the page's own part, or what they stand
 * on. Where none does, they have the same colours at every width. What axe makes of a picture below words is no finding.
 */
export function hasColoursOfWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isColour = (style: CSSStyleDeclaration) =>
      [...style].some((name) => {
        if (!name.startsWith("--")) return ["color", "opacity", "background-color"].includes(name);
        const value = style.getPropertyValue(name);
        return !value.includes("var(") && CSS.supports("color", value);
      });
    // Of what a selector with "::" puts before or after an element, axe reads nothing.
    const hasWords = (selector: string) =>
      !selector.includes("::") &&
      [...document.querySelectorAll(`main :is(${selector})`)].some(
        ({ textContent }) => textContent.trim() !== "",
      );
    const coloured = (rules: CSSRuleList, parent: string, isOfWidth: boolean): boolean =>
      [...rules].some((rule) => {
        const isStyle = rule instanceof CSSStyleRule;
        const selector = isStyle ? rule.selectorText.replaceAll("&", `:is(${parent})`) : parent;
        const isHere =
          isOfWidth ||
          ((rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) &&
            /\bwidth\b/.test(rule.conditionText));
        const style = isStyle || rule instanceof CSSNestedDeclarations ? rule.style : undefined;
        if (isHere && style && isColour(style) && hasWords(selector)) return true;
        return "cssRules" in rule && coloured(rule.cssRules as CSSRuleList, selector, isHere);
      });
    return [...document.styleSheets].some((sheet) => coloured(sheet.cssRules, ":root", false));
  });
}

/** What a sticky or floating part lies over at this scroll position comes free with the next. */
function isNotCoveredForNow({ any }: { any: { message: string }[] }): boolean {
  return !any[0]?.message.includes("partially obscured");
}

/** Sets the width and waits until the header has followed it. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(
    (mode) => (document.querySelector("header[data-mode]")?.getAttribute("data-mode") ?? mode) === mode,
    width > 991 ? "desktop" : "mobile",
    { timeout: 20_000 },
  );
}

/** What reaches past the sides of the window, whether it can be scrolled to or is cut off. */
export function sidewaysFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`${innerWidth} px: the page is ${scrollWidth} px wide`);
    const isContained = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || isContained(element.parentElement));
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility() || element.closest(".trap, svg svg, [data-strip=hidden] .strip"))
        continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (right > innerWidth + 1 || left < -1) && !isContained(element.parentElement)) {
        const name = element.outerHTML.slice(0, 80).replaceAll(/\s+/g, " ");
        found.add(`${innerWidth} px: from ${left.toFixed(0)} to ${right.toFixed(0)} px: ${name}`);
      }
    }
    return [...found].slice(0, 5);
  });
}

/** Cells whose parts lie over each other: one of them has more parts than rows. */
export function overlapFindings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".cells > *")]
      .filter((cell) => {
        const parts = [...cell.children].filter((part) => part.checkVisibility());
        const rows = parts
          .filter((part) => getComputedStyle(part).position === "static")
          .map((part) => part.getBoundingClientRect());
        return rows.some((one, at) =>
          rows
            .slice(at + 1)
            .some(
              (other) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
            ),
        );
      })
      .map((cell) => `parts of a cell lie over each other: ${cell.textContent.slice(0, 60)}`),
  );
}
