import { awake, expect, test } from "../shell/returning-visitor.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a table of three columns is read on a telephone without scrolling", async ({ page }) => {
  await page.goto("/Apple/mac-does-that");
  await awake(page);
  const table = page.locator("section:has(> table)").first();
  await expect(table.locator("thead tr > *")).toHaveCount(3);
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("while a wider table scrolls, the names of its rows stay", async ({ page }) => {
  await page.goto("/service/dcare");
  await awake(page);
  const table = page.locator("section:has(> table)").first();
  const name = table.getByRole("rowheader").first();
  const before = await name.boundingBox();
  await table.evaluate((box) => box.scrollBy({ left: 90, behavior: "instant" }));
  expect(await table.evaluate((box) => box.scrollLeft)).toBe(90);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});
