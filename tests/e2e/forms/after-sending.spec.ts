import type { Locator, Page } from "@playwright/test";
import { contact } from "#app/forms/declared/contact.ts";
import { tcoReport } from "#app/forms/declared/tco-report.ts";
import { awake, expect, test } from "../shell/returning-visitor.ts";
import { fillIn, formOn, pageOf } from "./form-page.ts";

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
        await fillIn(drawn, form, `after-${viewport.width}@example.in`);
        await drawn.getByRole("button", { name: form.submitLabel }).click();
        await restsBelowHeader(page, page.getByRole("heading", { name: form.thanks.heading }));
        await restsBelowHeader(page, page.getByText("Your reference"));
      });
    });
  }
}

async function restsBelowHeader(page: Page, what: Locator) {
  await expect(what).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await what.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}
