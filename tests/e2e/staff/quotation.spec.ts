import { randomUUID } from "node:crypto";
import { expect, test } from "../each-test.ts";
import { mailsTo } from "../forms/form-page.ts";
import { axeFindings, resize, rulesOfWidth, sidewaysFindings } from "../look-over.ts";
import { closeAnnouncement } from "../shell/returning-visitor.ts";
import { desk } from "./desk.ts";
import { lookAtOpened } from "./look-opened.ts";
import { fillInQuotation, makeQuotation, quotationLink, sendQuotation } from "./selling-site.ts";
import { openLead, sendLead, uniqueName } from "./staff-accounts.ts";

test.beforeEach(() => test.slow());

// That declining cannot become an acceptance, and what is answered without script, is asked in app/quotations.

test("a quotation is made, sent, in sight at any width for the customer, accepted once, and its lead won", async ({
  browser,
  request,
}) => {
  const [name, email] = [uniqueName(), `${randomUUID().slice(0, 8)}@visitor.example`];
  await sendLead(request, name, { email });
  const { page: staff } = await desk(browser, "manager");
  await openLead(staff, name);

  await test.step("a price that is none is refused, where it was typed, and what was typed stays", async () => {
    await staff.getByRole("link", { name: "New quotation" }).click();
    await fillInQuotation(staff);
    await staff.getByLabel("Terms (if any)").fill("Payment within 30 days.");
    await staff.getByLabel("Line 1: unit price").fill("cheap");
    await staff.getByRole("button", { name: "Make the quotation" }).click();
    await expect(staff.getByRole("alert")).toBeVisible();
    await expect(staff.getByLabel("Line 1: description")).toHaveValue("Notebook");
    await lookAtOpened(staff);
  });

  await test.step("it is made, and sent with a reply", async () => {
    await staff.getByLabel("Line 1: unit price").fill("99,900");
    await makeQuotation(staff);
    await expect(staff.getByText("₹47,15,280.00", { exact: true })).toBeVisible();
    await lookAtOpened(staff);
    await sendQuotation(staff);
  });

  const link = await quotationLink(mailsTo, email);
  const context = await browser.newContext();
  await context.addInitScript(closeAnnouncement);
  const page = await context.newPage();
  await page.goto(link);

  await test.step("the customer has every amount in sight at any width", async () => {
    await expect(page.locator("dialog[data-announcement]")).toHaveCount(0);
    for (const width of [320, 390, 991, 1440]) {
      await resize(page, width);
      const lines = page.getByLabel("Lines of the quotation");
      for (const amount of ["39,96,000.00", "7,19,280.00", "₹47,15,280.00"]) {
        const shown = lines.getByText(amount, { exact: true }).last();
        // To the middle: an amount that the window's edge cuts by half a pixel counts as seen and stays there.
        await shown.evaluate((amount) => amount.scrollIntoView({ block: "center", behavior: "instant" }));
        await expect(shown).toBeInViewport({ ratio: 1 });
      }
      // The floating button would cover them.
      const floating = page.getByRole("button", { name: "Quick navigation" });
      await expect(floating).toBeVisible({ visible: width > 991 });
      expect(await lines.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      expect(await sidewaysFindings(page)).toEqual([]);
    }
  });

  await test.step("its page is accessible, wide and narrow, in light and dark", async () => {
    expect(await axeFindings(page)).toEqual([]);
    await resize(page, 320);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, { rules: rulesOfWidth })).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  });

  await test.step("declining takes a second press; accepting, one; and it is accepted once", async () => {
    const decline = page.getByRole("button", { name: "Decline the quotation" });
    await expect(decline).toBeHidden();
    await page.getByText("Decline instead").click();
    await expect(decline).toBeVisible();
    await test.step("paper has the terms, without lines of another list, and nothing to press", async () => {
      await page.emulateMedia({ media: "print" });
      const terms = page.getByText("Payment within 30 days.");
      await expect(terms).toBeVisible();
      await expect(terms).toHaveCSS("border-bottom-width", "0px");
      await expect(page.locator("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Download as PDF" })).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });
    await page.getByLabel("A message to us").fill("Please deliver before noon.");
    // Another window of the same customer still has both buttons.
    const late = await context.newPage();
    await late.goto(link);
    await page.getByRole("button", { name: "Accept the quotation" }).click();
    const answer = page.getByRole("status").filter({ hasText: "You accepted this quotation on" });
    await expect(answer).toContainText("Please deliver before noon.");
    expect(await axeFindings(page)).toEqual([]);

    await late.getByRole("button", { name: "Accept the quotation" }).click();
    await expect(late.getByRole("status").filter({ hasText: "You accepted" })).toBeVisible();
    await expect(late.getByRole("alert")).toHaveCount(0);
    await expect(late.getByRole("button", { name: /quotation/ })).toHaveCount(0);
  });

  await test.step("the lead knows, and is won with what was accepted or was paid", async () => {
    await expect(staff.locator(".timeline")).toContainText("The customer accepted the quotation");
    await staff.locator("summary").filter({ hasText: /^Won$/ }).click();
    await lookAtOpened(staff);
    await staff.getByLabel(/Value in rupees/).fill("99,900");
    await staff.getByRole("button", { name: "Move to Won" }).click();
    await expect(staff.locator(".facts .status")).toHaveText("Won");
    await expect(staff.locator(".facts .amount")).toHaveText("₹99,900");
  });
});
