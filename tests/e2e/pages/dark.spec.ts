import { axeFindings, resize, rulesOfColours } from "../look-over.ts";
import { awake, expect, test } from "../shell/returning-visitor.ts";

test.use({ colorScheme: "dark" });

const archetypes = [
  "/",
  "/service",
  "/enterprise/MDM",
  "/contact-us",
  "/apple-mac-tco-calculator",
  "/book-appointment",
  "/feedback/bep-2025",
  "/blog/planning-a-refresh",
  "/case-study",
  "/people",
  "/products/ipad/index.html",
  "/no-such-page",
];

test("at night nothing is too pale to read, and links in text differ from it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of archetypes) {
    await resize(page, 1440);
    await page.goto(path);
    if (!path.endsWith(".html")) await awake(page);
    for (const width of [1440, 390]) {
      await resize(page, width);
      expect.soft(await axeFindings(page, { rules: rulesOfColours }), `${path} at ${width} px`).toEqual([]);
    }
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect.soft(ground, path).toBe("rgb(21, 22, 28)");
  }
});
