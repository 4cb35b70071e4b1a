import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { axeFindings, rulesOfColours } from "../look-over.ts";
import { isAwake, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

/** In both schemes; of the dark one, what that can change. */
async function look(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, { rules: rulesOfColours })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await axeFindings(page)).toEqual([]);
}

for (const width of [1440, 390]) {
  test(`a lead gets a quotation and is won, at ${width}`, async ({ browser, request }) => {
    const name = uniqueName();
    await sendLead(request, name);
    const { page } = await signedIn(browser, "manager", { viewport: { width, height: 900 } });
    await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await isAwake(page);
    await page.getByRole("link", { name: "New quotation" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("New quotation");
    await page.getByLabel("Place of supply").selectOption({ label: "Maharashtra" });
    await page.getByLabel("Line 1: description").fill("Notebook");
    await page.getByLabel("Line 1: HSN").fill("8471");
    await page.getByLabel("Line 1: unit price").fill("99,900");
    await look(page);
    await page.getByRole("button", { name: "Make the quotation" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Q\/\d{4}-\d\d\/\d{4,}$/);
    await expect(page.getByText("₹1,17,882.00", { exact: true })).toBeVisible();
    // The sample company has no GSTIN, and says so.
    await expect(page.getByText("GSTIN is not set in the content")).toBeVisible();
    await look(page);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("button", { name: "Contacted", exact: true }).click();
    await expect(page.locator(".facts .status")).toHaveText("Contacted");
    await page.locator("summary").filter({ hasText: /^Won$/ }).click();
    await page.getByLabel(/Value in rupees/).fill("99,900");
    await look(page);
    await page.getByRole("button", { name: "Move to Won" }).click();
    await expect(page.locator(".facts .status")).toHaveText("Won");
    await expect(page.locator(".facts .amount")).toHaveText("₹99,900");
  });
}
