import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

for (const width of [390, 1440]) {
  test(`at ${width} px the header's button opens the search, also where no page is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/people", "/no/such/page"]) {
      await page.goto(path);
      await awake(page);
      await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
      const field = page.getByRole("combobox", { name: "Search the site" });
      await expect(field).toBeFocused();
      await field.fill("reapirs");
      await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(/repair/i);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's button leads to the search page, which forgives a wrong letter", async ({ page }) => {
    await page.goto("/people");
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search");
    await page.getByRole("searchbox", { name: "Search the site" }).fill("reapirs");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(
      page
        .locator("#results")
        .getByRole("link", { name: /repair/i })
        .first(),
    ).toBeVisible();
  });
});
