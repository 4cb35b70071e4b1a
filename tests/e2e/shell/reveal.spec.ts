import { awake, expect, test } from "./returning-visitor.ts";

test("blocks below the first screen come in when they are reached; what is in view is never hidden", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  const last = page.locator("main .block").last();
  await expect(async () => {
    await page.mouse.wheel(0, 1);
    await expect(last).toHaveAttribute("data-reveal", "waiting", { timeout: 200 });
  }).toPass();
  await expect(page.locator("main > * > section").first()).toHaveCSS("opacity", "1");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute("data-reveal", "shown");
  await expect(last).toHaveCSS("opacity", "1");
});

test("a figure that is drawn when it is reached stays drawn, also after a print", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const band = page.locator(".call");
  await expect(async () => {
    await page.mouse.wheel(0, 1);
    await expect(band).toHaveAttribute("data-reveal", "waiting", { timeout: 200 });
  }).toPass();
  await band.scrollIntoViewIfNeeded();
  await expect(band).toHaveAttribute("data-reveal", "drawn");
  await page.emulateMedia({ media: "print" });
  await page.emulateMedia({ media: "screen" });
  expect(
    await band.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    ),
  ).toEqual([]);
});

test("a page that is not scrolled is whole", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await expect(page.locator("[data-reveal=waiting]")).toHaveCount(0);
});
