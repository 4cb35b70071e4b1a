import type { Locator, Page } from "@playwright/test";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { mailsTo, ownAddress, storedReferences } from "../forms/form-page.ts";
import { awake, expect, test } from "../shell/returning-visitor.ts";
import { bookIt, fillIn, freeTimes, openTimes, refusal, timesToMoveTo } from "./booking-page.ts";

const appointment = bookingForms["booking-appointment"];

test("while the network is away nothing typed is lost, and the second try books once", async ({
  page,
  context,
}) => {
  await openTimes(page, "/book-appointment", ["Battery check", "Online"]);
  await awake(page);
  await freeTimes(page).first().click();
  await fillIn(page, "offline@example.in");
  await context.setOffline(true);
  await bookIt(page).click();
  await expect(refusal(page)).toContainText("could not reach the server");
  await expect(page.getByLabel("Your name")).toHaveValue("Asha Rao");
  await context.setOffline(false);
  await bookIt(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
  const link = page.url();
  await page.goBack();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
});

/** The server takes it and answers, and the network ends before the answer arrives. */
async function loseAnswer(page: Page, button: Locator, unsure: string) {
  await page.route("**/booking/**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button.click();
  await expect(refusal(page)).toContainText(`we do not know whether your booking ${unsure}`);
  await page.unroute("**/booking/**");
}

test("when an answer is lost the page says what it does not know, and sending again counts once", async ({
  page,
}) => {
  // Three answers are lost, one after the other.
  test.slow();
  await openTimes(page, "/book-appointment", ["Advice before a purchase", "Delhi"]);
  await awake(page);
  await freeTimes(page).first().click();
  const email = ownAddress("lost");
  await fillIn(page, email);
  await loseAnswer(page, bookIt(page), "arrived");
  await expect(page.getByRole("region", { name: "No answer came back" })).toBeFocused();
  await bookIt(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
  const reference = await page.getByText(/^[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  expect(storedReferences(appointment, email)).toEqual([reference]);
  await page.getByRole("link", { name: "Move" }).click();
  const time = await timesToMoveTo(page).nth(2).innerText();
  await timesToMoveTo(page).nth(2).click();
  const move = page.getByRole("button", { name: "Move the booking" });
  await loseAnswer(page, move, "has moved");
  await move.click();
  await expect(page.getByRole("heading", { name: "Your booking has moved" })).toBeVisible();
  await expect(page.locator("dd b").first()).toContainText(`${time} to`);
  await page.getByRole("link", { name: "Cancel booking" }).click();
  const cancel = page.getByRole("button", { name: "Cancel the booking" });
  await loseAnswer(page, cancel, "is cancelled");
  await cancel.click();
  await expect(page.getByRole("heading", { name: "This booking is cancelled" })).toBeVisible();
});

test("who changes the details after a lost answer is told of the booking that was made", async ({ page }) => {
  await openTimes(page, "/book-appointment", ["Advice before a purchase", "Mumbai"]);
  await awake(page);
  await freeTimes(page).first().click();
  const [first, second] = [ownAddress("first"), ownAddress("second")];
  await fillIn(page, first);
  await loseAnswer(page, bookIt(page), "arrived");
  await page.getByRole("textbox", { name: "E-mail" }).fill(second);
  await bookIt(page).click();
  await expect(page.getByRole("region", { name: "This could not be done" })).toContainText(
    "what you sent now was not saved",
  );
  await expect.poll(() => mailsTo(first).length).toBeGreaterThan(0);
  expect(storedReferences(appointment, first)).toHaveLength(1);
  expect(storedReferences(appointment, second)).toEqual([]);
});
