import type { Page } from "@playwright/test";
import { expect } from "../each-test.ts";
import { axeFindings, resize, rulesOfWidth, sidewaysFindings } from "../look-over.ts";

const looks = [
  { width: 1440, colorScheme: "light", audit: {} },
  { width: 390, colorScheme: "dark", audit: { rules: rulesOfWidth } },
  // Narrower still, only the room is another.
  { width: 320, colorScheme: "light", audit: undefined },
] as const;

/** Looks at what is only there after a press, wide and narrow, in light and dark. */
export async function lookAtOpened(page: Page): Promise<void> {
  for (const { width, colorScheme, audit } of looks) {
    await resize(page, width);
    await page.emulateMedia({ colorScheme });
    const where = `${colorScheme} at ${width}`;
    if (audit) expect.soft(await axeFindings(page, audit), where).toEqual([]);
    expect.soft(await sidewaysFindings(page), where).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}
