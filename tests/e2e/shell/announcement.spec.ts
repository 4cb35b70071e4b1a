import { announcement } from "#tests/support/shop-window.ts";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { expectClosedForGood, expectClosedNoted, stored, ways } from "./announcement.ts";

const stylesheet = "**/assets/site-*.css";

test("a first visit shows the announcement and notes that it is not closed", async ({ page }) => {
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: /\S/ });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(stored)).toBe("false");
  // Drawn late by the stylesheet: a value that a browser does not take leaves a hole above the words.
  const picture = () => dialog.evaluate((window) => getComputedStyle(window, "::before").backgroundImage);
  await expect.poll(picture).toMatch(/\.avif/);
  // Without an event to come there is no such line.
  for (const next of await dialog.locator(".eyebrow").allTextContents())
    expect(next, "the date is never broken between two lines").toMatch(
      /\d\u00a0\w+\u00a0\d{4}(?: \(sample\))?$/,
    );
  await page.reload();
  await expect(dialog).toBeVisible();
});

test("what is printed under it is the page, not the announcement", async ({ page }) => {
  await page.goto("/enterprise");
  const dialog = page.locator("dialog[data-announcement]");
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(dialog).toBeVisible();
});

test("on a phone its picture is smaller than what the page says first", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        window.sessionStorage.setItem("largest", element?.closest("dialog") ? "announcement" : "page");
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const picture = page.waitForResponse(/first-visit-detail-960/);
  await page.goto("/blog");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const underTheButton = await dialog.evaluate((news) => {
    const close = news.querySelector("button")?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(news.querySelector(".eyebrow") ?? document.createElement("p"));
    const lines = [...words.getClientRects()];
    return lines.filter(({ right, top }) => close && right > close.left && top < close.bottom).length;
  });
  expect(underTheButton, "lines of the date that the closing button covers").toBe(0);
  await (await picture).finished();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => sessionStorage.getItem("largest"))).toBe("page");
});

test("on the narrowest phones its heading stands below the picture, not torn round it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const heading = page.getByRole("dialog").getByRole("heading");
  await expect(heading).toBeVisible();
  const starts = () =>
    heading.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set(Array.from(words.getClientRects(), ({ left }) => Math.round(left))).size;
    });
  await expect.poll(starts).toBe(1);
});

for (const [name, close] of Object.entries(ways)) {
  test(`${name} closes it for this and later visits`, async ({ page }) => {
    await page.goto("/people");
    await expectClosedForGood(page, close);
  });
}

test("its link leads where it says and closes it", async ({ page }) => {
  const action = announcement.modal?.action ?? { label: "", to: "" };
  await page.goto("/");
  await page.getByRole("dialog").getByRole("link", { name: action.label }).click();
  await expect(page).toHaveURL(action.to);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectClosedNoted(page);
});

test("a browser without storage shows it and can close it", async ({ page }) => {
  const faults: Error[] = [];
  page.on("pageerror", (fault) => faults.push(fault));
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(faults).toEqual([]);
});

test("its words are smaller than the heading of the page, and no search result", async ({ page }) => {
  await page.goto("/");
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const words = await page.getByRole("dialog").getByRole("heading").evaluate(size);
  expect(words).toBeLessThan(await page.locator("h1").evaluate(size));
  await expect(page.locator("dialog > [data-nosnippet]")).toHaveCount(1);
});

test("the page does not move when it closes", async ({ page }) => {
  await page.goto("/");
  // Not its words, whose letters may be replaced by those of the typeface meanwhile.
  const place = () =>
    page.locator("main").evaluate((main) => {
      const { left, width } = main.getBoundingClientRect();
      return { left, width };
    });
  // It opens after the load, when the whole stylesheet has come.
  await expect(page.getByRole("dialog")).toBeVisible();
  const before = await place();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await place()).toEqual(before);
});

test("it takes the focus to its words, however late the stylesheet comes", async ({ page }) => {
  const arrive = await holdRequests(page, stylesheet);
  const asked = page.waitForRequest(stylesheet);
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  await expect(page.locator("dialog[data-announcement]")).not.toHaveAttribute("open");
  expect(await page.evaluate(stored)).toBe(null);
  arrive();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("#news")).toBeFocused();
  expect(await page.evaluate(stored)).toBe("false");
});

test("a tap on the menu before it is drawn opens the menu, and it waits until the menu is closed", async ({
  page,
}) => {
  const arrive = await holdRequests(page, stylesheet);
  const asked = page.waitForRequest(stylesheet);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  const styled = page.evaluate(() => window.__styled);
  arrive();
  await styled;
  await expect(page.locator("#menu")).toBeVisible();
  expect(await page.evaluate(stored)).toBe(null);
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(stored)).toBe("false");
});

test("it is shown where the stylesheet does not come", async ({ page }) => {
  await page.route(stylesheet, (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("#news")).toBeFocused();
});
