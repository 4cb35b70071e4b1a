import type { Page } from "@playwright/test";
import { expect } from "../shell/returning-visitor.ts";

/** Goes to the free times of a kind in a place; each test has a team's calendar of its own. */
export async function openTimes(page: Page, path: string, choices: string[]) {
  await page.goto(path);
  for (const name of choices) {
    await page
      .locator(".pick a")
      .filter({ has: page.getByText(name, { exact: true }) })
      .click();
  }
  await expect(page.getByRole("heading", { name: "Choose a time" })).toBeVisible();
  await openEmptiestDay(page);
}

/** Late in the day, and on the last of a month, little is left of the day that is shown first. */
async function openEmptiestDay(page: Page) {
  const days = page.locator(".day-grid ol a");
  const freeOfEach = () =>
    days.evaluateAll((all) => all.map((each) => Number(/(\d+) free$/.exec(each.ariaLabel ?? "")?.[1])));
  let free = await freeOfEach();
  const next = page.locator(".day-grid .turn > :last-child:is(a)");
  if (Math.max(...free) < 4 && (await next.count()) > 0) {
    const first = await days.first().getAttribute("aria-label");
    await next.click();
    await expect(days.first()).not.toHaveAttribute("aria-label", first ?? "");
    free = await freeOfEach();
  }
  const emptiest = days.nth(free.indexOf(Math.max(...free)));
  // The day that is shown already would lead to itself, and nothing would tell when it has.
  if ((await emptiest.getAttribute("aria-current")) === "date") return;
  await emptiest.click();
  await expect(emptiest).toHaveAttribute("aria-current", "date");
}

/** What stands in the way, on the page; the same in a few words is a toast. */
export const refusal = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("alert")
    .or(page.getByRole("region", { name: /^(Please check|No answer|This )/ }));

/** The button that sends the details of an appointment. */
export const bookIt = (page: Page) => page.getByRole("button", { name: "Book this time" });
/** The free times of the day that is shown. */
export const freeTimes = (page: Page) => page.locator("div > h3 ~ .times button");

/** The same while a booking is being moved: each leads to the question whether to move it there. */
export const timesToMoveTo = (page: Page) => page.locator("div > h3 ~ .times a");

/** The details of the person, complete. */
export async function fillIn(page: Page, email: string) {
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210");
  await page.getByLabel(/^I agree/).check();
}
