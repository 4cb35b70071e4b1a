import type { Page } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";
import { test } from "../warm-page.ts";
import { awake, expect } from "./returning-visitor.ts";

/** Puts an anchor far down the page, and a link to it at its top. */
async function withAnchor(page: Page, attributes = "") {
  await page.evaluate((attributes) => {
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", `<h2 id="far">Far</h2>${"<p>line</p>".repeat(80)}`);
    document
      .querySelector("h1")
      ?.insertAdjacentHTML("afterend", `<a href="#far" ${attributes}>To the far end</a>`);
  }, attributes);
}

const distance = (page: Page) =>
  page.locator("#far").evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top));

test("a hash link scrolls to 80 px above its anchor and moves the focus there", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await withAnchor(page);
  await page.getByRole("link", { name: "To the far end" }).click();
  await expect(page).toHaveURL("/#far");
  await expect.poll(() => distance(page)).toBe(80);
  await expect(page.locator("#far")).toBeFocused();
});

test("a hash link that is clicked again scrolls again and adds no history entry", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await withAnchor(page);
  const link = page.getByRole("link", { name: "To the far end" });
  await link.click();
  await expect.poll(() => distance(page)).toBe(80);
  const entries = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(() => distance(page)).toBe(80);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the same before the page is awake, whether its scripts come or not", async ({ page }) => {
  const arrive = await holdRequests(page, "**/*.js");
  await page.goto("/privacy-policy");
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top));
  for (const id of ["on-what-ground", "your-rights"]) {
    await page.locator(`main a[href='#${id}']`).first().click();
    await expect.poll(() => topOf(id)).toBe(80);
    await expect(page).toHaveURL(`/privacy-policy#${id}`);
  }
  arrive();
  await awake(page);
  expect(await topOf("your-rights")).toBe(80);
});

test("a hash link that is followed while the page wakes is followed once", async ({ page }) => {
  const arrive = await holdRequests(page, "**/*.js");
  await page.goto("/privacy-policy");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("main a[href='#on-what-ground']").click({ noWaitAfter: true });
  arrive();
  // On a slow machine a page that wakes lets others go first, and is called back by the clock.
  await expect(async () => {
    await page.clock.runFor(1);
    expect(await page.locator("html").getAttribute("data-awake")).toBe("true");
  }).toPass();
  await page.clock.runFor(250);
  const target = page.locator("#on-what-ground");
  await expect
    .poll(() => target.evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top)))
    .toBe(80);
  await expect(target).toBeFocused();
});

test("a link marked for the second helper stops 150 px above", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await withAnchor(page, "data-scroll-to");
  await page.getByRole("link", { name: "To the far end" }).click();
  await expect.poll(() => distance(page)).toBe(150);
});

test("a hash that arrives from another page stops 150 px above, in a new document and in the same one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  const top = () =>
    page.locator("#jobs").evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top));
  await page.goto("/people#jobs");
  await expect.poll(top).toBe(150);
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Company", exact: true }).click();
  await page.getByRole("link", { name: "See the roles" }).click();
  await expect(page).toHaveURL("/people#jobs");
  await expect.poll(top).toBe(150);
});

test("a section of the next page is reached, however shortly after one of this page", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.clock.install();
  await page.goto("/people");
  await awake(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("#hero").getByRole("link", { name: "See the roles" }).click();
  await page.getByRole("button", { name: "Company", exact: true }).click();
  await page.getByRole("banner").getByRole("link", { name: "Find an office" }).click();
  await expect(page).toHaveURL("/contact-us#offices");
  const offices = page.locator("#offices");
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return offices.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    })
    .toBe(150);
  await expect(offices).toBeFocused();
});

test("under reduced motion a hash link arrives at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await awake(page);
  await withAnchor(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("link", { name: "To the far end" }).evaluate((link: HTMLElement) => link.click());
  expect(await distance(page)).toBe(80);
});
