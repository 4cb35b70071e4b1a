import type { Page } from "@playwright/test";
import { test } from "../warm-page.ts";
import { awake, expect, topMenus } from "./returning-visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const top = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

test("seven menus stand in the bar, each a button that says whether it is open", async ({ page }) => {
  await page.goto("/");
  for (const name of topMenus) await expect(top(page, name)).toHaveAttribute("aria-expanded", "false");
});

test("a click opens a panel under the bar with main, quick and more links and a card, a second one closes it", async ({
  page,
}) => {
  await page.goto("/");
  await top(page, "Enterprise").click();
  await expect(top(page, "Enterprise")).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("banner")).toHaveAttribute("data-state", "solid");
  const panel = page.locator("#menu-enterprise");
  await expect(panel).toBeVisible();
  for (const title of ["Quick links", "More"])
    await expect(panel.getByText(title, { exact: true })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Start-ups" })).toHaveAttribute(
    "href",
    "/enterprise/start-ups",
  );
  await expect(panel.getByRole("link", { name: "30+ enterprise clients" })).toBeVisible();
  const bar = await top(page, "Enterprise").boundingBox();
  const box = await panel.boundingBox();
  expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await top(page, "Enterprise").click();
  await expect(panel).toBeHidden();
  await expect(top(page, "Enterprise")).toHaveAttribute("aria-expanded", "false");
});

test("in a window that is lower than a panel the panel scrolls, and each of its links can be clicked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 480 });
  await page.goto("/people");
  await awake(page);
  await top(page, "Enterprise").click();
  const panel = page.locator("#menu-enterprise");
  const last = panel.locator("li a").last();
  await expect(last).toBeVisible();
  await expect(last).not.toBeInViewport();
  await expect(panel).toHaveCSS("overflow-y", "auto");
  await panel.hover({ position: { x: 40, y: 200 } });
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
  const to = await last.getAttribute("href");
  await last.click();
  await expect(page).toHaveURL(to ?? "");
});

test("one menu at a time is open", async ({ page }) => {
  await page.goto("/");
  await top(page, "Company").click();
  await top(page, "Library").click();
  await expect(top(page, "Company")).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".panel:popover-open")).toHaveCount(1);
});

test("a menu opens under a resting mouse, and a click on its name then keeps it open", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Services").hover();
  await expect(top(page, "Services")).toHaveAttribute("aria-expanded", "true");
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator("#menu-services")).toBeVisible();
  await page.mouse.move(640, 780);
  await expect(page.locator("#menu-services")).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(page.locator("#menu-services")).toBeHidden();
});

test("a menu that was hovered closes when the mouse leaves bar and panel", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Services").hover();
  await expect(page.locator("#menu-services")).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(page.locator("#menu-services")).toBeHidden();
});

test("a menu that took the place of another closes too when the mouse leaves", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Company").hover();
  await expect(page.locator("#menu-company")).toBeVisible();
  await top(page, "Services").hover();
  await expect(page.locator("#menu-services")).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(page.locator("#menu-services")).toBeHidden();
});

test("a link to another tab closes its menu", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Apple").click();
  const shop = page.locator("#menu-apple").getByRole("link", { name: "Shop online (opens in a new tab)" });
  await shop.evaluate((link: HTMLAnchorElement) => {
    link.href = "/robots.txt";
  });
  const opened = page.waitForEvent("popup");
  await shop.click();
  await (await opened).close();
  await expect(page.locator("#menu-apple")).toBeHidden();
});

test("a panel that is open while the page wakes gets the words of its links and its card", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("#menu-company").evaluate((panel: HTMLElement) => panel.showPopover());
  await awake(page);
  await expect(page.locator("#menu-company .promo small")).not.toBeEmpty();
  await expect(page.locator("#menu-company > div small").first()).not.toBeEmpty();
});

test("a menu that was hovered and closed by Escape opens again by a click", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Services").hover();
  await expect(page.locator("#menu-services")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-services")).toBeHidden();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator("#menu-services")).toBeVisible();
});

test("a link to the page that is shown closes its menu and goes to the top", async ({ page }) => {
  await page.goto("/people");
  await awake(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await top(page, "Company").click();
  await page.locator("#menu-company").getByRole("link", { name: "People" }).click();
  await expect(page.locator("#menu-company")).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // As a document of its own: a fragment added to the one that is shown is a change of view, and closes menus when it is done.
  await page.goto("about:blank");
  await page.goto("/people#jobs");
  await awake(page);
  await top(page, "Company").click();
  await page.locator("#menu-company").getByRole("link", { name: "People" }).click();
  await expect(page).toHaveURL("/people");
});

test("Enter opens a menu, Escape closes it and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Education").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#menu-education")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-education").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu-education")).toBeHidden();
  await expect(top(page, "Education")).toBeFocused();
});

test("a menu closes when the focus leaves it", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Library").focus();
  await page.keyboard.press("Enter");
  await page.locator("#menu-library").getByRole("link").last().focus();
  await expect(page.locator("#menu-library")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-library")).toBeHidden();
});

test("arrow keys walk along the bar and down into a menu", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Company").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(top(page, "Library")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(top(page, "Company")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#menu-company").getByRole("link").first()).toBeFocused();
});

test("a link of a menu goes to its page, closes the menu and is then the current one", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await top(page, "Company").click();
  await page.locator("#menu-company").getByRole("link", { name: "People" }).click();
  await expect(page).toHaveURL("/people");
  await expect(page.locator("#menu-company")).toBeHidden();
  await top(page, "Company").click();
  await expect(page.locator("#menu-company").getByRole("link", { name: "People" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("an item with a new-tab target says so", async ({ page }) => {
  await page.goto("/");
  await top(page, "Apple").click();
  const shop = page.locator("#menu-apple").getByRole("link", { name: "Shop online (opens in a new tab)" });
  await expect(shop).toHaveAttribute("target", "_blank");
  await expect(shop).toHaveAttribute("rel", "noopener");
});

test("the four claims stand on cards, each with pill, title, description, call to action and picture", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.locator(".promo");
  await expect(cards).toHaveCount(7);
  const words = (await cards.allTextContents()).join("\n");
  for (const claim of [/34\+ years/, /Up to 3 years/, /30\+ enterprise clients/, /30.min/]) {
    expect(words).toMatch(claim);
  }
  await top(page, "Services").click();
  const picture = page.locator("#menu-services .promo img");
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate(coloursIn)).toBeGreaterThan(200);
});

/** How many colours a picture shows: a rendered one that its SVG did not draw has none. */
function coloursIn(image: HTMLImageElement): number {
  const canvas = document.createElement("canvas");
  canvas.width = 160;
  canvas.height = 120;
  const brush = canvas.getContext("2d");
  if (!image.complete || !brush) return 0;
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}
