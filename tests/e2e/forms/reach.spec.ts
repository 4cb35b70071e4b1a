import { expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

const call = { name: "Call us", exact: true };

/** Page -> how often a choice is made before its form stands there. */
const places: Record<string, number> = {
  "/contact-us": 0,
  "/feedback/bep-2025": 0,
  "/book-appointment": 2,
  "/shop/token-generation": 1,
  "/shop/pre-order": 2,
};

for (const [path, choices] of Object.entries(places)) {
  test(`on a phone the form at ${path} stands beside a call and WhatsApp`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const main = page.getByRole("main");
    for (let made = 0; made < choices; made++) {
      // Not by the headings: those further down get their words only when they are drawn.
      const options = main.locator(".pick a");
      const offered = await options.allInnerTexts();
      await options.first().click();
      await expect.poll(() => options.allInnerTexts()).not.toEqual(offered);
    }
    await expect(main.locator("form").first()).toBeVisible();
    await expect(main.getByRole("link", call).first()).toHaveAttribute("href", /^tel:\+91\d{10}$/);
    const whatsapp = main.getByRole("link", { name: "WhatsApp" }).first();
    await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/91/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(main.getByRole("link", call).first()).toBeHidden();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that comes back has them too, and still says on which page it was met", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/enterprise/abm");
    const form = page.getByRole("form", { name: "Enterprise enquiry" });
    await form.evaluate((drawn: HTMLFormElement) => {
      drawn.noValidate = true;
      drawn.requestSubmit();
    });
    await expect(page.getByRole("region", { name: /^Please check/ })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", call)).toBeVisible();
    await expect(page.locator("input[name=_page]")).toHaveValue("/enterprise/abm");
  });
});

test("what stands beside a form never lies on its introduction as the page scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/enterprise/abm");
  const steps = page.getByRole("heading", { name: "What happens next" });
  await steps.scrollIntoViewIfNeeded();
  for (let turn = 0; turn < 12; turn++) {
    await page.mouse.wheel(0, 80);
    // Both at one moment: the page may still be scrolling.
    const overlap = await steps.evaluate((below) => {
      const above = document.querySelector(".form-frame > :first-child");
      return (above?.getBoundingClientRect().bottom ?? Number.NaN) - below.getBoundingClientRect().top;
    });
    expect(overlap).toBeLessThanOrEqual(0);
  }
});
