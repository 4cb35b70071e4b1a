import { announcement, linkOf, site } from "#tests/support/shop-window.ts";
import { sidewaysFindings } from "../look-over.ts";
import { test } from "../warm-page.ts";
import { awake, expect } from "./returning-visitor.ts";

test("the header turns solid at 10 px of scroll and transparent again above", async ({ page }) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  await expect(banner).toHaveAttribute("data-state", "transparent");
  await page.evaluate(() => scrollTo({ top: 9, behavior: "instant" }));
  await expect(banner).toHaveAttribute("data-state", "transparent");
  await page.evaluate(() => scrollTo({ top: 10, behavior: "instant" }));
  await expect(banner).toHaveAttribute("data-state", "solid");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(banner).toHaveAttribute("data-state", "transparent");
});

test("the strip is there under 50 px of scroll, leads to the post, and leaves without moving the page", async ({
  page,
}) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Announcement" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(strip.getByRole("link")).toHaveAttribute("href", linkOf(announcement.strip));
  const topOnPage = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOnPage();
  await page.evaluate(() => scrollTo({ top: 49, behavior: "instant" }));
  await expect(strip).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
  await expect(strip).toBeHidden();
  expect(await topOnPage()).toBe(before);
});

test("the width decides the form of the header: 991 px mobile, 992 px desktop", async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto("/");
  const banner = page.getByRole("banner");
  const menuButton = page.getByRole("button", { name: "Open menu" });
  await expect(banner).toHaveAttribute("data-mode", "mobile");
  await expect(menuButton).toBeVisible();
  await expect(banner.getByRole("link", { name: "Contact us" })).toBeVisible();
  await expect(banner.getByRole("button", { name: "Company" })).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(banner).toHaveAttribute("data-mode", "desktop");
  await expect(menuButton).toBeHidden();
  await expect(banner.getByRole("button", { name: "Company" })).toBeVisible();
});

test("the form changes 100 ms after resizing has stopped", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/");
  const banner = page.getByRole("banner");
  await expect(banner).toHaveAttribute("data-mode", "desktop");
  const resized = page.evaluate(
    () => new Promise((done) => addEventListener("resize", () => done(true), { once: true })),
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width: 900, height: 800 });
  await resized;
  await page.clock.runFor(99);
  await expect(banner).toHaveAttribute("data-mode", "desktop");
  await page.clock.runFor(1);
  await expect(banner).toHaveAttribute("data-mode", "mobile");
});

test("the link of the brand leads home and says when you are there", async ({ page }) => {
  await page.goto("/people");
  await awake(page);
  const brand = page.getByRole("banner").getByRole("link", { name: site.name });
  await expect(brand).not.toHaveAttribute("aria-current");
  await brand.click();
  await expect(page).toHaveURL("/");
  await expect(brand).toHaveAttribute("aria-current", "page");
});

test("a long brand gives way to the menu's button on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/people");
  await awake(page);
  await page.getByRole("banner").evaluate((banner) => {
    const brand = banner.querySelector<HTMLElement>(".brand");
    if (!brand?.lastChild) throw new Error("no brand");
    brand.lastChild.textContent = "Orchard & Daughters";
    // As the server marks it.
    brand.dataset.long = "";
  });
  expect(await sidewaysFindings(page)).toEqual([]);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
});
