import type { Page } from "@playwright/test";
import { awake, expect, test } from "./returning-visitor.ts";

test.use({ serviceWorkers: "allow" });

const noConnection = { name: "There is no connection" };

/** Until the worker answers for this page. */
async function controlled(page: Page) {
  await awake(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((then) =>
      navigator.serviceWorker.addEventListener("controllerchange", then, { once: true }),
    );
  });
}

test("a link followed without a network shows our page, which says what waits and goes on when the network is back", async ({
  page,
  context,
}) => {
  // Not every browser says it, and those that do say it too early.
  await page.addInitScript(() =>
    addEventListener("online", (said) => said.stopImmediatePropagation(), { capture: true }),
  );
  await page.goto("/people");
  await controlled(page);
  await page.evaluate(() => {
    const kept = { id: "a", formId: "contact", body: "", keptAt: Date.now() };
    localStorage.setItem("keptSubmissions", JSON.stringify([kept]));
  });
  await context.setOffline(true);
  await page.goto("/sustainability");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(noConnection.name);
  await expect(page).toHaveURL("/sustainability");
  await expect(page.getByRole("status")).toContainText("One message is waiting on this device.");
  await page.evaluate(() => localStorage.removeItem("keptSubmissions"));
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(noConnection.name);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeAttached();
});

test("a link tapped on a page that is awake ends there too, and the button tries again", async ({
  page,
  context,
}) => {
  await page.goto("/people");
  await controlled(page);
  await context.setOffline(true);
  await page.locator("footer a[href='/sustainability']").first().click();
  await expect(page.getByRole("heading", noConnection)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", noConnection)).toBeVisible();
  await expect(page.getByRole("status")).toBeHidden();
});

test("the workspace is left to the browser, and nothing is kept in a cache", async ({ page, context }) => {
  await page.goto("/people");
  await controlled(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto("/leads/login")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test("the worker is asked for with the other scripts and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.context().on("serviceworker", (worker) => asked.push(new URL(worker.url()).pathname));
  await page.goto("/people", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(asked).not.toContain("/service-worker.js");
  await page.mouse.move(200, 200);
  await expect.poll(() => asked).toContain("/service-worker.js");
});
