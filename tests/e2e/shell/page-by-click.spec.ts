import type { Page } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";
import { computedLooks, differences, type Looks } from "./computed-looks.ts";
import { awake, expect, laidOut, test } from "./returning-visitor.ts";

// A page that a link leads to is the page loaded afresh, whatever document the visit began with.

const stylesheet = "**/assets/site-*.css";

/** A section and a page of it: of words, of questions, a tool, a form, lists. The shell links each on every page. */
const sections: readonly (readonly [string, string])[] = [
  ["enterprise", "/enterprise/MDM"],
  ["company", "/people"],
  ["services", "/check-dcare-coverage"],
  ["education", "/education/Parents"],
  ["creators", "/vectorworks"],
  ["apple", "/apple-mac-tco-calculator"],
  ["library", "/blog"],
];
const count = sections.length;
const pageOf = (at: number) => sections[at % count]?.[1] ?? "";

/**
 * One walk for each first document, through all other sections and back to its own. The steps of a walk are as long as
 * its number: together they go from every section into every other.
 */
const walks = sections.map((_, first) =>
  Array.from({ length: count }, (_, step) => pageOf(first + (step + 1) * (first || 1))),
);

/** Every walk stops at each of them in turn: each pair is asked at one, each first document and each page at both. */
const widths = [390, 1440];
/** Each page and each first document is asked in the dark scheme here: no rule asks for it and for a narrow window at once. */
const atNightToo = 1440;

for (const [turn, width] of widths.entries()) {
  const isAtNightToo = width === atNightToo;
  test(`a page that is reached from another section by a click is the page loaded afresh, at ${width} px${isAtNightToo ? ", in both schemes" : ""}`, async ({
    page,
  }) => {
    // Twenty-five pages, each element of each.
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const afresh = new Map<string, { light: Looks; dark: Looks | undefined }>();
    await bringTypeface(page);
    for (const [section, path] of sections) {
      await open(page, path);
      await expect(page.locator("html")).toHaveAttribute("data-section", section);
      await settle(page);
      const light = await computedLooks(page);
      const dark = isAtNightToo ? await atNight(page, () => computedLooks(page, "colours")) : undefined;
      afresh.set(path, { light, dark });
    }
    for (const [first, walk] of walks.entries()) {
      await open(page, pageOf(first));
      for (const path of walk.filter((_, step) => (first + step) % widths.length === turn)) {
        await follow(page, path);
        await settle(page);
        const expected = afresh.get(path);
        if (!expected) throw new Error(`${path} was not loaded afresh`);
        const visit = `${path} in a visit that began on ${pageOf(first)}`;
        expect.soft(await differences(page, expected.light), visit).toEqual([]);
        const { dark } = expected;
        if (!dark) continue;
        const found = await atNight(page, () => differences(page, dark, "colours"));
        expect.soft(found, `${visit}, at night`).toEqual([]);
      }
    }
  });
}

test("a missing page that a link leads to is the missing page loaded afresh", async ({ page }) => {
  const missing = "/no-such-page";
  await page.emulateMedia({ reducedMotion: "reduce" });
  await bringTypeface(page);
  await open(page, missing);
  await settle(page);
  const afresh = await computedLooks(page);
  await open(page, "/people");
  await follow(page, "/education/Parents");
  // Nothing of a missing page is in the data of a navigation: its document is loaded.
  const loaded = page.waitForEvent("load");
  await page
    .locator("main a")
    .first()
    .evaluate((link: HTMLAnchorElement, path) => {
      link.href = path;
      link.click();
    }, missing);
  await loaded;
  await awake(page);
  await expect(page.locator("header .promo small").last()).toBeAttached();
  await settle(page);
  expect(await differences(page, afresh)).toEqual([]);
});

test("what follows a form stands where it does when the page is loaded afresh", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await bringTypeface(page);
  await open(page, "/contact-us");
  await settle(page);
  const afresh = await computedLooks(page);
  await open(page, "/people");
  await follow(page, "/contact-us");
  await settle(page);
  expect(await differences(page, afresh)).toEqual([]);
});

test("a page that Back and Forward bring is the page loaded afresh", async ({ page }) => {
  const [first, second] = ["/vectorworks", "/people"];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await bringTypeface(page);
  await open(page, second);
  await settle(page);
  const secondAfresh = await computedLooks(page);
  await open(page, first);
  await settle(page);
  const firstAfresh = await computedLooks(page);
  await follow(page, second);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-section", "creators");
  await expect(page.locator("main h1")).toBeFocused();
  await settle(page);
  expect(await differences(page, firstAfresh)).toEqual([]);
  await page.goForward();
  await expect(page.locator("html")).toHaveAttribute("data-section", "company");
  await expect(page.locator("main h1")).toBeFocused();
  await settle(page);
  expect(await differences(page, secondAfresh)).toEqual([]);
});

test("a link changes no stylesheet: what is painted first is painted right", async ({ page }) => {
  await open(page, "/");
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ href, ownerNode }) => href ?? (ownerNode as Element).id),
    );
  const before = await sheets();
  await follow(page, "/people");
  expect(await sheets()).toEqual(before);
});

test("a page whose stylesheet is on its way wakes when it is there, and is the page loaded afresh then", async ({
  page,
}) => {
  const arrive = await holdRequests(page, stylesheet);
  // Before the page is there, which may wake by itself as soon as it is.
  const entry = page.waitForResponse(/\/entry\.client-/);
  // Its load may wait for the stylesheet: where a picture comes late, that is asked for before.
  await page.goto("/people", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => window.__wake?.());
  await (await entry).finished();
  await expect(page.locator("html")).not.toHaveAttribute("data-awake");
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-awake", "true");
});

test("a page whose stylesheet does not come stays asleep, and its links load whole documents", async ({
  page,
}) => {
  await page.route(stylesheet, (route) => route.abort());
  const entry = page.waitForResponse(/\/entry\.client-/);
  await page.goto("/people");
  await page.evaluate(() => Object.assign(window, { kept: true }) && window.__wake?.());
  await (await entry).finished();
  await page.locator('footer a[href="/education"]').first().click();
  await expect(page).toHaveURL("/education");
  expect(await page.evaluate(() => "kept" in window)).toBe(false);
  await expect(page.locator("main h1")).toBeVisible();
});

/** After it the device has the typeface, and every page is drawn in it. */
async function bringTypeface(page: Page) {
  await open(page, pageOf(0));
  await expect.poll(() => page.evaluate(() => localStorage.typeface)).toBe("true");
}

/** Loads a document and stays until all that it brings after its first paint is there. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await awake(page);
  await page.locator("header .promo small").last().waitFor({ state: "attached" });
}

/** As a person does with the footer or a menu, whichever holds the link. */
async function follow(page: Page, path: string) {
  const link = page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first();
  await link.evaluate((found: HTMLAnchorElement) => found.click());
  await expect(page).toHaveURL(path);
  await expect(page.locator("main h1")).toBeFocused();
}

/** At the top, with nothing focused and nothing under the pointer, after the frame that shows it so. */
async function settle(page: Page): Promise<void> {
  await laidOut(page);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** What is asked in the dark scheme, which this page leaves again. */
async function atNight<Found>(page: Page, ask: () => Promise<Found>): Promise<Found> {
  await page.emulateMedia({ colorScheme: "dark" });
  const found = await ask();
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
