import type { Page } from "@playwright/test";
import { menuOf } from "#tests/support/shop-window.ts";
import { test } from "../warm-page.ts";
import { awake, expect, topMenus } from "./returning-visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A menu's button; lists of the footer have buttons of the same names. */
const inHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });

test("the hamburger opens a full-screen menu with seven sub-menus, and closes it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).tap();
  for (const name of topMenus) await expect(inHeader(page, name)).toBeVisible();
  // It rises into its place.
  const corner = () =>
    page.locator("#menu").evaluate((menu) => {
      const { right, bottom } = menu.getBoundingClientRect();
      return [right, bottom];
    });
  await expect.poll(corner).toEqual([390, 844]);
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  await page.getByRole("button", { name: "Close menu" }).tap();
  await expect(inHeader(page, "Company")).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
});

test("the menu ends with the tasks and the card of the section, and with ways to reach us", async ({
  page,
}) => {
  for (const [path, section] of [
    ["/service/dcare", "services"],
    ["/education", "education"],
  ] as const) {
    const [task] = menuOf(section).quick;
    await page.goto(path);
    await awake(page);
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = page.locator("#menu");
    await expect(menu.locator(`a:not(.promo)[href="${task?.link}"]:visible`)).toBeInViewport();
    await expect(menu.locator(".promo:visible")).toHaveCount(1);
    await expect(menu.getByRole("link", { name: "Call", exact: true })).toHaveAttribute("href", /^tel:/);
    await expect(menu.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me/);
    const last = await menu.getByRole("link", { name: "Call", exact: true }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(844 * 0.85);
    // Opened again it says all of this once.
    await page.getByRole("button", { name: "Close menu" }).tap();
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(menu.getByRole("link", { name: "WhatsApp" })).toHaveCount(1);
  }
});

test("a menu that was opened before the page was awake gets its end when it wakes", async ({ page }) => {
  await page.goto("/");
  await page.locator("#menu").evaluate((menu: HTMLElement) => menu.showPopover());
  await awake(page);
  await expect(page.locator("#menu").getByRole("link", { name: "WhatsApp" })).toBeVisible();
});

test("a sub-menu covers the menu; Back returns to it and to the button that opened it", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await inHeader(page, "For Creators").tap();
  const panel = page.locator("#menu-creators");
  const [, second] = menuOf("creators").links;
  await expect(panel.locator(`a[href="${second?.link}"]`)).toBeInViewport();
  await panel.getByRole("button", { name: "Back" }).tap();
  await expect(panel).toBeHidden();
  await expect(inHeader(page, "For Creators")).toBeFocused();
});

test("every sub-menu but its tasks stands in one column, as wide as the window", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  for (const name of topMenus) {
    await inHeader(page, name).tap();
    const panel = page.locator(".panel:popover-open");
    expect((await panel.boundingBox())?.width).toBe(390);
    const lefts = await panel
      .locator("> div:not(:nth-of-type(2)) a, > a")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(1);
    expect((await panel.locator(".promo").boundingBox())?.height).toBeGreaterThan(300);
    await panel.getByRole("button", { name: "Back" }).tap();
  }
});

test("a link of a sub-menu goes to its page and closes everything", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await inHeader(page, "Company").tap();
  await page.locator("#menu-company").getByRole("link", { name: "People" }).tap();
  await expect(page).toHaveURL("/people");
  await expect(page.locator("header :popover-open")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("nothing behind the menu can be reached or scrolled", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("the menu closes when the window becomes a desktop", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(page.getByRole("banner")).toHaveAttribute("data-mode", "desktop");
  await expect(page.locator("header :popover-open")).toHaveCount(0);
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
});
