import type { Page } from "@playwright/test";
import { ownAddress } from "../forms/form-page.ts";
import { axeFindings } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { signedIn } from "../staff/staff-accounts.ts";
import { test } from "../warm-page.ts";
import { endWhatIsLeft } from "./left-over.ts";
import { tokenLink } from "./token-mail.ts";

const path = "/shop/token-generation";

// A number of a first try would be called before that of the second.
endWhatIsLeft(test, path, "cancel");

/** Looks a step over where the journey is the one with script. */
type Look = (page: Page) => Promise<void>;
const audit: Look = async (page) => expect(await axeFindings(page)).toEqual([]);
const unseen: Look = async () => {};

async function choose(page: Page, city: string) {
  await page.goto(path);
  await page.locator(".pick a").filter({ hasText: city }).first().click();
  await expect(page.getByRole("heading", { name: "Who comes?" })).toBeVisible();
}

async function fillIn(page: Page, phone: string, email: string) {
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByRole("textbox", { name: "Phone" }).fill(phone);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel(/^I agree/).check();
}

/** Asks for the token, and opens the link that comes by mail. */
async function take(page: Page, email: string) {
  await page.getByRole("button", { name: "Take a token" }).click();
  await expect(page.getByRole("heading", { name: "Please check your mail" })).toBeVisible();
  await page.goto(await tokenLink(email));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your token");
}

/** From a store to a number and back, with nothing but links and buttons. */
async function journey(page: Page, phone: string, email: string, look: Look) {
  await choose(page, "Mumbai");
  await look(page);
  await fillIn(page, phone, email);
  await take(page, email);
  await expect(
    page.getByText(/^(No one is ahead of you|One person is ahead of you|\d+ people are ahead of you)$/),
  ).toBeVisible();
  await expect(page.getByText(/about ten people are ahead/)).toHaveCount(0);
  await expect(page.locator(".qr svg")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("main").locator("a[href^='tel:']")).toHaveCount(1);
  await expect(page.locator("dialog[data-announcement]")).toHaveCount(0);
  await look(page);
  const link = page.url();

  await choose(page, "Delhi");
  await fillIn(page, "90000 19999", email);
  await take(page, email);
  expect(page.url()).toBe(link);

  await page.getByRole("link", { name: "Give the token back" }).click();
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your token");
  await page.getByRole("link", { name: "Give the token back" }).click();
  await page.getByRole("button", { name: "Give the token back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This token is given back");
  await expect(page.getByText(/^As of/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Give the token back" })).toHaveCount(0);
}

test("a token is taken, shown with its code, not given twice, and given back", async ({ page }) => {
  await journey(page, "90000 10001", ownAddress("token1"), audit);
});

test("an answer that is lost on its way leads to the same token", async ({ page }) => {
  await choose(page, "Bengaluru");
  await awake(page);
  const email = ownAddress("token6");
  await fillIn(page, "90000 10006", email);
  // The server gives the number, and the network ends before the answer arrives.
  await page.route("**/forms/token", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Take a token" }).click();
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await page.unroute("**/forms/token");
  const given = await tokenLink(email);
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByRole("heading", { name: "Please check your mail" })).toBeVisible();
  expect(await tokenLink(email)).toBe(given);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a token is taken, shown with its code, not given twice, and given back", async ({ page }) => {
    await journey(page, "90000 10002", ownAddress("token2"), unseen);
  });

  test("a wrong answer comes back beside the choice, with what was typed", async ({ page }) => {
    await choose(page, "Bengaluru");
    await page.locator("form.form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await fillIn(page, "12", "token3@customer.example");
    await page.getByRole("button", { name: "Take a token" }).click();
    await expect(page.getByRole("region", { name: /^Please check/ })).toContainText("Enter a phone number");
    await expect(page.getByText(/^\d+ of \d+ tokens$/)).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Asha Rao");
  });
});

test("the store calls the next number, and the visitor's page, which is nobody else's, says so", async ({
  browser,
  page,
  request,
}) => {
  await choose(page, "Delhi");
  await awake(page);
  const email = ownAddress("token4");
  await fillIn(page, "90000 10004", email);
  await take(page, email);
  expect((await request.get(page.url())).headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
  });
  expect((await request.get(`${path}/${"A".repeat(44)}`)).status()).toBe(404);
  expect((await request.post(`${path}/${"A".repeat(44)}/cancel`)).status()).toBe(404);
  const { page: desk } = await signedIn(browser, "agent");
  await desk.goto("/leads/dashboard/queue");
  // The first launch that is to come, as the visitor was shown it.
  await desk
    .getByRole("link", { name: /launch day, Delhi/ })
    .first()
    .click();
  await expect(desk.getByText("Asha Rao").first()).toBeVisible();
  await desk.getByRole("checkbox", { name: /Yes, call/ }).check();
  await desk.getByRole("button", { name: "Call next" }).click();
  await expect(desk.getByRole("status")).toContainText("is called");
  await page.getByRole("link", { name: "Refresh the position" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your number is called");
  await desk
    .getByRole("button", { name: /^Served: number/ })
    .first()
    .click();
  await expect(desk.getByRole("button", { name: /^Served/ })).toHaveCount(0);
});
