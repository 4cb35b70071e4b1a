import type { Page } from "@playwright/test";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

const path = "/apple-financial-services";
const result = (page: Page) => page.getByRole("region", { name: "Result" });

test("the rental follows the figures, is labelled indicative, and travels with the enquiry", async ({
  page,
}) => {
  await page.goto(path);
  await awake(page);
  await expect(result(page)).toContainText("Indicative, not an offer");
  await expect(result(page).getByRole("heading")).toHaveText("₹2,857 a month");
  await page.getByLabel("Term in months").fill("24");
  await expect(result(page).getByRole("heading")).toHaveText("₹3,966 a month");
  await expect(page).toHaveURL(`${path}?months=24`);
  await page.getByLabel("Input credit").selectOption("not claimed");
  await expect(result(page)).toContainText("with GST");
  await expect(page.locator('[name="calculation"]')).toHaveValue(`${path}?months=24&credit=0`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the server calculates", async ({ page }) => {
    await page.goto(path);
    await page.getByLabel("Interest in the contract").fill("0");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(`${path}?interest=0#result`);
    await expect(result(page).getByRole("heading")).toHaveText("₹2,222 a month");
  });
});
