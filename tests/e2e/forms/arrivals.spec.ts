import type { Page } from "@playwright/test";
import { educationOffers } from "#app/forms/declared/education-offers.ts";
import { reportRequest } from "#app/forms/declared/report-request.ts";
import { vectorworks } from "#app/forms/declared/vectorworks.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { fillIn, formOn, pageOf, storedArrivals } from "./form-page.ts";

const reference = /^[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Arrives by a campaign, then by another one, and walks on within the site. */
async function arriveTwice(page: Page) {
  await page.goto("/enterprise?utm_source=news&utm_campaign=autumn");
  await awake(page);
  await page.goto("/service?utm_source=search");
  await awake(page);
}

const both = [
  { touch: "first", page: "/enterprise", source: "news", campaign: "autumn" },
  { touch: "last", page: "/service", source: "search", campaign: null },
];

for (const [form, path] of [
  [vectorworks, pageOf(vectorworks)],
  [reportRequest, "/canalys-report"],
] as const) {
  test(`the first and the last arrival reach us with ${form.id}`, async ({ page }) => {
    await arriveTwice(page);
    await page.goto(path);
    await awake(page);
    await fillIn(formOn(page, form), form, `${form.id}-arrivals@example.in`);
    await page.getByRole("button", { name: form.submitLabel }).click();
    expect(storedArrivals(await page.getByText(reference).innerText())).toEqual(both);
  });
}

test("they reach us with a booking too", async ({ page }) => {
  await arriveTwice(page);
  await page.goto("/book-appointment?kind=hand-over&place=mumbai");
  await awake(page);
  await page.locator("div > h3 ~ .times button").first().click();
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByRole("textbox", { name: "E-mail" }).fill("booking-arrivals@example.in");
  await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210");
  await page.getByLabel(/^I agree/).check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
  expect(storedArrivals(await page.getByText(reference).innerText())).toEqual(both);
});

test("a form that is for everybody sends none from a page for schools", async ({ page }) => {
  await arriveTwice(page);
  await page.goto("/Apple-Education-Smart-Investment-report");
  await awake(page);
  await fillIn(formOn(page, reportRequest), reportRequest, "school-report@example.in");
  await page.getByRole("button", { name: reportRequest.submitLabel }).click();
  expect(storedArrivals(await page.getByText(reference).innerText())).toEqual([]);
});

test("pages for education remember no arrival, and their forms send none", async ({ page }) => {
  await page.goto("/education/K12?utm_source=news");
  await awake(page);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("arrival"))),
  ).toEqual([]);
  await arriveTwice(page);
  await page.goto(pageOf(educationOffers));
  await awake(page);
  await fillIn(formOn(page, educationOffers), educationOffers, "parent-arrivals@example.in");
  await page.getByRole("button", { name: educationOffers.submitLabel }).click();
  expect(storedArrivals(await page.getByText(reference).innerText())).toEqual([]);
});
