import { awake, expect, test } from "./returning-visitor.ts";

// A browser below the stated minimum (README) has no popovers: no attributes, no methods, no pseudo-class.

// Its styles are changed on the way here, which the policy would refuse.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) || url.pathname.endsWith(".css"),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(":popover-open", ":unheard-of")
        .replaceAll(/\spopover(target)?="[^"]*"/gi, "");
      await route.fulfill({ response, body });
    },
  );
});

for (const width of [390, 1280]) {
  test(`at ${width} px nothing lies over the page, no script fails, and the menus lead on`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/people");
    await awake(page);
    const heading = page.getByRole("heading", { level: 1 });
    expect(await isOnTop(heading)).toBe(true);
    for (const panel of await page.locator("header .panel").all()) await expect(panel).toBeHidden();
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => scrollTo(0, 0));
    const menus = page.getByRole("navigation", { name: "Main" });
    await menus.getByRole("link", { name: width === 390 ? "Open menu" : "Services" }).click();
    await expect(page).toHaveURL(width === 390 ? "/sitemap" : "/service");
    await expect(heading).toBeVisible();
    expect(faults).toEqual([]);
  });
}

function isOnTop(locator: import("@playwright/test").Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 20, top + height / 2);
    return element === hit || element.contains(hit);
  });
}
