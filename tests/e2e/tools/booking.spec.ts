import type { Page } from "@playwright/test";
import { axeFindings, rulesOfColours } from "../look-over.ts";
import { awake, closeAnnouncement, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { bookIt, fillIn, freeTimes, openTimes, refusal, timesToMoveTo } from "./booking-page.ts";

/** From a chosen time to a cancelled booking, with nothing but links and buttons. */
async function bookMoveAndCancel(
  page: Page,
  email: string,
  look: (page: Page) => Promise<void> = async () => {},
) {
  await freeTimes(page).first().click();
  await expect(page.getByText(/^Held for you until (\d{1,2}:\d\d\s(am|pm)|12\snoon) IST$/)).toBeVisible();
  await look(page);
  await fillIn(page, email);
  await bookIt(page).click();
  await expect(page).toHaveURL(/\/booking\/[\w-]{43}\?booked$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/is booked$/);
  await expect(page.getByText(/^[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  const when = await page.locator("dd b").first().innerText();
  expect(when).toMatch(/ IST$/);

  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to your calendar" }).click();
  expect((await file).suggestedFilename()).toBe("appointment.ics");

  await page.getByRole("link", { name: "Move" }).click();
  await timesToMoveTo(page).nth(1).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Move your booking?");
  await page.getByRole("link", { name: "Keep the present time" }).click();
  await expect(page.locator("dd b").first()).toHaveText(when);
  await page.getByRole("link", { name: "Move" }).click();
  await timesToMoveTo(page).nth(1).click();
  await page.getByRole("button", { name: "Move the booking" }).click();
  await expect(page.getByRole("heading", { name: "Your booking has moved" })).toBeVisible();
  await expect(page.locator("dd b").first()).not.toHaveText(when);

  await page.getByRole("link", { name: "Cancel booking" }).click();
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(page.getByRole("heading", { name: "This booking is cancelled" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Move" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Book another time" })).toBeVisible();
}

/** In the dark scheme, what that can change. */
async function audit(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, { rules: rulesOfColours })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await axeFindings(page)).toEqual([]);
}

test("a repair is booked, moved and cancelled, without accessibility faults in any step", async ({
  page,
}) => {
  await openTimes(page, "/book-appointment", ["Repair", "Delhi"]);
  await awake(page);
  await expect(page.locator(".way").getByText("Repair")).toBeVisible();
  await audit(page);
  await bookMoveAndCancel(page, "delhi@example.in", async () => {
    await expect(page.getByRole("heading", { name: "Your details" })).toBeFocused();
    await audit(page);
    await bookIt(page).click();
    await expect(page.getByRole("region", { name: /^Please check/ })).toBeFocused();
    await audit(page);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a repair is booked, moved and cancelled", async ({ page }) => {
    await openTimes(page, "/book-appointment", ["Repair", "Mumbai"]);
    await bookMoveAndCancel(page, "mumbai@example.in");
  });

  test("a wrong answer comes back with what was typed, and the time stays held", async ({ page }) => {
    await openTimes(page, "/book-appointment", ["Advice before a purchase", "Bengaluru"]);
    await freeTimes(page).first().click();
    await page.locator("form.form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await fillIn(page, "not an address");
    await bookIt(page).click();
    await expect(page.getByRole("region", { name: /^Please check/ })).toContainText(
      "Enter an e-mail address",
    );
    await expect(page.getByLabel("Your name")).toHaveValue("Asha Rao");
    await page.getByRole("textbox", { name: "E-mail" }).fill("again@example.in");
    await page.getByLabel(/^I agree/).check();
    await bookIt(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
  });
});

test("a time that somebody else chose a moment before is refused with the next free ones", async ({
  page: first,
  context,
}) => {
  const second = await context.newPage();
  await second.addInitScript(closeAnnouncement);
  const path = "/book-a-demo-education";
  await openTimes(first, path, ["Delhi"]);
  // The same day: meanwhile another booking may have made another one the emptiest.
  await second.goto(first.url());
  await awake(second);
  await freeTimes(first).first().click();
  await expect(first.getByRole("heading", { name: "Your details" })).toBeVisible();
  const taken = await freeTimes(second).first().innerText();
  await freeTimes(second).first().click();
  await expect(refusal(second)).toContainText("has just gone to someone else");
  await expect(freeTimes(second).filter({ hasText: new RegExp(`^${taken}$`) })).toHaveCount(0);
  await refusal(second).getByRole("button").first().click();
  await expect(second.getByRole("heading", { name: "Your details" })).toBeVisible();
});

test("a form sent before the page is awake comes back whole, wakes and books", async ({ page }) => {
  await openTimes(page, "/book-appointment", ["Protection plan", "Bengaluru"]);
  await freeTimes(page).first().click();
  await fillIn(page, "not an address");
  // As the browser sends it by itself when the scripts do not arrive.
  await page.locator("form.form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole("region", { name: /^Please check/ })).toContainText("Enter an e-mail address");
  await awake(page);
  await expect(page.getByLabel("Your name")).toHaveValue("Asha Rao");
  await page.getByRole("textbox", { name: "E-mail" }).fill("woken@example.in");
  await page.getByLabel(/^I agree/).check();
  await bookIt(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
});

test.describe("for a visitor in London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("the own clock stands beside Indian time, and the page wakes without complaint", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (/hydrat|minified react|server rendered/i.test(message.text())) complaints.push(message.text());
    });
    await openTimes(page, "/book-an-apls-session", ["Online"]);
    await page.reload();
    await awake(page);
    await expect(page.getByText("with the time in London below")).toBeVisible();
    const first = await freeTimes(page).first().innerText();
    const [here = "", there = ""] = first.split("\n");
    const minutes = (clock: string) => {
      const [, hours, minute, half] = /(\d+):(\d+)\s(\w+)/.exec(clock) ?? [];
      return ((Number(hours) % 12) + (half === "am" ? 0 : 12)) * 60 + Number(minute);
    };
    expect([270, 330]).toContain(minutes(here) - minutes(there));
    await freeTimes(page).first().click();
    await expect(page.locator(".way")).toContainText(`In London: ${there}`);
    await page.reload();
    await expect(page.locator(".way")).toContainText(`In London: ${there}`);
    expect(complaints).toEqual([]);
  });

  test("the own clock stands below the time that is booked, and below the one to move", async ({ page }) => {
    await openTimes(page, "/book-appointment", ["Protection plan", "Delhi"]);
    await freeTimes(page).first().click();
    await fillIn(page, "london@example.in");
    await bookIt(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
    await expect(page.locator("dd:has(b)").first()).toContainText(/IST\s*In London: \d/);
    await page.getByRole("link", { name: "Move" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose another time");
    await expect(page.getByText(/^Now: /)).toContainText("In London: ");
    await page.getByRole("link", { name: "Keep the present time" }).click();
    await expect(page.locator("dd:has(b)").first()).toContainText("In London: ");
  });
});

test("a chosen time leads to the heading of the next step, and Back to another view leaves the page's heading alone", async ({
  page,
}) => {
  await page.clock.install();
  await openTimes(page, "/book-an-apls-session", ["Mumbai"]);
  await awake(page);
  await freeTimes(page).first().click();
  const heading = page.getByRole("heading", { name: "Your details" });
  await expect(heading).toBeFocused();
  // Longer than the helper that scrolls to a section waits before it takes the focus.
  await page.clock.runFor(1000);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose a time" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
});

test("Back from the details leads to a list that still offers the chosen time, also after a reload", async ({
  page,
}) => {
  await openTimes(page, "/book-an-apls-session", ["Bengaluru"]);
  await awake(page);
  const chosen = await freeTimes(page).first().innerText();
  const choice = freeTimes(page).filter({ hasText: new RegExp(`^${chosen}$`) });
  await choice.click();
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  await page.goBack();
  await expect(choice).toBeVisible();
  await page.reload();
  await expect(choice).toBeVisible();
  await choice.click();
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
});

test("a link to a booking is nobody else's: not stored, not indexed, not told to other sites", async ({
  request,
}) => {
  const answer = await request.get(`/booking/${"A".repeat(43)}`);
  expect(answer.status()).toBe(404);
  const steps = await request.get("/book-a-demo-education?kind=demo&place=online");
  expect(steps.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the free times to move to, and the question before cancelling, stand in the first window", async ({
    page,
  }) => {
    await openTimes(page, "/book-appointment", ["Repair", "Bengaluru"]);
    await awake(page);
    await freeTimes(page).first().click();
    await fillIn(page, "phone@example.in");
    await bookIt(page).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Your appointment is booked");
    const toast = page.locator(".Toastify__toast").last();
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([toast.boundingBox(), heading.boundingBox()]);
        return above && below && above.y + above.height <= below.y;
      })
      .toBe(true);
    await page.getByRole("link", { name: "Move" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose another time");
    await expect(timesToMoveTo(page).first()).toBeInViewport({ ratio: 1 });
    await page.getByRole("link", { name: "Keep the present time" }).click();
    await page.getByRole("link", { name: "Cancel booking" }).click();
    await expect(page.getByRole("button", { name: "Cancel the booking" })).toBeInViewport({ ratio: 1 });
  });
});
