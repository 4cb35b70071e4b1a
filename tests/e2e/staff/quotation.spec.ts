import { randomUUID } from "node:crypto";
import { expect, test } from "../each-test.ts";
import { axeFindings, resize, rulesOfColours, sidewaysFindings } from "../look-over.ts";
import {
  makeQuotation,
  quotationLink,
  type SellingSite,
  sendQuotation,
  startSellingSite,
} from "./selling-site.ts";
import { isAwake, uniqueName } from "./staff-accounts.ts";

let site: SellingSite;
let manager: { email: string };

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSellingSite();
  manager = await site.colleague("manager", "Farhan");
});
test.afterAll(() => site.stop());
test.beforeEach(() => test.slow());

/** A lead whose quotation was sent. @returns the path of the customer's page, and that of the lead */
async function sent(browser: Parameters<SellingSite["enter"]>[0]) {
  const email = `${randomUUID().slice(0, 8)}@visitor.example`;
  const page = await site.enter(browser, manager);
  const name = uniqueName();
  const form = {
    name,
    email,
    topic: "Buying devices",
    message: "We need forty notebooks.",
    city: "Pune",
    agree: "yes",
  };
  const answer = await page.request.post("/forms/contact", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await isAwake(page);
  await makeQuotation(page);
  await sendQuotation(page);
  return { link: await quotationLink(site, email), staff: page };
}

test("the customer has every amount in sight at any width, in light and dark, and accepts once", async ({
  browser,
}) => {
  const { link, staff } = await sent(browser);
  const context = await browser.newContext({ baseURL: site.url });
  await context.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.locator("dialog[data-announcement]")).toHaveCount(0);
  for (const width of [320, 390, 991, 1440]) {
    await resize(page, width);
    const lines = page.getByLabel("Lines of the quotation");
    for (const amount of ["39,96,000.00", "7,19,280.00", "₹47,15,280.00"]) {
      const shown = lines.getByText(amount, { exact: true }).last();
      // To the middle: an amount that the window's edge cuts by half a pixel counts as seen and stays there.
      await shown.evaluate((amount) => amount.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(shown).toBeInViewport({ ratio: 1 });
    }
    // The floating button would cover them.
    const floating = page.getByRole("button", { name: "Quick navigation" });
    await expect(floating).toBeVisible({ visible: width > 991 });
    expect(await lines.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await sidewaysFindings(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, { rules: rulesOfColours })).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
  await page.getByLabel("A message to us").fill("Please deliver before noon.");
  // Another window of the same customer still has both buttons.
  const late = await context.newPage();
  await late.goto(link);
  await page.getByRole("button", { name: "Accept the quotation" }).click();
  const answer = page.getByRole("status").filter({ hasText: "You accepted this quotation on" });
  await expect(answer).toContainText("Please deliver before noon.");
  expect(await axeFindings(page)).toEqual([]);

  await late.getByRole("button", { name: "Accept the quotation" }).click();
  await expect(late.getByRole("status").filter({ hasText: "You accepted" })).toBeVisible();
  await expect(late.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /quotation/ })).toHaveCount(0);
  await staff.reload();
  await expect(staff.locator(".timeline")).toContainText("The customer accepted the quotation");
});

test("declining takes a second press, without script too, and cannot become an acceptance", async ({
  browser,
}) => {
  const { link } = await sent(browser);
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const late = await context.newPage();
  await page.goto(link);
  await late.goto(link);
  await expect(page.getByRole("button", { name: "Decline the quotation" })).toBeHidden();
  await page.getByText("Decline instead").click();
  await page.getByRole("button", { name: "Decline the quotation" }).click();
  const declined = { hasText: "You declined this quotation on" };
  await expect(page.getByRole("status").filter(declined)).toBeVisible();
  await late.getByLabel("A message to us").fill("Yes, please");
  await late.getByRole("button", { name: "Accept the quotation" }).click();
  await expect(late.getByRole("alert")).toContainText("can no longer be answered");
  await expect(late.getByRole("status").filter(declined)).toBeVisible();
});
