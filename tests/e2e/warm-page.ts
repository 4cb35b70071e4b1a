import type { Browser, BrowserContext, Page } from "@playwright/test";
import { test as base, keepOpen } from "./each-test.ts";
import { park } from "./park.ts";
import { closeAnnouncement } from "./shell/returning-visitor.ts";

// A page whose browser has shown the site before: a first page in a new browser costs three times as much. What a test
// has changed is undone after it, and what cannot be undone closes the browser. A test of what a page fetches, or of when
// it wakes, takes the page of each-test.ts.

type Warm = { context: BrowserContext; page: Page; isSpoilt: boolean };

const warm = new Map<string, Warm>();

/** A visitor who has closed the announcement before, in a browser that other tests have used. */
export const test = base.extend({
  context: async (
    { browser, viewport, hasTouch, isMobile, timezoneId, bypassCSP, serviceWorkers, javaScriptEnabled },
    use,
    testInfo,
  ) => {
    // Without scripts nothing wakes, and no storage can be cleared.
    if (!javaScriptEnabled) return await use(await browser.newContext());
    const kind = JSON.stringify({ hasTouch, isMobile, timezoneId, bypassCSP, serviceWorkers });
    const one = warm.get(kind) ?? (await open(browser, kind));
    if (viewport) await one.page.setViewportSize(viewport);
    await use(one.context);
    if (testInfo.status !== testInfo.expectedStatus || one.isSpoilt) await one.context.close();
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});

async function open(browser: Browser, kind: string): Promise<Warm> {
  const context = await browser.newContext();
  await context.addInitScript(closeAnnouncement);
  const page = await context.newPage();
  const one = { context, page, isSpoilt: false };
  const spoil = () => {
    one.isSpoilt = true;
  };
  // What a browser cannot forget.
  for (const name of ["addInitScript", "exposeFunction", "exposeBinding"] as const)
    for (const owner of [context, page]) before(owner, name, spoil);
  for (const name of ["install", "setFixedTime", "setSystemTime", "pauseAt"] as const)
    before(context.clock, name, spoil);
  warm.set(kind, one);
  context.once("close", () => warm.delete(kind));
  keepOpen(context, () => leave(one));
  return one;
}

function before<Name extends string>(
  owner: Record<Name, (...given: never[]) => unknown>,
  name: Name,
  act: () => void,
): void {
  const call = owner[name].bind(owner);
  owner[name] = (...given) => {
    act();
    return call(...given);
  };
}

async function leave({ context, page }: Warm): Promise<void> {
  if (page.isClosed()) return context.close();
  await park(page);
  await context.clearCookies();
}
