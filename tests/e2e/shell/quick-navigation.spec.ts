import { test } from "../warm-page.ts";
import { awake, expect } from "./returning-visitor.ts";

test("the floating button opens seven links", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Quick navigation" }).click();
  const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await expect(links).toHaveText([
    "People",
    "Service",
    "Enterprise",
    "Education",
    "Vectorworks",
    "DCare",
    "About Us",
  ]);
});

test("it closes on scroll", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Quick navigation" }).click();
  const links = page.getByRole("navigation", { name: "Quick links" });
  await expect(links).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(links).toBeHidden();
  await expect(page.getByRole("button", { name: "Quick navigation" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("it closes on scroll, also on the one that wakes the page", async ({ page }) => {
  await page.goto("/");
  await page.locator("#quick").evaluate((menu: HTMLElement) => menu.showPopover());
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeHidden();
});

test("it closes on a link, which leads to its page", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Quick navigation" }).click();
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "DCare" }).click();
  await expect(page).toHaveURL("/service/dcare");
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeHidden();
});

test("Escape closes it and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Quick navigation" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "People" }).last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Quick navigation" })).toBeFocused();
});

test("on a phone that lies on its side the menu scrolls and none of its entries is out of reach", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 300 });
  await page.goto("/people");
  await awake(page);
  await page.getByRole("button", { name: "Quick navigation" }).click();
  const links = page.getByRole("navigation", { name: "Quick links" });
  await expect(links.getByRole("link", { name: "People" })).toBeInViewport({ ratio: 1 });
  await links.hover();
  await page.mouse.wheel(0, 400);
  await expect(links.getByRole("link", { name: "About Us" })).toBeInViewport({ ratio: 1 });
  await links.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    "/",
    "/search",
    "/service",
    "/enterprise",
    "/education",
    "/people",
    "/contact-us",
    "/check-dcare-coverage",
    "/order-tracking",
    "/apple-mac-tco-calculator",
  ])
    test(`the button covers no words of ${path}, wherever the page is scrolled to`, async ({ page }) => {
      await page.goto(path);
      await awake(page);
      await expect(page.getByRole("button", { name: "Quick navigation" })).toBeVisible();
      for (const top of [0, 150, 300, 450, 590]) {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
        expect(await page.evaluate(coveredWords), `${path} at ${top} px`).toEqual([]);
      }
    });
});

/** The texts of the page a line of which lies under the button. */
function coveredWords(): string[] {
  const button = document.querySelector(".quick > button") as HTMLElement;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isCovered = (line: DOMRect) =>
    line.right > left && line.left < right && line.bottom > top && line.top < bottom;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(".quick, dialog, [popover], script") || !parentElement?.checkVisibility()
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const covered: string[] = [];
  while (texts.nextNode()) {
    const words = document.createRange();
    words.selectNodeContents(texts.currentNode);
    if (Array.from(words.getClientRects()).some(isCovered)) covered.push(`${texts.currentNode.textContent}`);
  }
  return covered;
}

test("on a phone a tap on the button of a form at the lower edge is not caught by the bar that comes there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/people");
  await awake(page);
  const form = page.getByRole("form", { name: "Application" });
  const send = form.getByRole("button", { name: "Send application" });
  await form.getByRole("textbox", { name: "Name" }).fill("Meera");
  await send.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4));
  await expect(page.locator(".reach-bar")).toBeHidden();
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(form.getByRole("region", { name: /^Please check/ })).toBeFocused();
  await page.getByRole("heading", { level: 2 }).last().click();
  await expect(page.locator(".reach-bar")).toBeVisible();
});
