import type { Page } from "@playwright/test";
import { awake, expect, test } from "./returning-visitor.ts";

// What is below the first window is laid out afterwards, part by part: a phone has no long task in one frame.

const footer = "footer a[href='/sustainability']";

/** Notes, at the moment in which `event` comes, whether what stands at the very end of the page is laid out. */
async function noteAt(page: Page, event: "awake" | "focusin") {
  await page.evaluate(
    ([event, end]) => {
      const isLaidOut = () =>
        document.querySelector(end)?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      const noted = new Promise((resolve) =>
        addEventListener(event, () => resolve(isLaidOut()), { once: true }),
      );
      Object.assign(window, { noted });
    },
    [event, footer] as const,
  );
  return () => page.evaluate(() => (window as unknown as { noted: Promise<boolean> }).noted);
}

const isLaidOut = (page: Page) =>
  page.locator(footer).evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

test("a page that wakes lays itself out part by part, to its end", async ({ page }) => {
  await page.goto("/enterprise");
  const noted = await noteAt(page, "awake");
  await awake(page);
  expect(await noted()).toBe(false);
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test("a page that a link leads to is shown before its end is laid out, and then to its end", async ({
  page,
}) => {
  await page.goto("/enterprise");
  await awake(page);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const noted = await noteAt(page, "focusin");
  await page
    .locator("header a[href='/people']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  expect(await noted()).toBe(false);
  await expect(page).toHaveURL("/people");
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test("a link to a section arrives there while the page is still being laid out", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/enterprise");
  await awake(page);
  await page.evaluate(() =>
    addEventListener("focusin", () => document.querySelector<HTMLElement>("main a[href='#form']")?.click(), {
      once: true,
    }),
  );
  await page
    .locator("header a[href='/people']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/people#form");
  await expect
    .poll(() => page.locator("#form").evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBe(150);
});
