import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { axeFindings, resize, rulesOfColours, sidewaysFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, openLead, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

/** What is only there after a press: at each width, and in the dark scheme what that can change. */
async function lookOver(page: Page): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await resize(page, width);
    for (const [colorScheme, asked] of [
      ["light", {}],
      ["dark", { rules: rulesOfColours }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const where = `${colorScheme} at ${width}`;
      expect(await axeFindings(page, asked), where).toEqual([]);
      expect(await sidewaysFindings(page), where).toEqual([]);
    }
  }
}

test.beforeEach(() => test.setTimeout(120_000));

test("the preview of a reply is accessible and fits", async ({ browser, request }) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page } = await desk(browser, "manager");
  await openLead(page, visitor);
  const form = page.getByRole("form", { name: "Reply" });
  await form.getByLabel("Template").selectOption({ label: "First answer (English)" });
  await form.getByRole("button", { name: "Preview" }).click();
  const preview = page.frameLocator("iframe[title='The mail as it will go']");
  await expect(preview.locator("body")).toContainText(`Hello ${visitor}`);
  await lookOver(page);
});

test("on a phone the ways from a lead are large enough for a thumb, and a tag is set in the site's type", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const viewport = { width: 390, height: 844 };
  const { page } = await signedIn(browser, "manager", { viewport, hasTouch: true, isMobile: true });
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(visitor)}`);
  await page.getByRole("link", { name: visitor }).first().tap();
  await isAwake(page);
  for (const link of await page
    .getByRole("navigation", { name: "List", exact: true })
    .getByRole("link")
    .all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByText("Add a tag", { exact: true }).tap();
  await page.getByRole("combobox", { name: "Tag", exact: true }).fill("thumb");
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  const type = (each: Element) => getComputedStyle(each).fontFamily;
  const tag = page.getByRole("button", { name: /^thumb/ });
  expect(await tag.evaluate(type)).toBe(await page.locator("body").evaluate(type));
});

test("the opened forms of teams and routing are accessible and fit", async ({ browser }) => {
  const { page } = await desk(browser, "admin");
  await page.goto("/leads/dashboard/teams");
  await isAwake(page);
  for (const form of ["Add a team", "Add a rule"]) await page.getByText(form, { exact: true }).click();
  await expect(page.getByLabel("Name of the rule")).toBeVisible();
  await lookOver(page);
});

test("joining two people is accessible and fits", async ({ browser, request }) => {
  const visitor = uniqueName();
  for (const which of ["one", "two"]) await sendLead(request, `${visitor} ${which}`);
  const { page } = await desk(browser, "manager");
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(visitor)}`);
  await page
    .getByRole("link", { name: `${visitor} one` })
    .first()
    .click();
  await page.getByRole("link", { name: "All about this person" }).click();
  await page.getByRole("link", { name: "Merge with another person" }).click();
  await lookOver(page);
  await page.getByLabel("Find the other").fill(`${visitor} two`);
  await page.keyboard.press("Enter");
  await page
    .getByRole("link", { name: new RegExp(`${visitor} two`) })
    .first()
    .click();
  await expect(page.getByRole("table", { name: "What stays and what is merged" })).toBeVisible();
  await lookOver(page);
});

test("a quotation with a fault is accessible and fits", async ({ browser, request }) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page } = await desk(browser, "manager");
  await openLead(page, visitor);
  await page.getByRole("link", { name: "New quotation" }).click();
  await page.getByLabel("Line 1: description").fill("Notebook");
  await page.getByLabel("Line 1: unit price").fill("cheap");
  await page.getByRole("button", { name: "Make the quotation" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await lookOver(page);
});
