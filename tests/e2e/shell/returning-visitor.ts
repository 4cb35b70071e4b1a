import { test as base, expect } from "../each-test.ts";

/** In the page: notes that the announcement has been closed. */
export const closeAnnouncement = () => localStorage.setItem("announcementModalClosed", "true");

/** A visitor who has closed the announcement before, so that the page itself is there from the start. */
export const test = base.extend<{ returning: undefined }>({
  returning: [
    async ({ page }, use) => {
      await page.addInitScript(closeAnnouncement);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Waits until the page's behaviour is there. */
export async function awake(page: import("@playwright/test").Page) {
  await page.evaluate(() => window.__wake?.());
  await expect(page.locator("html")).toHaveAttribute("data-awake", "true");
}

/** Waits until every part of the page has its place (lay-out.ts). */
export async function laidOut(page: import("@playwright/test").Page) {
  await expect(page.locator("[data-later]")).toHaveCount(0);
}

/**
 * Wakes a page and waits for all of it. Static pages never wake; the others need not hurry on a busy machine. Of a part that
 * is not laid out yet, axe would measure text outside the estimated box and so against the wrong ground.
 */
export async function wake(page: import("@playwright/test").Page, path: string) {
  if ((await page.locator("#wake").count()) === 0) return;
  await page.evaluate(() => window.__wake?.());
  await expect(page.locator("html"), path).toHaveAttribute("data-awake", "true", { timeout: 20_000 });
  await laidOut(page);
}

export const topMenus = [
  "Company",
  "Services",
  "Enterprise",
  "Education",
  "For Creators",
  "Apple",
  "Library",
];

export { expect };
