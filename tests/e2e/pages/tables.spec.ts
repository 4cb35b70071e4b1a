import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a wide table in a text shows where its next column begins, and while it scrolls the names of its rows stay", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await awake(page);
  const table = page.locator(".table").first();
  await table.scrollIntoViewIfNeeded();
  const shown = await table.evaluate((box) => {
    const edge = box.getBoundingClientRect().right;
    const words = document.createRange();
    return [...box.querySelectorAll("thead tr > *")].slice(1, 3).map((head) => {
      words.selectNodeContents(head);
      const { left, right } = words.getBoundingClientRect();
      return { before: edge - left, over: right - edge };
    });
  });
  expect(shown[0]?.over).toBeLessThan(0);
  expect(shown[1]?.before).toBeGreaterThan(24);
  expect(shown[1]?.before).toBeLessThan(64);
  const name = table.locator("tbody tr > :first-child").first();
  const before = await name.boundingBox();
  await table.evaluate((box) => box.scrollBy({ left: 60, behavior: "instant" }));
  expect(await table.evaluate((box) => box.scrollLeft)).toBe(60);
  expect((await name.boundingBox())?.x).toBe(before?.x);
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

test("the rows of a table that scrolls keep their lines, and its fade lies on no words", async ({ page }) => {
  await page.goto("/privacy-policy");
  await awake(page);
  const table = page.locator(".table").first();
  await table.scrollIntoViewIfNeeded();
  // A line of the row itself would be covered by the name that stays in place.
  const names = table.locator("tbody tr > :first-child");
  await expect(names.first()).toHaveCSS("position", "sticky");
  await expect(names.first()).toHaveCSS("border-bottom-width", "1px");
  await expect(table.locator("table")).toHaveCSS("border-collapse", "separate");

  await table.evaluate((box) => box.scrollBy({ left: 9999, behavior: "instant" }));
  const { fade, room, atEdge } = await table.evaluate((box) => {
    const last = box.querySelector("tbody tr > :last-child") as Element;
    return {
      fade: Number.parseFloat(getComputedStyle(box, "::after").width),
      room: Number.parseFloat(getComputedStyle(last).paddingRight),
      atEdge: Math.abs(Math.round(box.getBoundingClientRect().right - last.getBoundingClientRect().right)),
    };
  });
  expect(fade).toBeGreaterThan(0);
  expect(room).toBeGreaterThanOrEqual(fade);
  expect(atEdge).toBe(0);
});
