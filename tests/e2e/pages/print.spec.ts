import { awake, expect, test } from "../shell/returning-visitor.ts";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("on paper no page ends with a heading, and none begins inside a row", async ({ page }) => {
  await page.goto("/enterprise/MDM");
  await awake(page);
  const loose = () =>
    page.locator("main").evaluate((main) => {
      const keeps = (one: Element | null) => one !== null && getComputedStyle(one).breakAfter === "avoid";
      const heads = [...main.querySelectorAll(":is(h2, h3, caption, thead)")].filter(
        (head) => !keeps(head) || (head.matches(".intro > *") && !keeps(head.parentElement)),
      );
      const rows = [...main.querySelectorAll("tr, li, details")].filter(
        (row) => getComputedStyle(row).breakInside !== "avoid",
      );
      return [...heads, ...rows].map(({ textContent }) => textContent);
    });
  await expect.poll(loose).toEqual([]);
});

test("on paper all values of the rental end on one line", async ({ page }) => {
  await page.goto("/apple-financial-services");
  await awake(page);
  const sides = () =>
    page
      .locator(".calc .row :is(input, select)")
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).textAlignLast))]);
  await expect.poll(sides).toEqual(["end"]);
});
