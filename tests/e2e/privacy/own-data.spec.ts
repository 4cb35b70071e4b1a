import type { Locator, Page } from "@playwright/test";
import { site } from "#tests/support/shop-window.ts";
import { mailsTo, ownAddress } from "../forms/form-page.ts";
import { axeFindings, resize, sidewaysFindings } from "../look-over.ts";
import { expect } from "../shell/returning-visitor.ts";
import { sendLead } from "../staff/staff-accounts.ts";
import { test } from "../warm-page.ts";

/** The newest link of a kind in the mails to an address. */
async function linkIn(address: string, folder: string): Promise<string> {
  const found = () =>
    mailsTo(address)
      .map((mail) => mail.replaceAll("=\r\n", "").replaceAll("=\n", ""))
      .flatMap((mail) => new RegExp(`/${folder}/[\\w-]{44}`).exec(mail)?.[0] ?? []);
  await expect.poll(() => found().length).toBeGreaterThan(0);
  return found().at(-1) ?? "";
}

async function audited(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

/** Stands on one line, however narrow the page is. */
async function staysWhole(page: Page, reference: Locator) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  for (let narrow = 320; narrow <= 400; narrow += 8) {
    await page.setViewportSize({ width: narrow, height });
    expect(await reference.evaluate((drawn) => drawn.getClientRects().length)).toBe(1);
  }
  await page.setViewportSize({ width, height });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    const mode = javaScriptEnabled ? "script" : "plain";

    test("a newsletter is asked for and comes only after the link of a first mail was used", async ({
      page,
    }) => {
      const address = ownAddress(`reader-${mode}`);
      await page.goto("/links");
      const form = page.getByRole("form", { name: "Newsletter" });
      await form.getByLabel("E-mail").fill(address);
      await form.getByLabel("Yes, send me the newsletter").check();
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByRole("heading", { name: "check your mail" })).toBeVisible();
      await page.goto(await linkIn(address, "newsletter"));
      if (javaScriptEnabled) await audited(page);
      await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, you are on the list");
    });

    test("one's own data is seen, corrected and erased behind the link of a mail", async ({ page }) => {
      const address = ownAddress(`owner-of-a-rather-long-name-and-department-${mode}`);
      await sendLead(page.request, "Asha", { email: address });
      await page.goto("/privacy-policy");
      await expect(
        page.getByText(`${site.grievanceOfficer.name}, ${site.grievanceOfficer.role}`),
      ).toBeVisible();
      const form = page.getByRole("form", { name: "Data request" });
      await form.getByLabel("The e-mail address you gave us").fill(address);
      await form.getByLabel("Erase my data").check();
      await form.getByLabel("I am the person whose data this is about").check();
      await form.getByRole("button", { name: "Send me the link" }).click();
      await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
      await page.goto(await linkIn(address, "my-data"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data");
      if (javaScriptEnabled) {
        await audited(page);
        await staysWhole(page, page.getByText(/^[A-Z]{2,6}-\w{4}-\w{4}$/).first());
        await page.locator("summary", { hasText: "Contact" }).click();
        await resize(page, 320);
        expect(await sidewaysFindings(page)).toEqual([]);
      }
      await page.getByLabel("What is wrong, and what is right").fill("My name is spelt Aasha.");
      await page.getByRole("button", { name: "Ask for the correction" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Your correction" })).toBeVisible();
      await page.getByRole("button", { name: "Stop offers" }).click();
      await expect(page.getByText("You get no offers by e-mail.")).toBeVisible();
      await page.getByLabel("Yes, erase it.").check();
      await page.getByRole("button", { name: "Erase my data" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data is erased");
    });
  });
}
