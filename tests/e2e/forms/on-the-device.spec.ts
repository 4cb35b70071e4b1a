import type { Locator, Page } from "@playwright/test";
import { application } from "#app/forms/declared/application.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { educationOffers } from "#app/forms/declared/education-offers.ts";
import { holdRequests } from "../hold-requests.ts";
import { awake, closeAnnouncement, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { fillIn, formOn, ownAddress, pageOf, storedReferences } from "./form-page.ts";

test("what was typed is back after the tab was closed, and can be cleared for the next person", async ({
  page,
  context,
}) => {
  await page.goto(pageOf(contact));
  await awake(page);
  await formOn(page, contact).getByRole("textbox", { name: "Your message" }).fill("Half a sentence");
  await page.close();
  const later = await context.newPage();
  await later.addInitScript(closeAnnouncement);
  await later.goto(pageOf(contact));
  await awake(later);
  const drawn = formOn(later, contact);
  await expect(drawn.getByRole("textbox", { name: "Your message" })).toHaveValue("Half a sentence");
  await drawn.getByRole("button", { name: "Clear it" }).click();
  await expect(drawn.getByRole("textbox", { name: "Your message" })).toHaveValue("");
  await later.reload();
  await awake(later);
  await expect(drawn.getByRole("textbox", { name: "Your message" })).toHaveValue("");
});

test("typing in a field as its draft comes back replaces one line and goes on after several", async ({
  page,
}) => {
  const drawn = formOn(page, contact);
  const email = drawn.getByRole("textbox", { name: "E-mail" });
  const message = drawn.getByRole("textbox", { name: "Your message" });
  await page.goto(pageOf(contact));
  await awake(page);
  await email.fill("old@customer.example");
  await message.fill("Half a sentence");
  const typeInto = async (field: Locator, text: string) => {
    const open = await holdRequests(page, "**/assets/*.js");
    await page.goto("about:blank");
    await page.goto(pageOf(contact));
    await field.focus();
    open();
    await awake(page);
    await expect(email).toHaveValue("old@customer.example");
    await expect(message).toHaveValue("Half a sentence");
    await page.keyboard.type(text);
    await page.unroute("**/assets/*.js");
  };
  await typeInto(message, " ends");
  await expect(message).toHaveValue("Half a sentence ends");
  await message.fill("Half a sentence");
  await typeInto(email, "new@customer.example");
  await expect(email).toHaveValue("new@customer.example");
});

test("what was typed before the page was awake is back after another page", async ({ page }) => {
  await page.goto(pageOf(contact));
  const field = formOn(page, contact).getByRole("textbox", { name: "Your message" });
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.value = "Typed early";
  });
  await awake(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:"))))
    .toHaveLength(1);
  await page.goto("/service");
  await page.goto(pageOf(contact));
  await awake(page);
  await expect(field).toHaveValue("Typed early");
});

test("keys that are followed by another page at once are kept", async ({ page }) => {
  await page.goto(pageOf(contact));
  await awake(page);
  const field = formOn(page, contact).getByRole("textbox", { name: "Your message" });
  await field.pressSequentially("Typed and gone");
  // In the same turn as the last key: the pause after which drafts are written is not over.
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.value += "!";
    area.dispatchEvent(new Event("input", { bubbles: true }));
    location.assign("/service");
  });
  await page.waitForURL("**/service");
  await page.goto(pageOf(contact));
  await awake(page);
  await expect(formOn(page, contact).getByRole("textbox", { name: "Your message" })).toHaveValue(
    "Typed and gone!",
  );
});

test("a message sent offline waits, says so, and leaves by itself from another page once the network is back", async ({
  page,
}) => {
  const email = ownAddress("offline-contact");
  await sendOffline(page, email);
  expect(storedReferences(contact, email)).toEqual([]);
  // Away first: this page too would send it as soon as it can, and say so where nobody looks any more.
  await page.goto("about:blank");
  await page.unroute("**/forms/contact");
  await page.goto("/service");
  await expect(
    page.getByText(/^Your message from earlier is sent\. Reference [A-Z]{2,6}-\w{4}-/),
  ).toBeVisible();
  expect(storedReferences(contact, email)).toHaveLength(1);
});

test("a tab that waits shows the reference when another tab has sent its message", async ({
  page,
  context,
}) => {
  const email = ownAddress("two-tabs");
  await sendOffline(page, email);
  const other = await context.newPage();
  await other.goto("/service");
  await awake(other);
  await expect(other.getByText(/^Your message from earlier is sent/)).toBeVisible();
  await expect(page.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
  await expect(page.getByText(storedReferences(contact, email)[0] ?? "none", { exact: true })).toBeVisible();
});

test("a reload shows the reference again, and a new visit the form", async ({ page }) => {
  const email = ownAddress("reload");
  await page.goto(pageOf(contact));
  await awake(page);
  await fillIn(formOn(page, contact), contact, email);
  await page.getByRole("button", { name: contact.submitLabel }).click();
  await expect(page.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
  const reference = page.getByText(storedReferences(contact, email)[0] ?? "none", { exact: true });
  await expect(reference).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(reference).toBeVisible();
  await page.goto("/service");
  await page.goto(pageOf(contact));
  await awake(page);
  await expect(formOn(page, contact)).toBeVisible();
  await expect(reference).toHaveCount(0);
});

test("a draft that two tabs send is one lead with one reference, and another once it was edited", async ({
  page,
  context,
}) => {
  const email = ownAddress("one-draft");
  await page.goto(pageOf(contact));
  await awake(page);
  await fillIn(formOn(page, contact), contact, email);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.addInitScript(closeAnnouncement);
    await other.goto(pageOf(contact));
    await awake(other);
    // Consents are no part of a draft.
    await fillIn(formOn(other, contact), contact, email);
  }
  const [same = page, edited = page] = others;
  await formOn(edited, contact).getByRole("textbox", { name: "Your message" }).fill("Something else");
  for (const tab of [page, same, edited]) {
    await tab.getByRole("button", { name: contact.submitLabel }).click();
    await expect(tab.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
  }
  const [reference = "none", ...rest] = storedReferences(contact, email);
  expect(rest).toHaveLength(1);
  for (const tab of [page, same]) await expect(tab.getByText(reference, { exact: true })).toBeVisible();
  await expect(edited.getByText(rest[0] ?? "none", { exact: true })).toBeVisible();
});

test("a file that is no PDF is named when it is chosen, and a good one takes its place", async ({ page }) => {
  await page.goto(pageOf(application));
  await awake(page);
  const drawn = formOn(page, application);
  const choose = (name: string, text: string) =>
    drawn
      .getByLabel("Your CV")
      .setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(text) });
  await choose("cv.pdf", "PK not a PDF");
  await expect(drawn.getByText("Your CV: this file is not a PDF")).toBeVisible();
  await choose("cv.pdf", "%PDF-1.7");
  await expect(drawn.getByText("Your CV: this file is not a PDF")).toHaveCount(0);
});

test("a message with a file cannot wait on the device; without its optional file it does", async ({
  page,
}) => {
  await page.goto(pageOf(educationOffers));
  await awake(page);
  const drawn = formOn(page, educationOffers);
  await fillIn(drawn, educationOffers, ownAddress("proof"));
  await page.route("**/forms/education-offers", (route) => route.abort("internetdisconnected"));
  const send = page.getByRole("button", { name: educationOffers.submitLabel });
  await send.click();
  await expect(page.getByText("a message with a file cannot wait on this device")).toBeVisible();
  await drawn.getByLabel("Your proof").setInputFiles([]);
  await send.click();
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a file that is too large is answered with the form and a sentence", async ({ page }) => {
    await page.goto(pageOf(application));
    const drawn = formOn(page, application);
    await fillIn(drawn, application, "large@example.in");
    const buffer = Buffer.alloc(7_000_000, "%PDF-1.7 ");
    await drawn.getByLabel("Your CV").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
    await page.getByRole("button", { name: application.submitLabel }).click();
    await expect(page.getByRole("region", { name: /Please check|not sent/ })).toContainText(
      "larger than 5 MB",
    );
  });
});

test("that it waits replaces what was to be checked before", async ({ page }) => {
  await page.goto(pageOf(contact));
  await awake(page);
  await page.getByRole("button", { name: contact.submitLabel }).click();
  const toChange = page.getByRole("region", { name: /^Please check/ });
  await expect(toChange).toBeFocused();
  await fillIn(formOn(page, contact), contact, ownAddress("checked"));
  await sendWithoutNetwork(page);
  await expect(toChange).toHaveCount(0);
});

/** Fills in the contact form and sends it without a network: it waits. */
async function sendOffline(page: Page, email: string) {
  await page.goto(pageOf(contact));
  await awake(page);
  await fillIn(formOn(page, contact), contact, email);
  await sendWithoutNetwork(page);
}

async function sendWithoutNetwork(page: Page) {
  await page.route("**/forms/contact", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: contact.submitLabel }).click();
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await expect(page.getByText(/^Not sent yet: there is no connection/)).toBeVisible();
}
