import type { Page } from "@playwright/test";
import { test } from "../warm-page.ts";
import { awake, expect } from "./returning-visitor.ts";

const toasts = (page: Page) => page.getByRole("alert");

/** Sends the feedback form empty, which is answered by a toast. */
async function ask(page: Page, times: number) {
  for (let at = 1; at <= times; at += 1) {
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(toasts(page)).toHaveCount(at);
  }
}

test("a toast stands top right in our own look, without a style that the policy refuses", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy"))
      refused.push(message.text());
  });
  await page.goto("/feedback/bep-2025");
  await awake(page);
  await ask(page, 1);
  await expect(toasts(page)).toContainText("Please fill all the required fields");
  const box = await toasts(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThan(width / 2);
  expect(box?.y).toBeLessThan(200);
  await expect(toasts(page)).toHaveCSS("border-radius", "18px");
  expect(refused).toEqual([]);
});

for (const width of [390, 991, 1440]) {
  test(`at ${width} px a toast stands top right, clear of the words of the page's heading`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/feedback/bep-2025");
    await awake(page);
    await ask(page, 1);
    const words = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { right, top } = range.getBoundingClientRect();
      return { right, top };
    });
    await expect
      .poll(async () => {
        const toast = await toasts(page).first().boundingBox();
        if (!toast) return "not there";
        const isTopRight = toast.y < 130 && width - (toast.x + toast.width) < 33;
        const isClear = toast.y + toast.height <= words.top || toast.x >= words.right;
        return `top right: ${isTopRight}, clear: ${isClear}`;
      })
      .toBe("top right: true, clear: true");
  });
}

test("a toast closes by itself after 5000 ms", async ({ page }) => {
  await page.goto("/feedback/bep-2025");
  await awake(page);
  await ask(page, 1);
  await expect(page.getByRole("progressbar", { name: "notification timer" })).toHaveCSS(
    "animation-duration",
    "5s",
  );
  await expect(toasts(page)).toHaveCount(0, { timeout: 9000 });
});

test("also when the focus was brought to it and has left it again", async ({ page }) => {
  await page.goto("/feedback/bep-2025");
  await awake(page);
  await ask(page, 1);
  const timer = page.getByRole("progressbar", { name: "notification timer" });
  const moving = (state: string) => expect(timer).toHaveCSS("animation-play-state", state);
  await moving("running");
  await expect(toasts(page)).not.toHaveClass(/toast-in/);
  await page.keyboard.press("Alt+t");
  await expect(toasts(page)).toBeFocused();
  await moving("paused");
  await page.getByLabel("Name").focus();
  await moving("running");
  await expect(toasts(page)).toHaveCount(0, { timeout: 9000 });
});

test("under reduced motion, too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/feedback/bep-2025");
  await awake(page);
  await ask(page, 1);
  await expect(toasts(page)).toHaveCount(0, { timeout: 9000 });
});

test("under reduced motion a toast stays while it is under the pointer or has the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/feedback/bep-2025");
  await awake(page);
  await ask(page, 1);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.keyboard.press("Alt+t");
  await expect(toasts(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await page.getByLabel("Name").focus();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(0);
});

test("stacked toasts stand 12 px apart, and Alt+T brings the focus to them", async ({ page }) => {
  // Nothing moves and no time passes: on a busy machine they would close before they are measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/feedback/bep-2025");
  await awake(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask(page, 2);
  await page.keyboard.press("Alt+t");
  await expect(toasts(page).first()).toBeFocused();
  const gap = async () => {
    const boxes = await toasts(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const [upper, lower] = boxes.sort((a, b) => a.top - b.top);
    return Math.round((lower?.top ?? 0) - (upper?.bottom ?? 0));
  };
  await expect.poll(gap).toBe(12);
});

test("a toast can be closed by hand", async ({ page }) => {
  await page.goto("/feedback/bep-2025");
  await awake(page);
  await ask(page, 1);
  await toasts(page).getByRole("button", { name: "close" }).click();
  await expect(toasts(page)).toHaveCount(0);
});
