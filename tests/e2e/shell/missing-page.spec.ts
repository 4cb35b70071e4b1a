import type { Page } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";
import { test } from "../warm-page.ts";
import { awake, expect } from "./returning-visitor.ts";

for (const path of ["/not-found", "/no/such/page"]) {
  test(`${path} answers 404 with a heading, the search and ways to the hubs`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Search the site" });
    await expect(search).toBeVisible();
    // The kolam beside the words leaves them their room.
    expect((await search.boundingBox())?.width).toBeGreaterThan(200);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await search.boundingBox())?.width).toBeGreaterThan(180);
    for (const hub of ["/service", "/enterprise", "/education", "/vectorworks", "/apple"]) {
      await expect(page.locator(`main a[href="${hub}"]`)).toBeVisible();
    }
  });
}

test("a stitch is missing in the kolam of a missing page until one goes to the search", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/no/such/page");
  const line = page.locator(".broken path").first();
  await expect(line).toBeVisible();
  const gap = () =>
    line.evaluate((it) => Number.parseFloat(getComputedStyle(it).strokeDasharray.split(",")[1] ?? ""));
  await expect.poll(gap).toBeGreaterThan(0);
  await page.getByRole("searchbox", { name: "Search the site" }).focus();
  await expect.poll(gap).toBe(0);
});

test("a link to a missing page keeps the page that stands, under the loader, until the missing one is drawn", async ({
  page,
}) => {
  await page.goto("/people");
  await awake(page);
  const arrive = await holdRequests(page, "**/no/such/page");
  // The missing page comes no sooner than the loader; no question from outside is answered meanwhile.
  await page.exposeFunction("loaderShown", arrive);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector("main h1")) sessionStorage.emptied = "yes";
      if (document.querySelector(".loader")?.childElementCount) {
        (window as unknown as { loaderShown(): void }).loaderShown();
      }
    }).observe(document, { subtree: true, childList: true });
  });
  await follow(page, "/no/such/page");
  await expect(page.getByText("404")).toBeVisible();
  await expect(page).toHaveURL("/no/such/page");
  expect(await page.evaluate(() => sessionStorage.emptied)).toBeUndefined();
});

test("Back from a missing page shows the one before as a fresh load does, and Forward the missing one", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("typeface", "true"));
  await page.goto("/people");
  await awake(page);
  const before = await marks(page);
  await follow(page, "/no/such/page");
  await expect(page.getByText("404")).toBeVisible();
  await awake(page);
  await page.goBack();
  await expect(page).toHaveURL("/people");
  await expect(page.getByText("404")).toBeHidden();
  await awake(page);
  expect(await marks(page)).toEqual(before);
  await page.goForward();
  await expect(page.getByText("404")).toBeVisible();
  await expect(page).toHaveURL("/no/such/page");
});

test("from a missing page a link leads on, to a page that is as loaded afresh", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("typeface", "true"));
  await page.goto("/people");
  await awake(page);
  const before = await marks(page);
  await page.goto("/no/such/page");
  await awake(page);
  await follow(page, "/people");
  await expect(page).toHaveURL("/people");
  await expect(page.getByText("404")).toBeHidden();
  await awake(page);
  expect(await marks(page)).toEqual(before);
});

/** What the starter and the shell have written on the document and its header, but for `data-laid`: Back lays all out at once. */
async function marks(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return page.evaluate(() => ({
    document: { ...document.documentElement.dataset, laid: undefined },
    header: { ...document.querySelector("header")?.dataset },
    openers: [...document.querySelectorAll("[popovertarget]")].map((opener) => opener.ariaExpanded),
  }));
}

async function follow(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "Onward" });
    document.querySelector("h1")?.before(link);
  }, href);
  await page.getByRole("link", { name: "Onward" }).click();
}
