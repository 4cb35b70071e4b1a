import { expect, type Locator, test } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";
import { closeAnnouncement } from "./returning-visitor.ts";

// A document carries the rules that its first part uses; the whole stylesheet follows as a file. What is seen before
// the file is there must look as it does afterwards.

const stylesheet = "**/assets/site-*.css";

const paths = [
  "/",
  "/enterprise",
  "/enterprise/MDM",
  "/apple-mac-tco-calculator",
  "/book-appointment",
  "/check-dcare-coverage",
  "/blog",
  "/blog/planning-a-refresh",
  "/case-study/kong",
  "/contact-us",
  "/feedback/bep-2025",
  "/sitemap",
  "/no-such-page",
];

for (const width of [390, 1440]) {
  test(`the first part of a page looks the same at ${width} px before and after the whole stylesheet`, async ({
    page,
  }) => {
    await page.route(/assets\/.*\.(js|woff2)$/, (route) => route.abort());
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      const arrive = await holdRequests(page, stylesheet);
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("#site-file").waitFor({ state: "attached" });
      expect(await page.evaluate(noteLooks), path).toBeGreaterThan(20);
      arrive();
      // The file is asked for after the first paint, which may be after the load.
      await page.waitForLoadState("load");
      await page.evaluate(() => window.__styled);
      await page.unroute(stylesheet);
      const changed = await page.evaluate(() => window.__changedLooks?.());
      expect.soft(changed, path).toEqual([]);
    }
  });
}

test("what follows is not shown before the whole stylesheet is there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  const arrive = await holdRequests(page, stylesheet);
  const asked = page.waitForRequest(stylesheet);
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  const next = page.locator("#site-file ~ section h2").first();
  expect(await isShown(next)).toBe(false);
  expect(await isShown(page.locator("footer a").first())).toBe(false);
  arrive();
  await expect.poll(() => isShown(next)).toBe(true);
  await expect.poll(() => isShown(page.locator("footer a").first())).toBe(true);
});

test("without the stylesheet everything is shown, and the first part still has its style", async ({
  page,
}) => {
  await page.route(stylesheet, (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => isShown(page.locator("main section h2").last())).toBe(true);
  await expect.poll(() => isShown(page.locator("footer a").first())).toBe(true);
  await expect(page.locator("main h1")).toHaveCSS("font-weight", /[67]00/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the whole stylesheet is there, and everything is shown", async ({ page }) => {
    await page.goto("/");
    const last = page.locator("main section h2").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(page.locator("footer")).toHaveCSS("content-visibility", "visible");
  });
});

test("a choice that changes the page by its query keeps the whole stylesheet", async ({ page }) => {
  await page.addInitScript(closeAnnouncement);
  await page.goto("/shop/token-generation");
  await page.locator("main .pick a").first().click();
  await page.getByRole("heading", { name: "Who comes?" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length))
    .toBeGreaterThan(0);
});

function isShown(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: false }));
}

declare global {
  interface Window {
    /** What looks otherwise than when the looks were noted. */
    __changedLooks?: () => string[];
  }
}

/**
 * Notes, in the page, the computed style of every element that is rendered before the link to the whole stylesheet:
 * megabytes that nothing outside needs.
 * @returns how many elements they are
 */
function noteLooks(): number {
  const file = document.getElementById("site-file");
  const elements = [...document.body.querySelectorAll("*")]
    .filter(
      (element) =>
        file &&
        element.compareDocumentPosition(file) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !element.contains(file) &&
        element.checkVisibility(),
    )
    .slice(0, 200);
  // Custom properties have other names in the document than in the file. How something moves only the file says.
  const isLate = (name: string) => /^(--|transition-|cursor$)/.test(name);
  const names = [...getComputedStyle(document.body)].filter((name) => !isLate(name));
  const styleOf = (element: Element) => {
    const computed = getComputedStyle(element);
    return names.map((name) => computed.getPropertyValue(name));
  };
  const before = elements.map(styleOf);
  window.__changedLooks = () =>
    elements.flatMap((element, at) => {
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      return styleOf(element).flatMap((value, index) => {
        const was = before[at]?.[index];
        return was === value ? [] : [`${name} ${names[index]}: ${was}, later ${value}`];
      });
    });
  return elements.length;
}
