import { test as base, expect } from "@playwright/test";

/** Closes the browsers that a test has opened itself: an open page of the workspace follows every change to the end of the run. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect };
