import { expect, test } from "./returning-visitor.ts";

for (const path of ["/not-found", "/no/such/page"]) {
  test(`${path} answers 404 with a heading, the search and ways to the hubs`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search the site" })).toBeVisible();
    for (const hub of ["/service", "/enterprise", "/education", "/vectorworks", "/apple"]) {
      await expect(page.locator(`main a[href="${hub}"]`)).toBeVisible();
    }
  });
}
