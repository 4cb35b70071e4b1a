import type { Page } from "@playwright/test";
import { contact } from "#app/forms/declared/contact.ts";
import { titleOf } from "#tests/support/shop-window.ts";
import { type Edits, serveEdited } from "#tests/support/site-with-content.ts";
import { fillIn, formOn } from "../forms/form-page.ts";
import { holdRequests } from "../hold-requests.ts";
import { awake, expect, test } from "../shell/returning-visitor.ts";

// One bundle, other content: a page that had no form gets one, one that had loses it, and tools move in.

// In one worker: the content is compiled once for all of them.
test.describe.configure({ mode: "default", timeout: 90_000 });

const gotForm = "/sustainability";
const lostForm = "/contact-dts";
const gotBooking = "/links";

const edits: Edits = {
  "site.yaml": (text) => text.replace(/^name: .*$/m, "name: Orchard & Daughters"),
  "pages/sustainability.md": before(
    "questions",
    "  - block: form\n    form: contact\n    heading: Ask us\n    tone: plate",
  ),
  "pages/contact-dts.md": (text) => withoutForm(text).replaceAll("#form", "#questions"),
  "pages/links.md": (text) => withoutForm(text, "  - block: tool\n    tool: booking-demo\n"),
};

function withoutForm(text: string, instead = ""): string {
  return text.replace(/ {2}- block: form\n(?: {4}.*\n)+/, instead);
}

function before(block: string, more: string) {
  return (text: string) => text.replace(`  - block: ${block}\n`, `${more}\n  - block: ${block}\n`);
}

let site: Awaited<ReturnType<typeof serveEdited>>;
test.beforeAll(async () => {
  site = await serveEdited(edits);
});
test.afterAll(() => site[Symbol.asyncDispose]());

const isFormCode = (url: string) => /\/assets\/forms-/.test(url);

function scriptsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) urls.push(request.url());
  });
  return urls;
}

test("a page that got a form keeps what is typed before it is awake, wakes and sends", async ({ page }) => {
  const openGate = await holdRequests(page, "**/assets/*.js");
  await page.goto(site.url + gotForm);
  const drawn = formOn(page, contact);
  await fillIn(drawn, contact, "got-form@example.in");
  const message = await drawn.locator("[name=message]").inputValue();
  openGate();
  await awake(page);
  await expect(drawn.locator("[name=message]")).toHaveValue(message);
  await drawn.getByRole("button", { name: contact.submitLabel }).click();
  await expect(page.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
});

test("it is reached by a click from a content page, with its form awake at once", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${site.url}/`);
  await awake(page);
  expect(scripts.filter(isFormCode)).toEqual([]);
  const link = page.locator("footer").getByRole("link", { name: "Sustainability" });
  const ahead = page.waitForRequest((request) => isFormCode(request.url()));
  await link.hover();
  await ahead;
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await link.click();
  await expect(page).toHaveURL(site.url + gotForm);
  const drawn = formOn(page, contact);
  await fillIn(drawn, contact, "by-click@example.in");
  await drawn.getByRole("button", { name: contact.submitLabel }).click();
  await expect(page.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("a page that lost its form loads no form code", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(site.url + lostForm);
  await awake(page);
  await expect(page.locator("main form")).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(isFormCode)).toEqual([]);
});

test("a page that got a booking walks its steps on its own address", async ({ page }) => {
  await page.goto(site.url + gotBooking);
  await awake(page);
  await page.getByRole("link", { name: /^Bengaluru/ }).click();
  await expect(page).toHaveURL(new RegExp(`${gotBooking}\\?kind=demo&place=bengaluru`));
  await expect(page.getByRole("heading", { name: "Choose a time" })).toBeFocused();
});

test("the title of a page that is reached by a click ends with the brand of the content", async ({
  page,
}) => {
  await page.goto(`${site.url}/`);
  await awake(page);
  await page.locator("footer").getByRole("link", { name: "Sustainability" }).click();
  await expect(page).toHaveTitle(`${titleOf("/sustainability")} - Orchard & Daughters`);
});
