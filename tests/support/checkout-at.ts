import type { Checkout } from "#app/content/publish/content-base.ts";

/** The checkout in a folder of a test. */
export function checkoutAt(root: string): Checkout {
  return { root, dataDir: root };
}
