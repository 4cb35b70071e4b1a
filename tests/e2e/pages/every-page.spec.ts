import type { Page } from "@playwright/test";
import { siteAddresses } from "#tests/support/site-addresses.ts";
import { builtFiles } from "../../../scripts/built-files.ts";
import {
  axeFindings,
  hasColoursOfWidth,
  overlapFindings,
  resize,
  rulesOfColours,
  rulesOfWidth,
  sidewaysFindings,
} from "../look-over.ts";
import { expect, test, wake } from "../shell/returning-visitor.ts";

/**
 * Notices, confirmations and refused forms are one template each: those of a form that asks in turn, of one with a file,
 * of a long one. The form itself stands on a page of its own too.
 */
const differing = /^\/forms\/(contact|application|finance)\//;
const addresses = siteAddresses().filter(
  (path) => !/^\/forms\/[^/]+\/(notice|done|again)/.test(path) || differing.test(path),
);
/** Shares of the walk for the workers: of pages that lie together, which have footers and forms in common. */
const shares = 4;
const edge = (part: number) => Math.round((addresses.length * part) / shares);
/** Desktop through all rules, the narrowest through all once a section and on every page through those of a width. */
const audited = [1440, 320];
/** The widest with the mobile header: its document is that of 320 px, only its lines are longer. */
const measured = 991;
/** Every other page begins with the width that the page before it ended with: to lay a page out is a third of the walk. */
const narrowing = [1440, measured, 320];
const widening = narrowing.toReversed();

/** Whether a link leads there without a document: not outside the application, and not drawn for the request. */
const documents = new Set(builtFiles().map(({ path }) => decodeURI(path)));
const isInApplication = (path: string) => documents.has(path) && !path.endsWith(".html");

/** A page of each kind: what is asked in the dark scheme. */
const inTheDark = [
  "/",
  "/service",
  "/enterprise/MDM",
  "/contact-us",
  "/apple-mac-tco-calculator",
  "/book-appointment",
  "/feedback/bep-2025",
  "/blog/planning-a-refresh",
  "/case-study",
  "/people",
  "/products/ipad/index.html",
  "/not-found",
];
const night = "rgb(21, 22, 28)";

test("the walk knows every page of the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) =>
    decodeURI(new URL(url).pathname),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !addresses.includes(path))).toEqual([]);
});

test("what is asked in the dark is among the pages", () => {
  expect(inTheDark.filter((path) => !addresses.includes(path))).toEqual([]);
});

test("colours of words that only some widths have are noticed", async ({ page }) => {
  const pale = "@media (width < 40rem) { color: #ccc }";
  const stands = async (css: string) => {
    await page.setContent(`<style>${css}</style><header>Menu</header><main><p>Words</p></main>`);
    return hasColoursOfWidth(page);
  };
  expect(await stands(`main { & p { color: #000; ${pale} } }`)).toBe(true);
  expect(await stands("@media (width < 40rem) { p { --pale: #ccc } }")).toBe(true);
  expect(await stands(`header { ${pale} } p { color: #ccc }`)).toBe(false);
});

for (let part = 0; part < shares; part += 1) {
  test(`every page stands: no finding of axe, no sideways scroll, no parts over each other, no error (part ${part + 1})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const errors = errorsOf(page);
    const seen = new Set<string>();
    const awoken = new Set<string>();
    const share = addresses.slice(edge(part), edge(part + 1));
    for (const [turn, path] of share.entries()) {
      const widths = turn % 2 === 0 ? narrowing : widening;
      await resize(page, widths[0] ?? measured);
      await reach(page, path, awoken);
      const section = await page.locator("html").getAttribute("data-section");
      const findings: string[] = [];
      for (const width of widths) {
        await resize(page, width);
        if (audited.includes(width)) {
          // The footer is that of the section: looked at once a width. What the header stands on is the page's.
          const known = seen.has(`${section} ${width}`);
          const rules = width === 320 ? { rules: await rulesAtNarrowest(page) } : {};
          const found = await axeFindings(page, known ? { without: "footer.foot", ...rules } : {});
          if (inTheDark.includes(path)) found.push(...(await findingsInTheDark(page)));
          findings.push(...found.map((finding) => `${width} px: ${finding}`));
          seen.add(`${section} ${width}`);
        }
        findings.push(...(await sidewaysFindings(page)), ...(await overlapFindings(page)));
      }
      findings.push(...errors.splice(0));
      expect.soft(findings, path).toEqual([]);
    }
  });
}

/**
 * Goes to a page by a link, which is a third of the work of loading and waking its document, if all that wakes in it has
 * woken in another document before.
 */
async function reach(page: Page, path: string, awoken: Set<string>): Promise<void> {
  const isAwake = (await page.locator("html[data-awake]").count()) > 0;
  if (isAwake && isInApplication(path)) {
    await follow(page, path);
    if (awoken.has(await wakingParts(page))) return;
  }
  await page.goto(path);
  await wake(page, path);
  if (isInApplication(path)) awoken.add(await wakingParts(page));
}

/** As a person follows a link of the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator("footer a")
    .first()
    .evaluate((link: HTMLAnchorElement, path) => {
      const own = link.getAttribute("href") ?? "";
      (document.activeElement as HTMLElement | null)?.blur();
      link.href = path;
      link.click();
      link.href = own;
    }, path);
  await expect(page.locator("main h1"), path).toBeFocused();
  await expect(page, path).toHaveURL(path);
  // Part by part with each frame, and a window in which nothing changes draws none unless it is asked for one.
  await page.evaluate(async () => {
    while (document.querySelector("[data-later]")) await new Promise(requestAnimationFrame);
  });
}

/** What behaviour a page has besides that of the shell: its forms, and the parts between those that are only words. */
function wakingParts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const forms = [...document.querySelectorAll("main form")].map((form) => form.getAttribute("action"));
    const parts = [...document.querySelectorAll("main > *")].map(({ id, className }) => id || className);
    return [...forms, ...parts.filter((part) => !/^s\d+$/.test(part))].join(" ");
  });
}

/** Those of colours take two thirds of the time, and all were asked at the other width: only where this one changes any. */
async function rulesAtNarrowest(page: Page): Promise<readonly string[]> {
  if (await hasColoursOfWidth(page)) return rulesOfWidth;
  return rulesOfWidth.filter((rule) => !rulesOfColours.includes(rule));
}

/** Text too pale, links that do not differ from it, and a ground that is not that of the dark scheme. */
async function findingsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const findings = await axeFindings(page, { rules: rulesOfColours });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  if (ground !== night) findings.push(`the page stands on ${ground}`);
  return findings.map((finding) => `in the dark, ${finding}`);
}

/** Errors of the console and failed requests; that a missing page answers 404 is no error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}
