import type { Page } from "@playwright/test";
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

test("the first page keeps its letters; those after it, and later visits, are drawn in the typeface", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const typeface = page.waitForResponse(isTypeface);
  await page.goto("/enterprise");
  await awake(page);
  const response = await typeface;
  await response.finished();
  expect(response.headers()["cache-control"]).toContain("immutable");
  await expect.poll(() => page.evaluate(() => localStorage.typeface)).toBe("true");
  expect(await headingDrawnIn(page)).not.toContain("Geist");

  await page.locator("main a[href='/enterprise/start-ups']").first().click();
  await expect(page).toHaveURL("/enterprise/start-ups");
  await expect.poll(() => headingDrawnIn(page)).toEqual(["Geist"]);

  await page.goto("/education");
  await expect.poll(() => headingDrawnIn(page)).toEqual(["Geist"]);
});

test("a page that is only read fetches no typeface, nor does one whose visitor saves data", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (isTypeface(request)) fetched.push(request.url());
  });
  const ahead = page.waitForResponse(
    (response) => response.request().resourceType() === "fetch" && /entry\.client/.test(response.url()),
  );
  await page.goto("/sustainability");
  await (await ahead).finished();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/enterprise");
  await awake(page);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
});
