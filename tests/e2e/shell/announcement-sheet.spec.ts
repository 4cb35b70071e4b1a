import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { expectClosedForGood, stored, ways } from "./announcement.ts";

// On a page to which one comes with a task the announcement is a sheet that leaves the task alone.

const tasks = [
  "/contact-us",
  "/feedback/bep-2025",
  "/book-appointment",
  "/order-tracking",
  "/apple-mac-tco-calculator",
  "/forms/contact/done?ref=DTS-4K7M-2Q9P",
  "/my-data/a-link-that-is-none",
];

/** Forms of one column, and times to choose beside what was chosen before. */
const besides = [
  "/contact-us",
  "/enterprise-contact",
  "/bep-feedback",
  "/order-tracking",
  "/book-appointment?kind=repair&place=delhi",
];

/** Opens a page as one who has not seen the announcement before. */
async function comeFirst(page: Page, path: string) {
  // What the page before has noted is another visitor's.
  await page.evaluate(() => location.protocol !== "about:" && localStorage.clear());
  await page.goto(path);
  const sheet = page.getByRole("dialog", { name: /\S/ });
  await expect(sheet, path).toBeVisible();
  return sheet;
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} px it takes no focus and covers no field`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of tasks) {
      const sheet = await comeFirst(page, path);
      expect(await page.evaluate(stored), path).toBe("false");
      expect(await sheet.evaluate((dialog) => dialog.matches(":modal")), path).toBe(false);
      expect(await page.evaluate(() => document.activeElement === document.body), path).toBe(true);
      const covered = await page.evaluate(() => {
        const sheet =
          document.querySelector("dialog[data-announcement]")?.getBoundingClientRect() ?? new DOMRect();
        const fields = [
          ...document.querySelectorAll<HTMLElement>("main :is(input, select, textarea, button)"),
        ];
        return fields
          .filter((field) => field.checkVisibility() && field.tabIndex >= 0)
          .filter((field) => {
            field.scrollIntoView({ block: "nearest", behavior: "instant" });
            const { left, right, bottom } = field.getBoundingClientRect();
            return bottom > sheet.top && right > sheet.left && left < sheet.right;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
      expect.soft(covered, path).toEqual([]);
    }
  });
}

test("beside a form of one column it stands under the other, and cuts no field", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  for (const path of besides) {
    await comeFirst(page, path);
    const cut = await page.evaluate(() => {
      const sheet =
        document.querySelector("dialog[data-announcement]")?.getBoundingClientRect() ?? new DOMRect();
      return [
        ...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea, .times button)"),
      ]
        .filter((field) => field.checkVisibility({ contentVisibilityAuto: true }) && field.tabIndex >= 0)
        .filter((field) => {
          const { left, right, top, bottom } = field.getBoundingClientRect();
          return right > sheet.left && left < sheet.right && bottom > sheet.top && top < sheet.bottom;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
    expect.soft(cut, path).toEqual([]);
  }
});

test("whoever is in a field has the lower edge for it", async ({ page }) => {
  await page.goto("/contact-us");
  const sheet = page.locator("dialog[data-announcement]");
  await expect(sheet).toBeVisible();
  // By its role: the words of the announcement may name a question too.
  const field = page.getByRole("textbox", { name: "Your message" });
  await field.focus();
  await expect(sheet).toBeHidden();
  await field.blur();
  await expect(sheet).toBeVisible();
});

for (const name of ["its button", "Escape"] as const) {
  test(`${name} closes the sheet for this and later visits`, async ({ page }) => {
    await page.goto("/contact-us");
    await expectClosedForGood(page, ways[name]);
  });
}
