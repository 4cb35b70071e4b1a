import { axeFindings, resize } from "../look-over.ts";
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

for (const path of archetypes) {
  test(`at night ${path} has nothing that axe objects to`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    if (!path.endsWith(".html")) await awake(page);
    expect(await axeFindings(page)).toEqual([]);
    await resize(page, 390);
    expect(await axeFindings(page, { rules: ["color-contrast"] })).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe("rgb(21, 22, 28)");
  });
}
