import { expect, type Locator, type Page, test } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";

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

for (const path of paths) {
  test(`the first part of ${path} looks the same before and after the whole stylesheet`, async ({ page }) => {
    // Every style of every element, four times.
    test.slow();
    await page.route(/assets\/.*\.(js|woff2)$/, (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const arrive = await holdRequests(page, stylesheet);
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("#site-file").waitFor({ state: "attached" });
      const before = await looks(page);
      arrive();
      await page.waitForLoadState("load");
      await page.unroute(stylesheet);
      expect(before.length).toBeGreaterThan(20);
      const after = await looks(page);
      expect(differences(before, after), `${path} at ${width} px`).toEqual([]);
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
  await page.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
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

type Look = { element: string; style: Record<string, string> };

/** The computed style of every element that is rendered before the link to the whole stylesheet. */
function looks(page: Page): Promise<Look[]> {
  return page.evaluate(() => {
    const file = document.getElementById("site-file");
    const first = (element: Element) =>
      file &&
      element.compareDocumentPosition(file) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !element.contains(file) &&
      element.checkVisibility();
    const elements = [...document.body.querySelectorAll("*")].filter(first).slice(0, 200);
    return elements.map((element) => {
      const computed = getComputedStyle(element);
      // Custom properties have other names in the document than in the file.
      const names = [...computed].filter((name) => !name.startsWith("--"));
      const style = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
      return { element: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`, style };
    });
  });
}

function differences(before: Look[], after: Look[]): string[] {
  return before.flatMap(({ element, style }, at) =>
    Object.entries(style)
      .filter(([name, value]) => after[at]?.style[name] !== value)
      .map(([name, value]) => `${element} ${name}: ${value}, later ${after[at]?.style[name]}`),
  );
}
