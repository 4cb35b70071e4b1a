import { findChromium } from "../support/chromium.ts";

/** WebKit hangs on a machine without any font: it takes those that the tests' own Chromium brings, after the system's. */
export async function setup(): Promise<void> {
  await findChromium();
}
