import type { Page } from "@playwright/test";

/** A page of the site without scripts: an empty one would end the process, and everything warm in it. */
const parked = "/robots.txt";

/**
 * Leaves what a test has shown, in a browser that stays open: closes other pages, takes away what listens and answers, and
 * forgets what the device was told.
 * @returns whether the page had left its place, and is there still
 */
export async function park(page: Page): Promise<boolean> {
  const context = page.context();
  await Promise.all(context.pages().map((each) => (each === page ? undefined : each.close())));
  if (page.isClosed() || page.url().endsWith(parked)) return false;
  for (const heard of "console pageerror request response requestfailed dialog framenavigated".split(" "))
    page.removeAllListeners(heard);
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  // A pointer that rests on the page would wake the next one.
  await page.mouse.move(-10, -10);
  await page.goto(parked);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const preferences = { reducedMotion: "no-preference", contrast: "no-preference" } as const;
  await page.emulateMedia({ media: "screen", colorScheme: "light", forcedColors: "none", ...preferences });
  return true;
}
