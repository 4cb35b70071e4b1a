import type { Page } from "@playwright/test";
import { sidewaysFindings } from "../look-over.ts";
import { awake, expect, laidOut, test } from "./returning-visitor.ts";

/** Makes the page that of a visitor who has set the text of the browser to another size than the usual 16 px. */
async function withText(page: Page, px: number, { width, height = 900 }: { width: number; height?: number }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await page.setViewportSize({ width, height });
}

const pages = ["/enterprise", "/contact-us", "/blog", "/apple-mac-tco-calculator", "/book-appointment"];

test("with text at 200 % nothing of a static page is cut off", async ({ page }) => {
  await withText(page, 32, { width: 390, height: 700 });
  for (const path of ["/products/ipad/index.html", "/products/macbook/m4.html", "/mailer/ai-pcs.html"]) {
    await page.goto(path);
    const cut = await page.locator("main :is(h1, h2, h3, p, li, a)").evaluateAll((all) =>
      all
        .filter((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return words.getBoundingClientRect().right > innerWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, path).toEqual([]);
  }
});

for (const width of [320, 390]) {
  test(`with text at 200 % the bar at ${width} px keeps contact and menu, and no page is wider than the window`, async ({
    page,
  }) => {
    await withText(page, 32, { width, height: 700 });
    for (const path of pages) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await expect.poll(() => sidewaysFindings(page), path).toEqual([]);
    }
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Contact us" })).toBeInViewport({ ratio: 1 });
    // The folded lists of the footer bear the same names once the page is awake.
    const main = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(main.getByRole("button", { name: "Enterprise", exact: true })).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [320, 390]) {
  test(`with text at 200 % the bar of a page that is scrolled far down holds its links at ${width} px`, async ({
    page,
  }) => {
    await withText(page, 32, { width, height: 700 });
    await page.goto("/people");
    await awake(page);
    await page.evaluate(() => scrollTo(0, 1500));
    const contact = page.locator(".reach-bar .button");
    await expect(contact).toBeVisible();
    const ends = await page.locator(".reach-bar a").evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .flatMap(({ left, right }) => [left, right]),
    );
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0);
    const menu = await page.getByRole("button", { name: "Quick navigation" }).boundingBox();
    expect(Math.max(...ends)).toBeLessThanOrEqual(menu?.x ?? 0);
  });
}

test("with text at 200 % in wide letters no page is wider than a window of 320 px", async ({ page }) => {
  // A system's own letters may be a fifth wider than ours, and stand until ours arrive.
  await withText(page, 32, { width: 320, height: 700 });
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      wide.replaceSync("* { letter-spacing: 0.1em !important }");
      document.adoptedStyleSheets = [wide];
    });
    await expect.poll(() => sidewaysFindings(page), path).toEqual([]);
  }
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeInViewport({ ratio: 1 });
});

const wideBars = [
  [24, 1024],
  [32, 1024],
  [32, 1280],
  [32, 1440],
] as const;

test("with large text everything of the bar stands in a window as wide as a desktop's", async ({ page }) => {
  for (const [px, width] of wideBars) {
    await test.step(`text of ${px} px in ${width} px`, async () => {
      await withText(page, px, { width });
      await page.goto("/enterprise");
      await expect.poll(() => sidewaysFindings(page)).toEqual([]);
      const header = page.getByRole("banner");
      await expect(header).toHaveAttribute("data-mode", "mobile");
      for (const name of ["Search", "Contact us"])
        await expect(header.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("button", { name: "Library" }).click();
      await expect(page.locator("#menu-library").getByRole("link").first()).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("with large text everything of the bar stands in a window as wide as a desktop's", async ({
    page,
  }) => {
    for (const [px, width] of wideBars) {
      await test.step(`text of ${px} px in ${width} px`, async () => {
        await withText(page, px, { width });
        await page.goto("/enterprise");
        const header = page.getByRole("banner");
        await expect(header.getByRole("link", { name: "Contact us" })).toBeInViewport({ ratio: 1 });
        await page.getByRole("button", { name: "Open menu" }).click();
        await expect(page.getByRole("button", { name: "Library" })).toBeInViewport();
      });
    }
  });
});

for (const [px, width] of [
  [16, 320],
  [32, 390],
] as const) {
  test(`with text of ${px} px every part of the calculator stands in a window of ${width} px`, async ({
    page,
  }) => {
    await withText(page, px, { width, height: 800 });
    await page.goto("/apple-mac-tco-calculator");
    await page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const part of all) part.open = true;
    });
    await expect(page.locator(".presets button").first()).toBeVisible();
    // Rules for large text come with the whole stylesheet.
    const outside = () =>
      page.locator(".calc form *").evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest(".trap, .hidden, svg"))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    await expect.poll(outside).toEqual([]);
  });
}

for (const [path, part] of [
  ["/contact-us", ".offices"],
  ["/contact-us", ".reach"],
  ["/book-appointment", ".pick"],
  ["/book-appointment?kind=repair&place=bengaluru", ".way"],
  ["/book-appointment?kind=repair&place=bengaluru", ".day-grid"],
  ["/apple-mac-tco-calculator", ".turns"],
  ["/apple-financial-services", ".result"],
  ["/order-tracking", ".comparison"],
] as const)
  test(`with text at 200 % on a phone no word or amount is torn in ${part} of ${path}`, async ({ page }) => {
    await withText(page, 32, { width: 390 });
    await page.goto(path);
    await awake(page);
    await laidOut(page);
    const torn = () =>
      page.locator(`main ${part}`).evaluateAll((parts) => {
        // Whether a browser knows how to hyphenate is its own.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { hyphens: manual !important }");
        document.adoptedStyleSheets = [sheet];
        const torn: string[] = [];
        for (const part of parts) {
          const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          while (words.nextNode()) {
            const text = words.currentNode as Text;
            if (!text.parentElement?.checkVisibility() || text.parentElement.closest("a[href^=mailto]"))
              continue;
            for (const { 0: word, index } of text.data.matchAll(/[^\s/–-]+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) torn.push(word);
            }
          }
        }
        return torn;
      });
    await expect(page.locator(`main ${part}`).first()).toBeAttached();
    await expect.poll(torn).toEqual([]);
  });

test("with text at 200 % on a phone the ends of the calculator's range do not write over each other", async ({
  page,
}) => {
  await withText(page, 32, { width: 390 });
  await page.goto("/apple-mac-tco-calculator");
  await awake(page);
  const overlaps = () =>
    page.locator(".range rect ~ text").evaluateAll((ends) => {
      const [low, high] = ends.map((end) => end.getBoundingClientRect());
      if (!low || !high) return "no ends";
      return low.right > high.left && low.bottom > high.top;
    });
  await expect.poll(overlaps).toBe(false);
});
