import type { Page } from "@playwright/test";
import { contact } from "#app/forms/declared/contact.ts";
import { fillIn, formOn, pageOf } from "../forms/form-page.ts";
import { awake, expect, test, topMenus } from "./returning-visitor.ts";

const html = (page: Page) => page.locator("html");

/** Opens a page that nothing waits for and stays with it until its scripts have been fetched ahead. */
async function read(page: Page, path: string) {
  const run: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") run.push(new URL(request.url()).pathname);
  });
  const ahead = page.waitForResponse(
    (response) =>
      response.request().resourceType() === "fetch" && /\/entry\.client-[^/]+\.js$/.test(response.url()),
  );
  await page.goto(path);
  await (await ahead).finished();
  return run;
}

test("a page that is only read fetches its scripts ahead and runs none of them", async ({ page }) => {
  const run = await read(page, "/sustainability");
  expect(run).toEqual([expect.stringMatching(/^\/assets\/idle-/)]);
  await expect(html(page)).not.toHaveAttribute("data-awake");
});

test("nothing is fetched ahead where the visitor asks to save data, and the page wakes all the same", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") fetched.push(request.url());
  });
  const looked = page.waitForResponse(/\/assets\/idle-/);
  await page.goto("/sustainability");
  await (await looked).finished();
  await page.keyboard.press("Tab");
  await expect(html(page)).toHaveAttribute("data-awake", "true");
  expect(fetched.filter((url) => url.endsWith(".js"))).toEqual([]);
});

test("a mouse that comes to rest on a menu wakes the page and opens the menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await read(page, "/sustainability");
  const menu = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: topMenus[1] ?? "", exact: true });
  await menu.hover();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(html(page)).toHaveAttribute("data-awake", "true");
});

test("the key / opens the search of a page that was asleep", async ({ page }) => {
  await read(page, "/sustainability");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search the site" })).toBeFocused();
});

test("a tap on the search of a page that was asleep opens it too", async ({ page }) => {
  await read(page, "/sustainability");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Search" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("combobox", { name: "Search the site" })).toBeFocused();
  await expect(page).toHaveURL("/sustainability");
});

test("scrolling wakes a page", async ({ page }) => {
  await read(page, "/sustainability");
  await page.evaluate(() => scrollTo(0, 400));
  await expect(html(page)).toHaveAttribute("data-awake", "true");
});

test("how a visitor arrived is remembered by a page that never wakes", async ({ page }) => {
  await page.setExtraHTTPHeaders({ referer: "https://search.example/?q=mac" });
  await read(page, "/sustainability");
  await expect(html(page)).not.toHaveAttribute("data-awake");
  const remembered = await page.evaluate(() => sessionStorage.getItem("arrival:first"));
  expect(JSON.parse(remembered ?? "")).toEqual({ landingPage: "/sustainability" });
});

for (const [what, path] of [
  ["the address has a query", "/sustainability?utm_source=news"],
  ["the address names a section", "/sustainability#main"],
  ["the page shows times that belong in the visitor's own zone", "/book-appointment"],
] as const) {
  test(`a page wakes by itself when ${what}`, async ({ page }) => {
    await page.goto(path);
    await expect(html(page)).toHaveAttribute("data-awake", "true");
  });
}

test("a page wakes by itself after a reload", async ({ page }) => {
  await read(page, "/sustainability");
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-awake", "true");
});

test("a page wakes by itself to put a draft back into its form; a page without a form need not", async ({
  page,
}) => {
  await page.goto(pageOf(contact));
  await awake(page);
  await fillIn(formOn(page, contact), contact, "asleep@example.in");
  await read(page, "/sustainability");
  await expect(html(page)).not.toHaveAttribute("data-awake");
  await page.goto(pageOf(contact));
  await expect(html(page)).toHaveAttribute("data-awake", "true");
});

test("what a form left here more than a week ago is gone after a page was read, and wakes none", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const keptAt = Date.now() - 8 * 86_400_000;
    localStorage.setItem("draft:finance", JSON.stringify({ at: keptAt, typed: [["name", ["Asha Rao"]]] }));
    const unsent = { id: "1", formId: "contact", body: "name=Asha+Rao", keptAt };
    localStorage.setItem("keptSubmissions", JSON.stringify([unsent]));
  });
  await read(page, "/sustainability");
  await expect(html(page)).not.toHaveAttribute("data-awake");
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^draft:|^kept/.test(key)),
  );
  expect(left).toEqual([]);
});

test("the pages of staff remember no arrival", async ({ page }) => {
  await page.goto("/leads/login?utm_source=news");
  await page.waitForFunction(() => "__reactRouterContext" in window);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("arrival"))),
  ).toEqual([]);
});
