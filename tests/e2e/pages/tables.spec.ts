import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a wide table in a text lists its rows, and each value after the second says what it is", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await awake(page);
  const table = page.locator(".prose > .table").first();
  await table.scrollIntoViewIfNeeded();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const cells = table.locator("tbody tr").first().locator("td");
  expect(await cells.count()).toBe(4);
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
  for (const [at, box] of boxes.slice(1).entries()) {
    expect(box.left).toBe(boxes[0].left);
    expect(box.top).toBeGreaterThanOrEqual(boxes[at].bottom);
  }
  const shown = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, "::before").content),
  );
  expect(shown.map((content) => /[a-z]/i.test(content) && content !== "none")).toEqual([
    false,
    false,
    true,
    true,
  ]);
  await expect(table.getByRole("columnheader")).toHaveCount(4);
});

for (const path of ["/vectorworks", "/enterprise/mid-market"]) {
  test(`the two columns of the table of ${path} stand side by side below the names of the rows`, async ({
    page,
  }) => {
    await page.goto(path);
    await awake(page);
    const table = page.locator(".comparison > .table").first();
    await table.scrollIntoViewIfNeeded();
    await expect(table.locator("tbody tr").first()).toHaveCSS("display", "grid");
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const [name, one, other] = await table
      .locator("tbody tr")
      .first()
      .evaluate((row) => Array.from(row.children, (cell) => cell.getBoundingClientRect().toJSON()));
    expect(one.top).toBeGreaterThanOrEqual(name.bottom);
    expect(other.top).toBe(one.top);
    expect(other.left).toBeGreaterThanOrEqual(one.right);
    await expect(table.getByRole("columnheader")).toHaveCount(2);
    await expect(table.getByRole("rowheader").first()).toBeVisible();
  });
}

for (const { path, width } of [
  { path: "/service/dcare", width: 390 },
  { path: "/service/dcare", width: 320 },
  { path: "/products/ipad/index.html", width: 390 },
]) {
  test(`at ${width} pixels the columns of ${path} stand below the names of their rows, each value with the name of its column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    if (!path.endsWith(".html")) await awake(page);
    const table = page.locator(".table").first();
    await table.scrollIntoViewIfNeeded();
    const columns = (await table.getByRole("columnheader").allTextContents()).slice(-3);
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const cells = await table
      .locator("tbody tr")
      .first()
      .locator("> *")
      .evaluateAll((all) =>
        all.map((cell) => {
          const { content } = getComputedStyle(cell, "::before");
          return { content, ...cell.getBoundingClientRect().toJSON() };
        }),
      );
    // An empty alternative: screen readers have the names from the heads already.
    expect(cells.slice(1).map(({ content }) => content)).toEqual(columns.map((name) => `"${name}" / ""`));
    cells.slice(1).forEach((cell, at) => {
      expect(cell.top).toBeGreaterThanOrEqual(cells[at].bottom);
    });
  });
}
