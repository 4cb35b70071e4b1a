import { expect, test } from "@playwright/test";
import { topMenus } from "./returning-visitor.ts";

test.use({ javaScriptEnabled: false });

test("on a desktop every menu opens and its links lead to their pages", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  for (const name of topMenus) {
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name, exact: true });
    await button.click();
    await expect(page.locator(".panel:popover-open").getByRole("link").first()).toBeVisible();
  }
  await page.locator(".panel:popover-open").getByRole("link", { name: "Case studies" }).click();
  await expect(page).toHaveURL("/case-study");
});

test("on a phone the menu, its sub-menus and Back work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Company", exact: true }).click();
  await page.locator("#menu-company").getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Company", exact: true }).click();
  await page.locator("#menu-company").getByRole("link", { name: "People" }).click();
  await expect(page).toHaveURL("/people");
});

test("the announcement window stays away and the strip is there", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
});

test("the quick links open", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Quick navigation" }).click();
  await expect(page.getByRole("navigation", { name: "Quick links" }).getByRole("link")).toHaveCount(7);
});

test("nothing waits for a script to be seen", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-reveal=waiting]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
