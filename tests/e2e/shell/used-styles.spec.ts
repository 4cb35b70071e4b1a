import { expect, type Page, test } from "@playwright/test";

// A document carries the rules that its first part uses; the whole stylesheet follows as a file. What is seen before
// the file is there must look as it does afterwards.

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
      let arrive = () => {};
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route("**/assets/site-*.css", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("#site-file").waitFor({ state: "attached" });
      const before = await looks(page);
      arrive();
      await page.waitForLoadState("load");
      await page.unroute("**/assets/site-*.css");
      expect(before.length).toBeGreaterThan(20);
      const after = await looks(page);
      expect(differences(before, after), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test("a choice that changes the page by its query keeps the whole stylesheet", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
  await page.goto("/shop/token-generation");
  await page.locator("main .pick a").first().click();
  await page.getByRole("heading", { name: "Who comes?" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length))
    .toBeGreaterThan(0);
});

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
