import type { Page } from "@playwright/test";
import { reservationRequest } from "#app/forms/declared/pre-order.ts";
import { ownAddress, storedReferences } from "../forms/form-page.ts";
import { axeFindings } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { endWhatIsLeft } from "./left-over.ts";

const path = "/shop/pre-order";

// The last piece must be there for a second try.
endWhatIsLeft(test, path, "withdraw");

/** Looks a step over where the journey is the one with script. */
type Look = (page: Page) => Promise<void>;
const audit: Look = async (page) => expect(await axeFindings(page)).toEqual([]);
const unseen: Look = async () => {};

async function choose(page: Page, configuration: string, place: string, look = unseen) {
  await page.goto(path);
  await page.locator(".pick a").filter({ hasText: configuration }).click();
  await expect(page.getByRole("heading", { name: /where\?$/ })).toBeVisible();
  await look(page);
  await page.locator(".pick a").filter({ hasText: place }).click();
  await expect(page.getByRole("heading", { name: "How many, and for whom?" })).toBeVisible();
  await look(page);
}

const form = (page: Page) => page.getByRole("form", { name: "Reservation request" });

async function fillIn(page: Page, email: string, pieces = "1") {
  await form(page).getByLabel("Pieces").fill(pieces);
  await form(page).getByLabel("Your name").fill("Asha Rao");
  await form(page).getByRole("textbox", { name: "Phone" }).fill("98765 43210");
  await form(page).getByRole("textbox", { name: "E-mail" }).fill(email);
  await form(page)
    .getByLabel(/^I agree/)
    .check();
}

const submit = (page: Page) => page.getByRole("button", { name: "Ask for the reservation" }).click();

/** A reservation, the waiting list behind it, and the way back. */
async function journey(page: Page, configuration: string, place: string, who: string, look: Look) {
  await choose(page, configuration, place, look);
  await expect(page.getByText("One piece can be reserved")).toBeVisible();
  await fillIn(page, ownAddress(`${who}1`));
  await submit(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserved for you");
  await look(page);
  await expect(page.getByRole("link", { name: "Make a complaint" })).toHaveAttribute("href", "/complaints");
  const reserved = page.url();
  expect(reserved).toMatch(/\/shop\/pre-order\/[\w-]{44}$/);

  await choose(page, configuration, place);
  await expect(page.getByText("None left: you would be first on the waiting list")).toBeVisible();
  await fillIn(page, ownAddress(`${who}2`));
  await submit(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the waiting list");
  const waiting = page.url();

  await page.goto(reserved);
  await page.getByRole("link", { name: "Withdraw the request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw this request?");
  await page.getByRole("button", { name: "Withdraw the request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This request is withdrawn");
  await page.goto(waiting);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserved for you");
  await expect(page.locator("dialog[data-announcement]")).toHaveCount(0);
}

test("the last piece is reserved, the next waits and gets it when it is given back", async ({ page }) => {
  test.setTimeout(60_000);
  await journey(page, "512 GB, white", "Bengaluru", "script", audit);
});

test("a delivery asks for its PIN code as for everything else that it needs, and a collection does not", async ({
  page,
}) => {
  await choose(page, "128 GB, Wi-Fi, blue", "Delivery");
  await awake(page);
  await expect(form(page).getByText("0 of 6 answered")).toBeVisible();
  await expect(form(page).getByText("PIN code of the delivery address", { exact: true })).toBeVisible();
  await fillIn(page, "delivery-script@customer.example");
  await expect(form(page).getByText("5 of 6 answered")).toBeVisible();
  await submit(page);
  await expect(page.getByRole("link", { name: "Enter the PIN code of the delivery address" })).toBeVisible();
  await form(page).getByLabel("PIN code").fill("560 001");
  await expect(form(page).getByText("6 of 6 answered")).toBeVisible();
  await choose(page, "128 GB, Wi-Fi, blue", "Mumbai");
  await awake(page);
  await expect(form(page).getByText("of 5 answered")).toBeVisible();
  await expect(form(page).getByLabel("PIN code")).toHaveCount(0);
});

test("an answer that is lost on its way leads to the same reservation", async ({ page }) => {
  await choose(page, "256 GB, black", "Delhi");
  await awake(page);
  const email = ownAddress("lost-answer");
  await fillIn(page, email);
  // The server reserves, and the network ends before the answer arrives.
  let given = "";
  await page.route("**/forms/pre-order", async (route) => {
    given = (await (await route.fetch()).json()).goTo;
    await route.abort();
  });
  await submit(page);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await page.unroute("**/forms/pre-order");
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserved for you");
  expect(new URL(page.url()).pathname).toBe(given);
  expect(storedReferences(reservationRequest, email)).toHaveLength(1);

  // What was sent is no draft: sent once more from there it would be another piece.
  await page.goBack();
  await awake(page);
  await expect(form(page).getByLabel("Your name")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("draft:pre-order"))).toBeNull();
});

test("a request that waits leaves the form of another product open, which names it and can withdraw it", async ({
  page,
}) => {
  await choose(page, "128 GB, Wi-Fi, blue", "Mumbai");
  await awake(page);
  await fillIn(page, ownAddress("waits"), "2");
  await page.route("**/forms/pre-order", (route) => route.abort("internetdisconnected"));
  await submit(page);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();

  await choose(page, "256 GB, black", "Delhi");
  await awake(page);
  await expect(form(page)).toBeVisible();
  const line = page.getByRole("status").filter({ hasText: "Another request of yours is not sent yet" });
  await expect(line).toContainText("128 GB, Wi-Fi, blue, Collection in Mumbai");
  await line.getByRole("button", { name: "Send now" }).click();
  await expect(line).toContainText("Still no connection after one more try.");

  await choose(page, "128 GB, Wi-Fi, blue", "Mumbai");
  await awake(page);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await expect(line).toHaveCount(0);

  await choose(page, "256 GB, black", "Delhi");
  await awake(page);
  await line.getByRole("button", { name: "Withdraw it" }).click();
  await expect(line).toHaveCount(0);
  await expect(form(page)).toBeVisible();
});

test("a request that waits is tried again on the page of another product too", async ({ page }) => {
  await choose(page, "128 GB, Wi-Fi, blue", "Mumbai");
  await awake(page);
  await fillIn(page, ownAddress("tried-again"), "2");
  await page.route("**/forms/pre-order", (route) => route.abort("internetdisconnected"));
  await submit(page);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();

  await page.clock.install();
  await choose(page, "256 GB, black", "Delhi");
  await awake(page);
  const line = page.getByRole("status").filter({ hasText: "Another request of yours is not sent yet" });
  await expect(line).toBeVisible();
  const tried = page.waitForRequest("**/forms/pre-order");
  await page.clock.runFor(5_000);
  await tried;
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the last piece is reserved, the next waits and gets it when it is given back", async ({ page }) => {
    test.setTimeout(60_000);
    await journey(page, "512 GB, white", "Delhi", "plain", unseen);
  });

  test("a delivery asks for its PIN code, and one that is none comes back beside the choice", async ({
    page,
  }) => {
    await choose(page, "128 GB, Wi-Fi, blue", "Mumbai");
    await expect(form(page).getByLabel("PIN code")).toHaveCount(0);
    await choose(page, "128 GB, Wi-Fi, blue", "Delivery");
    await expect(form(page).getByLabel("PIN code of the delivery address")).toHaveAttribute("required");
    await form(page).getByLabel("PIN code").fill("12");
    await fillIn(page, "delivery@customer.example", "2");
    await submit(page);
    await expect(page.getByRole("region", { name: /^Please check/ })).toContainText(
      "Enter a PIN code of six digits",
    );
    await expect(page.getByText("Delivery", { exact: true }).first()).toBeVisible();
    await expect(form(page).getByLabel("Your name")).toHaveValue("Asha Rao");
  });

  test("a complaint gets a ticket and its times", async ({ page }) => {
    await page.goto("/complaints");
    const box = page.getByRole("form", { name: "Complaint" });
    await box.getByLabel("What is it about?").selectOption("A reservation");
    await box.getByLabel("What happened, and what would put it right").fill("Nobody has written for a week.");
    await box.getByLabel("Your name").fill("Asha Rao");
    await box.getByRole("textbox", { name: "E-mail" }).fill("complaint@customer.example");
    await box.getByLabel(/^I agree/).check();
    await box.getByRole("button", { name: "Send complaint" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your complaint has a ticket");
    await expect(page.getByText(/within 48 hours/i).first()).toBeVisible();
    await expect(page.getByText(/^[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  });
});
