import { type BrowserContext, test as base, expect } from "@playwright/test";

/** Browsers that stay from test to test, with what makes each ready for the next. */
const kept = new Map<BrowserContext, () => Promise<void>>();

/** Leaves a browser open after the test. @param tidy is called after each test instead */
export function keepOpen(context: BrowserContext, tidy: () => Promise<void>): void {
  kept.set(context, tidy);
  context.once("close", () => kept.delete(context));
}

/** Closes the browsers that a test has opened itself: an open page of the workspace follows every change to the end of the run. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(
        browser.contexts().map((context) => (kept.get(context) ?? (() => context.close()))()),
      );
    },
    { auto: true },
  ],
});

export { expect };
