import type { Page } from "@playwright/test";
import { finance } from "#app/forms/declared/finance.ts";
import { fillIn, formOn, ownAddress, storedReferences } from "../forms/form-page.ts";
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

test("an enquiry that waits keeps its form shut when a figure changes, and is one lead", async ({ page }) => {
  const email = ownAddress("rental-waits");
  const waits = page.getByRole("heading", { name: "Not sent yet" });
  await page.route("**/forms/finance", (route) => route.abort("internetdisconnected"));
  await page.goto(`${path}?months=24`);
  await awake(page);
  await fillIn(formOn(page, finance), finance, email);
  await page.getByRole("button", { name: finance.submitLabel }).click();
  await expect(waits).toBeVisible();
  await page.getByLabel("Term in months").fill("48");
  await expect(page).toHaveURL(`${path}?months=48`);
  await expect(waits).toBeVisible();
  await expect(formOn(page, finance)).toBeHidden();

  await page.goto(path);
  await awake(page);
  await expect(waits).toBeVisible();
  // Away first: this page too would send it as soon as it can, and say so where nobody looks any more.
  await page.goto("about:blank");
  await page.unroute("**/forms/finance");
  await page.goto("/service");
  await expect(page.getByText(/^Your message from earlier is sent/)).toBeVisible();
  expect(storedReferences(finance, email)).toHaveLength(1);
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
