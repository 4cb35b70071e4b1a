import { awake, expect, laidOut, test } from "./returning-visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const path of ["/", "/enterprise/MDM"])
    test(`going backwards by keyboard through ${path} at ${width} px, no stop is hidden by the header`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await awake(page);
      await laidOut(page);
      await page.locator("footer a:visible").last().focus();
      const hidden: string[] = [];
      let stops = 0;
      for (let isInPage = true; isInPage; stops += 1) {
        await page.keyboard.press("Shift+Tab");
        const stop = await page.evaluate(() => {
          const at = document.activeElement;
          if (!at?.closest("main, footer")) return undefined;
          const { top, bottom } = (at.closest("label") ?? at).getBoundingClientRect();
          const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          return { name: `${at.textContent?.trim()} at ${top}`, isHidden: bottom <= header };
        });
        isInPage = stop !== undefined;
        if (stop?.isHidden) hidden.push(stop.name);
      }
      expect(stops).toBeGreaterThan(20);
      expect(hidden).toEqual([]);
    });
