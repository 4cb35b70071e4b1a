import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";

// The rendered picture of a hero: the window and the display choose its file, and nothing moves when it arrives.

const windows = [
  { width: 390, height: 844, fineness: 3, file: /home-tall-720-[\w-]+\.avif$/, most: 20_000 },
  { width: 1440, height: 900, fineness: 1, file: /home-wide-1440-[\w-]+\.avif$/, most: 45_000 },
];

for (const { width, height, fineness, file, most } of windows) {
  test(`at ${width} px the picture of the home page is light, kept for ever and moves nothing`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: fineness });
    const page = await context.newPage();
    const arrive = await holdRequests(page, "**/*.avif");
    const answered = page.waitForResponse((response) => file.test(response.url()));
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.locator("h1").waitFor();
    arrive();
    const answer = await answered;
    expect(await answer.headerValue("content-type")).toBe("image/avif");
    expect(await answer.headerValue("cache-control")).toContain("immutable");
    expect((await answer.body()).length).toBeLessThanOrEqual(most);
    await expect.poll(() => isDrawn(page)).toBe(true);
    const box = await page.locator(".hero .rendered").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), "whole in the first window").toBeLessThanOrEqual(height);
    expect(await shifts(page)).toBe(0);
    await context.close();
  });
}

test("a picture beside the words is not fetched for the whole window", async ({ page }) => {
  await page.setViewportSize({ width: 920, height: 900 });
  await page.goto("/service/repairs");
  const shown = page.locator(".hero .rendered img");
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/repairs-tall-720-[\w-]+\.avif$/);
});

test("on a tablet held upright the picture of a head is as wide as the page, below its words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/enterprise/MDM");
  const words = await page.locator(".hero .actions").boundingBox();
  const picture = await page.locator(".hero .rendered").boundingBox();
  expect(picture?.width).toBe(768);
  expect(picture?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
});

function isDrawn(page: Page): Promise<boolean> {
  return page
    .locator(".hero .rendered img")
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
}

function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}

test("a drawn scene carries its typeface: as a picture it reaches no other file", async ({ request }) => {
  const scene = await (await request.get("/scene/services/unbox.svg")).text();
  expect(scene).toMatch(/@font-face\{font-family:Geist;[^}]*url\(data:font\/woff2;base64,/);
});
