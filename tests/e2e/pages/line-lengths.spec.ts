import { awake, expect, laidOut, test } from "../shell/returning-visitor.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const most = 85;

for (const path of [
  "/enterprise/MDM",
  "/vectorworks",
  "/privacy-policy",
  "/accessibility",
  "/blog/gst-input-credit-on-laptops",
])
  test(`no line of words on ${path} is too long to find the next one`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    await laidOut(page);
    const longLines = (most: number) => {
      const found: string[] = [];
      for (const words of document.querySelectorAll("main :is(p, li):not(:has(p, li)), footer p")) {
        if (!words.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(words);
        // How high its lines stand, each once.
        const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 12)));
        const letters = words.textContent?.trim() ?? "";
        if (letters.length / lines.size > most) found.push(`${letters.length} on ${lines.size}: ${letters}`);
      }
      return found;
    };
    await expect.poll(() => page.evaluate(longLines, most)).toEqual([]);
  });

test("the last of an odd number of points fills its row: its words begin where the second column's do", async ({
  page,
}) => {
  await page.goto("/enterprise/MDM");
  await awake(page);
  await laidOut(page);
  const points = page.locator(".features .pair > li");
  const left = (at: number) => points.nth(at).locator("p").boundingBox();
  const last = (await points.count()) - 1;
  expect(last % 2).toBe(0);
  expect((await left(last))?.x).toBeCloseTo((await left(1))?.x ?? 0, 0);
});
