import type { Locator } from "@playwright/test";
import { awake, expect, test } from "../shell/returning-visitor.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the phone number of a form's notice stands on one line", async ({ page }) => {
  await page.goto("/contact-dts");
  await awake(page);
  const number = page.locator("form").getByText(/^\+91[\d ]+$/);
  expect(await linesOf(number)).toHaveLength(1);
});

test("a long question never leaves one word alone on its last line", async ({ page }) => {
  await page.goto("/contact-dts");
  await awake(page);
  const questions = page.locator("main summary");
  const lengths: number[] = [];
  for (const question of await questions.all()) {
    const lines = await linesOf(question);
    if (lines.length > 1) lengths.push(lines.at(-1) ?? 0);
  }
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.min(...lengths)).toBeGreaterThan(1);
});

test("the ornament of a band stands beside its words, on a phone not at all", async ({ page }) => {
  await page.goto("/blog/category/education");
  await awake(page);
  const band = page.locator("main section:has(> svg)").last();
  await band.scrollIntoViewIfNeeded();
  await expect(band.locator("> svg")).toBeHidden();
  await page.setViewportSize({ width: 640, height: 900 });
  const ornament = await band.locator("> svg").boundingBox();
  const words = await band.locator("p").first().boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(ornament?.x ?? 0);
});

for (const path of ["/enterprise-contact", "/complaints", "/shop/token-generation"])
  test(`the kolam beside the head of ${path} lies behind none of its words`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(path);
    await awake(page);
    const crossed = await page.locator(".hero .own").evaluate((kolam) => {
      const box = kolam.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // It is a square that stands on its corner.
      const isCrossed = ({ right, top, bottom }: DOMRect) =>
        Math.max(0, x - right) + Math.max(0, top - y, y - bottom) < box.width / 2;
      const words = document.createTreeWalker(kolam.closest(".hero") as Element, NodeFilter.SHOW_TEXT);
      const crossed: (string | null)[] = [];
      while (words.nextNode()) {
        const line = document.createRange();
        line.selectNodeContents(words.currentNode);
        if (Array.from(line.getClientRects()).some(isCrossed)) crossed.push(words.currentNode.textContent);
      }
      return crossed;
    });
    expect(crossed).toEqual([]);
  });

test("the breadcrumb of a category stands on one line", async ({ page }) => {
  await page.goto("/blog/category/enterprise");
  await awake(page);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await crumbs.scrollIntoViewIfNeeded();
  const items = crumbs.getByRole("listitem");
  const first = await items.first().boundingBox();
  const last = await items.last().boundingBox();
  expect(last?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
});

for (const width of [600, 768]) {
  test(`at ${width} px three offices stand in one row or below each other`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact-us");
    await awake(page);
    const offices = page.locator("main li:has(> address)");
    await offices.first().scrollIntoViewIfNeeded();
    const lefts = await offices.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().left),
    );
    expect(lefts).toHaveLength(3);
    expect([1, 3]).toContain(new Set(lefts).size);
  });
}

/** The words on each line of a text, counted as they are drawn. */
function linesOf(text: Locator): Promise<number[]> {
  return text.evaluate((element) => {
    const lines: { bottom: number; words: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const word of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { bottom, height } = range.getBoundingClientRect();
        const line = lines.at(-1);
        // Small words end a little above the others of their line.
        if (line && Math.abs(bottom - line.bottom) < height / 2) line.words += 1;
        else lines.push({ bottom, words: 1 });
      }
    }
    return lines.map(({ words }) => words);
  });
}
