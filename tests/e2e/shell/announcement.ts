import { expect, type Page } from "@playwright/test";

/** In the page: what it has noted about the announcement. */
export const stored = () => localStorage.getItem("announcementModalClosed");

/** A dialog tells that it was closed after it is hidden. */
export const expectClosedNoted = (page: Page) => expect.poll(() => page.evaluate(stored)).toBe("true");

/** How a person closes it, by the name of the way. */
export const ways = {
  "its button": (page: Page) => page.getByRole("button", { name: "Close" }).click(),
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "a click beside it": async (page: Page) => {
    // Before it is painted a press beside it was meant for the page.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await page.mouse.click(5, 500);
  },
};

/** Closes it in one way and looks at another page. */
export async function expectClosedForGood(page: Page, close: (page: Page) => Promise<void>): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  await close(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectClosedNoted(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}
