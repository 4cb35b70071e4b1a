import type { Page } from "@playwright/test";
import { test } from "../warm-page.ts";
import { awake, expect, topMenus } from "./returning-visitor.ts";

// Where the panels of the menus stand, and what stands where in them.

test.use({ viewport: { width: 1280, height: 800 } });

const top = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name, exact: true });

test("a panel stands under its word, inside the column of the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await awake(page);
  const lefts: number[] = [];
  // Also where the name at the start of the bar is a longer one.
  const brand = page.locator("header .brand");
  for (const name of [...topMenus, "", ...topMenus]) {
    if (!name) {
      await brand.evaluate((mark) => mark.append("Northwind Apples"));
      continue;
    }
    await top(page, name).click();
    const panel = page.locator(".panel:popover-open");
    await expect(panel).toBeVisible();
    const word = await top(page, name).boundingBox();
    const box = await panel.boundingBox();
    if (!word || !box) throw new Error(`${name} has no box`);
    expect(box.x).toBeGreaterThanOrEqual(120);
    expect(box.x + box.width).toBeLessThanOrEqual(1320);
    const middle = word.x + word.width / 2;
    expect(middle).toBeGreaterThan(box.x);
    // Nearer to the panel's middle than to its ends, but where the column of the page ends.
    if (box.x > 120 && box.x + box.width < 1320)
      expect(Math.abs(middle - box.x - box.width / 2)).toBeLessThan(box.width / 8);
    lefts.push(Math.round(box.x));
  }
  expect(new Set(lefts).size).toBeGreaterThan(3);
});

test("the tasks of a menu stand in one line at its foot, below all main links", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await awake(page);
  await top(page, "Company").click();
  const panel = page.locator("#menu-company");
  // The words of the links come later and make room for themselves, and the panel rises into its place.
  await expect(panel.locator("div small").last()).toBeVisible();
  await expect.poll(() => panel.evaluate((open) => open.getAnimations({ subtree: true }).length)).toBe(0);
  const task = await panel.getByRole("link", { name: "See the roles" }).boundingBox();
  for (const name of ["About us", "Contact us"]) {
    const link = await panel.getByRole("link", { name, exact: true }).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(task?.y ?? 0);
  }
  expect((await panel.getByRole("link", { name: "Find an office" }).boundingBox())?.y).toBe(task?.y);
});

test("a panel fits the window at 992 px", async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto("/");
  for (const name of topMenus) {
    await top(page, name).click();
    const box = await page.locator(".panel:popover-open").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(992);
  }
});
