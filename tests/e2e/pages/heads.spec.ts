import type { BrowserContext } from "@playwright/test";
import { contrast } from "#tests/support/colour.ts";
import { expect, test, wake } from "../shell/returning-visitor.ts";

/** The colours of a screenshot, read by the canvas of an empty page: the site's own policy forbids its address. */
async function coloursOf(context: BrowserContext, png: Buffer): Promise<string[]> {
  const page = await context.newPage();
  const colours = await page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const brush = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    if (!brush) return [];
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, picture.width, picture.height);
    const found = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      found.add([...data.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, "0")).join(""));
    return [...found].map((digits) => `#${digits}`);
  }, png.toString("base64"));
  await page.close();
  return colours;
}

test("no picture of a plate takes the contrast from the bar above it", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/education/Leaders", "/education/Teachers", "/service/dcare", "/forrester-report"]) {
    await page.goto(path);
    await wake(page, path);
    await page.locator(".hero .rendered img").evaluate((image: HTMLImageElement) => image.decode());
    const button = await page.locator(".bar").getByRole("link", { name: "Contact us" }).boundingBox();
    if (!button) throw new Error("no button in the bar");
    await page.locator(".head").evaluate((head: HTMLElement) => head.style.setProperty("display", "none"));
    const behind = await coloursOf(context, await page.screenshot({ clip: button }));
    expect(behind.length, path).toBeGreaterThan(0);
    expect(Math.min(...behind.map((colour) => contrast("#ffffff", colour))), path).toBeGreaterThan(4.5);
  }
});

test("steps of a row stand on one line, whether one of them has a link or none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/service/repairs");
  await wake(page, "/service/repairs");
  const steps = page.locator(".steps li");
  expect(await steps.count()).toBe(6);
  const tops = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(2);
});
