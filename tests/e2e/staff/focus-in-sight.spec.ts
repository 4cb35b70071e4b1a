import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, uniqueName } from "./staff-accounts.ts";

/** Goes on by Tab the given times. @returns the stops of which nothing is seen */
async function hiddenStops(page: Page, most: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return undefined;
      const { left, top, width, height } = at.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          return there && (at.contains(there) || there.contains(at));
        }),
      );
      return isSeen ? undefined : `${at.textContent?.trim()} at ${top}`;
    });
    if (name) hidden.push(name);
  }
  return hidden;
}

test("by keyboard the skip link and every place of the rail are seen when they have the focus", async ({
  browser,
}) => {
  const { page } = await desk(browser, "admin");
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto("/leads/dashboard");
  await isAwake(page);
  const rail = page.getByRole("navigation", { name: "Workspace" });
  const stops = await rail.getByRole("link").count();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(await hiddenStops(page, stops + 4)).toEqual([]);
});

test("on a phone no row of the list has the focus below the ways at the lower edge", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  for (let lead = 1; lead <= 9; lead += 1) await sendLead(request, `${name} ${lead}`);
  const { page } = await desk(browser, "agent");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`);
  await isAwake(page);
  await page.getByRole("main").focus();
  expect(await hiddenStops(page, 24)).toEqual([]);
});
