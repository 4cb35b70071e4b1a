import type { Page } from "@playwright/test";
import { dayAfter, dayOf, dayText } from "#app/dates/india-time.ts";
import { axeFindings, rulesOfColours } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { importRows, planColumns } from "./records.ts";

const path = "/check-dcare-coverage";
/** Young enough that the register still keeps the plan. */
const endedOn = dayAfter(dayOf(Date.now()), -60);
const answer = (page: Page) => page.locator("section[data-answer]");

test.beforeAll(() => {
  importRows("import-coverage", [
    planColumns,
    'C02ZK1ABMD6T,490154203237518,"DCare, 3 years",2026-01-15,2099-01-14',
    `F2LXK7TQ9W,,DCare,2020-01-15,${endedOn}`,
  ]);
});

test("an empty number is said at the field, not by the browser", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Check coverage" }).click();
  await expect(page.getByLabel("Serial number or IMEI").first()).toHaveAccessibleDescription(/Enter/);
});

async function check(page: Page, number: string) {
  await page.getByLabel("Serial number or IMEI").first().fill(number);
  await page.getByRole("button", { name: "Check coverage" }).click();
}

/** Looks a step over where the journey is the one with script. */
type Look = (page: Page) => Promise<void>;
const audit: Look = async (page) => {
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, { rules: rulesOfColours })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
};
const unseen: Look = async () => {};

/** From a number to the next step of each answer. */
async function journey(page: Page, look: Look) {
  const answers: Record<string, string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(`${path}?answer`)) answers.push(response.headers());
  });
  await page.goto(path);
  await check(page, "490154203237519");
  await expect(page.getByText(/check digit does not fit/)).toBeVisible();
  await expect(page.getByLabel("Serial number or IMEI").first()).toHaveValue("490154203237519");
  await look(page);
  await check(page, "49 015420 323751 8");
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole("heading")).toHaveText("Covered until 14 January 2099");
  await look(page);
  expect(page.url()).not.toContain("490154203237518");
  await answer(page).getByRole("button", { name: "Book a repair" }).click();
  await expect(page).toHaveURL(/\/book-appointment\?kind=repair/);
  expect(page.url()).not.toContain("490154203237518");
  await page.goBack();
  await expect(answer(page).getByRole("heading")).toHaveText("Covered until 14 January 2099");
  expect(page.url()).not.toContain("490154203237518");
  await check(page, "f2lxk7tq9w");
  await expect(answer(page).getByRole("heading")).toHaveText(`The plan ended on ${dayText(endedOn)}`);
  await look(page);
  await check(page, "H4XQ9N2WLW");
  await expect(answer(page).getByRole("heading")).toHaveText("Our register has no plan for this number");
  await expect(page.locator("#coverage-follow-up-number")).toHaveValue("H4XQ9N2WLW");
  // An answer is nobody else's.
  expect(answers.length).toBeGreaterThan(0);
  for (const headers of answers)
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
    });
}

async function ask(page: Page) {
  const form = page.getByRole("form", { name: "Question about DCare coverage" });
  await form.getByLabel("What is it about?").selectOption("I am the new holder of the device");
  await form.getByLabel("Your name").fill("Asha Rao");
  await form.getByRole("textbox", { name: "E-mail" }).fill("asha@example.in");
  await form.getByLabel(/^I agree/).check();
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, we are checking it" })).toBeVisible();
  await expect(page.getByText(/^[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
}

test("each answer has its next step, and what the check cannot settle goes to a person", async ({ page }) => {
  await journey(page, audit);
  await awake(page);
  await ask(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each answer has its next step, and what the check cannot settle goes to a person", async ({
    page,
  }) => {
    await journey(page, unseen);
    await ask(page);
  });
});
