import type { Page } from "@playwright/test";
import { awake, expect, test } from "../shell/returning-visitor.ts";

const contentsOf = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const current = (page: Page) => contentsOf(page).locator("[aria-current]");
/** Scrolls so that the part with this heading begins below the bar. */
const readTo = (page: Page, heading: string) =>
  page.getByRole("heading", { name: heading, exact: true }).evaluate((part) => {
    scrollTo({ top: part.getBoundingClientRect().top + scrollY - 100, behavior: "instant" });
  });

test("the contents beside a post say which part is being read, on the next post and after Back too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blog/planning-a-refresh");
  await awake(page);
  await expect(current(page)).toHaveCount(0);
  await readTo(page, "The calendar");
  await expect(current(page)).toHaveText("The calendar");
  await readTo(page, "Signal 2: the battery");
  await expect(current(page)).toHaveText("Signal 2: the battery");

  await page.getByRole("navigation", { name: "Other posts" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/(?!planning)/);
  // The contents that stand here until then are those of the post before.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const last = contentsOf(page).getByRole("link").last();
  await readTo(page, (await last.textContent()) ?? "");
  await expect(current(page)).toHaveText((await last.textContent()) ?? "");

  await page.goBack();
  await expect(page).toHaveURL("/blog/planning-a-refresh");
  await readTo(page, "The calendar");
  await expect(current(page)).toHaveText("The calendar");
});

test("after a page without contents a post has its own", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blog");
  await awake(page);
  await page.locator("main h3 a[href^='/blog/']").first().click();
  const second = contentsOf(page).getByRole("link").nth(1);
  await readTo(page, (await second.textContent()) ?? "");
  await expect(current(page)).toHaveText((await second.textContent()) ?? "");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("on a phone the contents open at a touch, and their links lead to the parts", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/blog/planning-a-refresh");
      const link = contentsOf(page).getByRole("link", { name: "The calendar" });
      await expect(link).toBeHidden();
      await contentsOf(page).getByText("9 parts").click();
      await link.click();
      await expect(page).toHaveURL("/blog/planning-a-refresh#the-calendar");
      await expect(page.getByRole("heading", { name: "The calendar" })).toBeInViewport();
    });

    test("on a wide window all parts are listed beside the text", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/blog/planning-a-refresh");
      await expect(contentsOf(page).getByRole("link", { name: "The calendar" })).toBeVisible();
    });
  });
}

test("the part of the privacy policy in Hindi, and its entry in the contents, are marked as Hindi", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await expect(contentsOf(page).locator("li:lang(hi)")).toHaveText("हिन्दी में सारांश");
  await contentsOf(page).locator("li:lang(hi) a").click();
  await expect(page).toHaveURL("/privacy-policy#hi");
  await expect(page.locator("main :is(h2, p):lang(hi)")).toHaveCount(2);
});
