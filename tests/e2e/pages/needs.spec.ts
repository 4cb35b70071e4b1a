import type { Locator, Page } from "@playwright/test";
import { contrast } from "#tests/support/colour.ts";
import { sidewaysFindings } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

// What visitors set in their browser or system because they need it.

/** The contrast of two colours that the page computes, for the first element that fits. */
async function contrastOf(page: Page, selector: string, pseudo: string | null, ground: string) {
  const [one, other] = await page.evaluate(
    ([selector, pseudo, ground]) => {
      const hex = (colour: string) => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        if (!canvas) return "";
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
      };
      const element = document.querySelector(selector);
      const behind = document.querySelector(ground);
      if (!element || !behind) throw new Error(`${selector} or ${ground} is not on the page`);
      const style = getComputedStyle(element, pseudo);
      return [hex(pseudo ? style.color : style.outlineColor), hex(getComputedStyle(behind).backgroundColor)];
    },
    [selector, pseudo, ground] as const,
  );
  return contrast(one ?? "", other ?? "");
}

const schemes = ["light", "dark"] as const;

test("the focus ring stands out from the strip of every section, in both schemes", async ({ page }) => {
  for (const path of [
    "/enterprise",
    "/service",
    "/apple",
    "/education",
    "/people",
    "/blog",
    "/vectorworks",
  ]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator(".strip a")).toBeFocused();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const found = await contrastOf(page, ".strip a", null, ".strip");
      expect(found, `${path}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test("a placeholder can be read in both schemes", async ({ page }) => {
  await page.goto("/people");
  await awake(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search the site" })).toBeFocused();
  const field = ".find input[placeholder]";
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await contrastOf(page, field, "::placeholder", ".find"), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

for (const [path, width] of [
  ["/", 390],
  ["/", 1280],
  ["/education", 390],
] as const) {
  test(`with wider spaced text nothing of ${path} leaves a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await awake(page);
    // The values of WCAG 1.4.12.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets = [spacing];
    });
    await expect.poll(() => sidewaysFindings(page)).toEqual([]);
  });
}

test.describe("in the colours of the system", () => {
  test.use({ colorScheme: "light" });

  test("an open menu and the chosen day differ from the others, and the quick button has an edge", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/book-appointment");
    await awake(page);
    const groundOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole("button", { name: "Company", exact: true }).click();
    expect(await groundOf("[popovertarget=menu-company]")).not.toBe(
      await groundOf("[popovertarget=menu-apple]"),
    );
    await page.keyboard.press("Escape");
    await expect(page.locator(".quick > button")).toHaveCSS("border-top-style", "solid");
    // The second choice has links of the same kind as the first: what is pressed must be the second's.
    const before = page.url();
    await page.locator(".pick a").first().click();
    await expect(page).not.toHaveURL(before);
    await page.locator(".pick a").first().click();
    await expect(page.getByRole("heading", { name: "Choose a time" })).toBeVisible();
    expect(await groundOf(".day-grid a[aria-current]")).not.toBe(
      await groundOf(".day-grid li a:not([aria-current])"),
    );
  });

  for (const [path, name, choice] of [
    ["/blog?page=2", "Pages", "Page 2"],
    ["/case-study?filter=Education", "Fields", /^Education/],
  ] as const)
    test(`the chosen link of ${path} differs from the others`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(path);
      await awake(page);
      const choices = page.getByRole("navigation", { name }).getByRole("link");
      const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
      const chosen = await colourOf(choices.and(page.getByRole("link", { name: choice })));
      expect(chosen).not.toBe(await colourOf(choices.and(page.locator(":not([aria-current])")).first()));
    });
});

test("who asks for more contrast has quiet words and edges in the colour of words", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/contact-us");
  await expect(page.locator("main .lede").first()).toHaveCSS(
    "color",
    await page.locator("main h1").evaluate((heading) => getComputedStyle(heading).color),
  );
  const ink = await page.locator("main form").evaluate((form) => getComputedStyle(form).color);
  await expect(page.locator("main form input[name=email]")).toHaveCSS("border-top-color", ink);
});

test("on paper no card breaks from its picture", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".bento li").first()).toHaveCSS("break-inside", "avoid");
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("questions, boxes to tick, links of the footer and days of the calendar are 44 px high", async ({
    page,
  }) => {
    const lowest = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          Math.min(
            ...all
              .filter((one) => one.checkVisibility())
              .map((one) => Math.round(one.getBoundingClientRect().height)),
          ),
        );
    await page.goto("/service/dcare");
    await awake(page);
    expect(await lowest(".questions summary")).toBeGreaterThanOrEqual(44);
    // Its last lists are being folded: a link in one that closes has no height for a moment.
    await expect.poll(() => lowest(".foot li a")).toBeGreaterThanOrEqual(44);
    await page.goto("/contact-us");
    await awake(page);
    expect(await lowest("main label.check")).toBeGreaterThanOrEqual(44);
    await page.goto("/book-appointment");
    await awake(page);
    // The second choice has links of the same kind as the first: what is pressed must be the second's.
    const before = page.url();
    await page.locator(".pick a").first().click();
    await expect(page).not.toHaveURL(before);
    await page.locator(".pick a").first().click();
    await expect(page.getByRole("heading", { name: "Choose a time" })).toBeVisible();
    expect(await lowest(".day-grid li a")).toBeGreaterThanOrEqual(44);
  });
});
