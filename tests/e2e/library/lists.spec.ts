import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stories are filtered by links that keep their address", async ({ page }) => {
    await page.goto("/case-study");
    await page
      .getByRole("navigation", { name: "Fields" })
      .getByRole("link", { name: /^Education/ })
      .click();
    await expect(page).toHaveURL("/case-study?filter=Education#stories");
    const stories = page.locator("#stories li.cover");
    expect(await stories.count()).toBeGreaterThan(0);
    for (const story of await stories.all()) await expect(story).toContainText("Education");
  });

  test("posts are searched and paged", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("searchbox", { name: "Search the posts" }).fill("vectorwoks");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/blog?q=vectorwoks");
    await expect(page.getByRole("heading", { name: /posts for “vectorwoks”/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Choosing a Mac for Vectorworks" })).toBeVisible();
  });
});

test("a filter changes the list without loading a document, and Back brings the old list back", async ({
  page,
}) => {
  await page.goto("/case-study");
  await awake(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const stories = page.locator("#stories li.cover");
  const all = await stories.count();
  await page
    .getByRole("navigation", { name: "Fields" })
    .getByRole("link", { name: /^Creators/ })
    .click();
  await expect(page).toHaveURL(/\?filter=Creators/);
  await expect(stories).not.toHaveCount(all);
  await expect(page.getByRole("link", { name: /^Creators/ }).first()).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(stories).toHaveCount(all);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("from a post one comes to its neighbour and to the offer of its category", async ({ page }) => {
  await page.goto("/blog/planning-a-refresh");
  await awake(page);
  await page.getByRole("navigation", { name: "Other posts" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/(?!planning)/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Plan your fleet with us" }).first().click();
  await expect(page).toHaveURL("/enterprise-contact");
});

test("a post begins with the picture of its card, whole in every window", async ({ page }) => {
  await page.goto("/blog");
  const card = page.locator("main .cover", { has: page.locator("h3 a[href^='/blog/']") }).first();
  const shown = (await card.locator("img").getAttribute("src")) ?? "none";
  await page.goto((await card.locator("h3 a").getAttribute("href")) ?? "");
  const head = page.locator(".hero img");
  await expect(head).toHaveAttribute("src", shown);
  for (const width of [390, 991, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await head.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), `at ${width} px`).toBeCloseTo(4 / 3, 1);
  }
});
