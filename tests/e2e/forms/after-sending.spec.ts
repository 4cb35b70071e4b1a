import type { Locator, Page } from "@playwright/test";
import { contact } from "#app/forms/declared/contact.ts";
import { enterpriseContact } from "#app/forms/declared/enterprise-contact.ts";
import { tcoReport } from "#app/forms/declared/tco-report.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { fillIn, formOn, ownAddress, pageOf, storedOrganizations } from "./form-page.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const form of [contact, tcoReport]) {
    test.describe(`${form.id} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test("what is wrong, and then the thanks with the reference, come to rest below the header", async ({
        page,
      }) => {
        await page.goto(pageOf(form));
        await awake(page);
        const drawn = formOn(page, form);
        await drawn.getByRole("button", { name: form.submitLabel }).click();
        await restsBelowHeader(page, drawn.getByRole("heading", { name: /^Please check/ }));
        await fillIn(drawn, form, ownAddress(`after-${viewport.width}`));
        await drawn.getByRole("button", { name: form.submitLabel }).click();
        await restsBelowHeader(page, page.getByRole("heading", { name: form.thanks.heading }));
        await restsBelowHeader(page, page.getByText("Your reference"));
      });
    });
  }
}

test("after an enquiry the page offers what fits next, and no longer says what happens after sending", async ({
  page,
}) => {
  await page.goto("/enterprise-contact");
  await awake(page);
  const drawn = formOn(page, enterpriseContact);
  const told = page.getByRole("heading", { name: "What happens next" });
  await expect(told).toBeVisible();
  await expect(page.locator("#questions")).toBeVisible();
  await fillIn(drawn, enterpriseContact, "after-enquiry@example.in");
  await drawn.getByRole("button", { name: enterpriseContact.submitLabel }).click();
  await expect(page.getByRole("heading", { name: enterpriseContact.thanks.heading })).toBeVisible();
  await expect(told).toBeHidden();
  // What helps to write has done its work; where to find us has not.
  await expect(page.locator("#questions")).toBeHidden();
  await expect(page.locator("#offices")).toBeVisible();
  await page.locator(".done").getByRole("link", { name: "Book a call of 30 minutes" }).click();
  await expect(page).toHaveURL(/^[^?]*\/book-appointment\?kind=enterprise-call/);
  await expect(page.locator("#tool")).toContainText("A call about devices for a company");
});

test("on paper the confirmation stands with its reference, without what is there to be pressed", async ({
  page,
}) => {
  await page.goto(pageOf(contact));
  await awake(page);
  const drawn = formOn(page, contact);
  await fillIn(drawn, contact, ownAddress("on-paper"));
  await drawn.getByRole("button", { name: contact.submitLabel }).click();
  await expect(page.getByText("Your reference")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Your reference")).toBeVisible();
  await expect(page.getByText("Sent.", { exact: true })).toBeHidden();
});

test("details that are given after sending stand with the same lead", async ({ page }) => {
  const email = ownAddress("details");
  await page.goto("/enterprise-contact");
  await awake(page);
  await fillIn(formOn(page, enterpriseContact), enterpriseContact, email);
  await page.getByRole("button", { name: enterpriseContact.submitLabel }).click();
  const details = page.getByRole("form", { name: "Enterprise enquiry: details" });
  await details.getByRole("textbox", { name: "Company" }).fill("Example Textiles");
  await details.getByRole("radio", { name: "This month" }).check();
  await details.getByRole("button", { name: "Add these details" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, the details are added" })).toBeVisible();
  expect(storedOrganizations(enterpriseContact, email)).toEqual(["Example Textiles"]);
});

async function restsBelowHeader(page: Page, what: Locator) {
  await expect(what).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await what.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}
