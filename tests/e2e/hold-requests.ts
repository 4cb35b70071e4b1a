import type { Page } from "@playwright/test";

/** Holds every request back whose address matches. @returns lets them go, those to come too */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
