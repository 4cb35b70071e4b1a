import { holdRequests } from "../hold-requests.ts";
import { test } from "../warm-page.ts";
import { awake, expect } from "./returning-visitor.ts";

const footerLink = (page: import("@playwright/test").Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("a link changes the page without loading a document, goes to the top and moves the focus to its heading", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await footerLink(page, "Sustainability").click();
  await expect(page).toHaveURL("/sustainability");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
  await expect(page.locator("[aria-live=polite]")).toHaveText(await page.title());
});

test("Back and Forward restore where the pages were scrolled", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await footerLink(page, "Sustainability").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/sustainability");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Back on a page that was loaded anew and sleeps shows the page before", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  // A pointer left over the page would wake it again once it is loaded.
  await footerLink(page, "Sustainability").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/sustainability");
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-awake");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
});

test("Back knows how far this document was scrolled, not the one that stood in the tab before", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.goto("/service");
  await awake(page);
  await footerLink(page, "Sustainability").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/sustainability");
  await page.goBack();
  await expect(page).toHaveURL("/service");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("another view of a list goes to its top, says its title and moves the focus to its heading", async ({
  page,
}) => {
  await page.goto("/blog");
  await awake(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("[aria-live=polite]").last()).toHaveText(await page.title());
});

test("a filter of the stories goes to the section that its link names", async ({ page }) => {
  await page.goto("/case-study");
  await awake(page);
  await page
    .locator("main")
    .getByRole("link", { name: /Education/ })
    .first()
    .click();
  await expect(page).toHaveURL("/case-study?filter=Education#stories");
  await expect(page.locator("#stories")).toBeFocused();
});

test("from one missing page to another the second one is shown", async ({ page }) => {
  await page.goto("/no-such-page");
  await awake(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), {
      href: "/another/missing",
      textContent: "Onward",
    });
    document.body.append(link);
  });
  await page.getByRole("link", { name: "Onward" }).click();
  await expect(page).toHaveURL("/another/missing");
  await expect(page.getByRole("contentinfo")).toContainText("AnotherMissing");
});

test("the loader covers the page from 120 ms of a navigation until it ends", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await awake(page);
  const answer = await holdRequests(page, "**/sustainability.data*");
  const asked = page.waitForRequest("**/sustainability.data*");
  await page.clock.pauseAt(Date.now() + 60_000);
  await footerLink(page, "Sustainability").evaluate((link: HTMLElement) => link.click());
  await asked;
  const loader = page.getByRole("status", { name: "Loading page" });
  await page.clock.runFor(100);
  await expect(loader).toBeHidden();
  await page.clock.runFor(100);
  await expect(loader).toBeVisible();
  answer();
  await page.clock.resume();
  await expect(page).toHaveURL("/sustainability");
  await expect(loader).toBeHidden();
});

for (const [from, to] of [
  ["/gcc", "/enterprise/global-capability-center"],
  ["/Apple/imac-m3", "/products/macbook/m4.html"],
] as const) {
  test(`a link to ${from}, which has moved, leads to ${to} without an error`, async ({ page }) => {
    await page.goto("/");
    await awake(page);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.evaluate((href) => {
      document.body.append(Object.assign(document.createElement("a"), { href, textContent: "Onward" }));
    }, from);
    await page.getByRole("link", { name: "Onward" }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("a file is the browser's own navigation", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/robots.txt", textContent: "Rules" });
    document.querySelector("h1")?.before(link);
  });
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page).toHaveURL("/robots.txt");
  await expect(page.getByText("User-agent")).toBeVisible();
});

test("a page is fetched when the mouse rests on its link", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const fetched: string[] = [];
  page.on("request", (asked) => fetched.push(new URL(asked.url()).pathname));
  // The footer may still move while the parts above it are drawn for the first time.
  await expect
    .poll(async () => {
      await footerLink(page, "Sustainability").hover();
      return fetched;
    })
    .toContain("/sustainability.data");
});
