import type { Page } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";
import { awake, expect, test } from "./returning-visitor.ts";

/** Whose letters the page's heading is drawn in. */
async function headingDrawnIn(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

const isTypeface = (response: { url(): string }) => response.url().endsWith(".woff2");

test("the typeface is fetched once, and pages after the first are drawn in it however late it comes, and later visits", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const arrive = await holdRequests(page, "**/*.woff2");
  const typeface = page.waitForResponse(isTypeface);
  // A font that is held holds the load too.
  await page.goto("/enterprise", { waitUntil: "domcontentloaded" });
  await awake(page);
  arrive();
  const response = await typeface;
  await response.finished();
  expect(response.headers()["cache-control"]).toContain("immutable");
  await expect.poll(() => page.evaluate(() => localStorage.typeface)).toBe("true");

  await page.locator("main a[href='/enterprise/start-ups']").first().click();
  await expect(page).toHaveURL("/enterprise/start-ups");
  await expect.poll(() => headingDrawnIn(page)).toEqual(["Geist"]);

  await page.unrouteAll();
  await page.goto("/education");
  await expect.poll(() => headingDrawnIn(page)).toEqual(["Geist"]);
});

test("on a later visit, the first page of a new tab is drawn in it from its first paint on", async ({
  page,
  context,
}) => {
  await page.goto("/enterprise");
  await expect.poll(() => page.evaluate(() => localStorage.typeface)).toBe("true");
  // The paint is held for a tenth of a second only: a busy machine may need longer to read the file.
  await expect(async () => {
    const drawnIn: string[] = [];
    for (const path of ["/", "/education", "/people", "/blog", "/service", "/", "/education", "/people"]) {
      const tab = await context.newPage();
      await tab.goto(path);
      drawnIn.push(...(await headingDrawnIn(tab)));
      await tab.close();
    }
    expect(drawnIn.filter((name) => name === "Geist").length).toBeGreaterThanOrEqual(6);
  }).toPass({ timeout: 60_000 });
});

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px when it arrives, whichever letters it takes the place of`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          sessionStorage.moved = Number(sessionStorage.moved ?? 0) + value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of ["/", "/service/repairs", "/enterprise/MDM"]) {
      await page.goto(path);
      await page.evaluate(() => localStorage.removeItem("typeface"));
      await page.reload();
      await expect.poll(() => page.evaluate(() => localStorage.typeface)).toBe("true");
    }
    expect(await page.evaluate(() => Number(sessionStorage.moved ?? 0))).toBeLessThanOrEqual(0.01);
  });
}

test("a menu opens for the press during which it arrives, as no name moves from under the pointer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const arrive = await holdRequests(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const name = page.locator("[popovertarget='menu-library']").first();
  const place = await name.boundingBox();
  await name.hover();
  await page.mouse.down();
  arrive();
  await expect.poll(() => page.evaluate(() => localStorage.typeface)).toBe("true");
  await page.mouse.up();
  await expect(page.locator("#menu-library")).toBeVisible();
  expect(await name.boundingBox()).toEqual(place);
});

test("a visitor who saves data is sent no typeface", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (isTypeface(request)) fetched.push(request.url());
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/enterprise");
  await awake(page);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
});
