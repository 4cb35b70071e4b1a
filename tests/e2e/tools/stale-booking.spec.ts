import { awake, closeAnnouncement, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { bookIt, fillIn, freeTimes, openTimes, refusal, timesToMoveTo } from "./booking-page.ts";

test("a page left open while the booking moved shows the new time with the refusal, and the next press counts", async ({
  page: stale,
  context,
}) => {
  await openTimes(stale, "/book-appointment", ["Protection plan", "Mumbai"]);
  await awake(stale);
  await freeTimes(stale).first().click();
  await fillIn(stale, "stale@example.in");
  await bookIt(stale).click();
  await expect(stale.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
  const link = stale.url().replace("?booked", "");
  const other = await context.newPage();
  await other.addInitScript(closeAnnouncement);
  const meanwhile = async (nth: number) => {
    await other.goto(`${link}?move`);
    await timesToMoveTo(other).nth(nth).click();
    await other.getByRole("button", { name: "Move the booking" }).click();
    await expect(other.getByRole("heading", { name: "Your booking has moved" })).toBeVisible();
    return other.locator("dd b").first().innerText();
  };

  await stale.goto(`${link}?move`);
  await awake(stale);
  await timesToMoveTo(stale).nth(3).click();
  await expect(stale.getByRole("heading", { level: 1 })).toHaveText("Move your booking?");
  const first = await meanwhile(1);
  await stale.getByRole("button", { name: "Move the booking" }).click();
  await expect(refusal(stale)).toContainText("changed meanwhile");
  await expect(stale.getByText(/^Now: /)).toContainText(first);
  await expect(stale.getByText(/^Instead of /)).toContainText(first);
  await stale.getByRole("button", { name: "Move the booking" }).click();
  await expect(stale.getByRole("heading", { name: "Your booking has moved" })).toBeVisible();

  await stale.getByRole("link", { name: "Cancel booking" }).click();
  await expect(stale.getByRole("heading", { level: 1 })).toHaveText("Cancel your booking?");
  const second = await meanwhile(0);
  await stale.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(refusal(stale)).toContainText("changed meanwhile");
  await expect(stale.getByText(/^Now: /)).toContainText(second);
  await other.goto(`${link}?move`);
  await awake(other);
  await timesToMoveTo(other).nth(2).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Move your booking?");
  await stale.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(stale.getByRole("heading", { name: "This booking is cancelled" })).toBeVisible();

  await other.getByRole("button", { name: "Move the booking" }).click();
  await expect(other.getByRole("heading", { name: "This booking is cancelled" })).toBeVisible();
  await expect(refusal(other)).toContainText("was cancelled and cannot be brought back");
});
