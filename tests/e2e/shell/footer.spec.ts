import { site } from "#tests/support/shop-window.ts";
import { test } from "../warm-page.ts";
import { awake, expect } from "./returning-visitor.ts";

test("the footer has every column, the networks, the video channel, privacy and sitemap", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const title of [
    "Company",
    "Resources",
    "Downloads",
    "Shop and Learn",
    "Service",
    "Enterprise",
    "Education",
    "For Creators",
  ]) {
    await expect(footer.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  const networks = site.social;
  expect(networks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["network", "video"]));
  for (const { name, url } of networks) {
    const link = footer.getByRole("link", { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", url);
  }
  await expect(footer.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
  await expect(footer.getByRole("link", { name: "Sitemap" })).toHaveAttribute("href", "/sitemap");
  await expect(footer.getByText(/trademarks/)).toBeVisible();
});

test("the copyright line names the visitor's year", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00+05:30"));
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByText(/©\s*2031/)).toBeVisible();
});

test("the breadcrumb follows the path; parts without a page and the page itself are plain text", async ({
  page,
}) => {
  await page.goto("/enterprise/start-ups");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(crumbs.getByRole("link", { name: "Enterprise" })).toHaveAttribute("href", "/enterprise");
  await expect(crumbs.locator("[aria-current=page]")).toBeVisible();
  await expect(crumbs.getByRole("link")).toHaveCount(2);
  await page.goto("/apple/education/pfd");
  await expect(crumbs.getByText("Education", { exact: true })).toBeVisible();
  await expect(crumbs.getByRole("link", { name: "Education" })).toHaveCount(0);
});

test("its columns stand four in a row, also on tablets, and two on phones", async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 900 });
  await page.goto("/");
  const columns = () =>
    page
      .locator(".columns > div")
      .evaluateAll((lists) => new Set(lists.map((list) => Math.round(list.getBoundingClientRect().x))).size);
  await expect.poll(columns).toBe(4);
  for (const [width, count] of [
    [991, 4],
    [768, 4],
    [700, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(count);
  }
  // Nothing is cut, and nothing waits beyond an edge.
  const beyond = await page
    .locator(".columns")
    .evaluate((grid) => [grid.scrollWidth - grid.clientWidth, getComputedStyle(grid).overflowX]);
  expect(beyond).toEqual([0, "visible"]);
});

test("on a phone that is awake all lists but two are folded under their headings", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/search");
  await awake(page);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "People" })).toBeVisible();
  const folded = footer.getByRole("link", { name: "Start-ups" });
  await expect(folded).toBeHidden();
  await footer.getByRole("button", { name: "Enterprise" }).click();
  await expect(folded).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(footer.getByRole("link", { name: "Landscape" })).toBeVisible();
  await expect(footer.getByRole("button")).toHaveCount(0);
});
