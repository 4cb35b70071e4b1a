import { chromium } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { sidewaysFindings } from "../look-over.ts";
import { expect, test } from "./returning-visitor.ts";

// A visitor who has set the text of the browser to twice its size.
for (const width of [320, 390]) {
  test(`with text at 200 % the bar at ${width} px keeps contact and menu, and no page is wider than the window`, async ({
    baseURL,
  }) => {
    const { executablePath, args } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      args: [...args, "--blink-settings=defaultFontSize=32"],
    });
    const page = await browser.newPage({ baseURL, viewport: { width, height: 700 } });
    await page.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
    for (const path of [
      "/enterprise",
      "/contact-us",
      "/blog",
      "/apple-mac-tco-calculator",
      "/book-appointment",
    ]) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await expect.poll(() => sidewaysFindings(page), path).toEqual([]);
    }
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Contact us" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("button", { name: "Enterprise", exact: true })).toBeInViewport({ ratio: 1 });
    await browser.close();
  });
}
