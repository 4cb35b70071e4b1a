import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import {
  colleague,
  enter,
  isAwake,
  noteField,
  openLead,
  sendLead,
  signedIn,
  uniqueName,
  withoutNews,
} from "./staff-accounts.ts";

test("a note that fills its field arrives in any script, and says before that how much room is left", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page } = await desk(browser, "agent");
  await openLead(page, visitor);
  const field = await noteField(page);
  await field.fill("क".repeat(4_100));
  await expect(page.getByText("900 characters left", { exact: true })).toBeVisible();
  await field.fill("क".repeat(10_000));
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".timeline blockquote")).toHaveText("क".repeat(5_000));
});

test("two tabs at one lead: a note that is stored leaves the draft of the other tab alone", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page } = await desk(browser, "agent");
  await openLead(page, visitor);
  await isAwake(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await isAwake(other);
  const field = await noteField(page);
  await field.fill("The first note");
  await (await noteField(other)).fill("The second note");
  await field.press("ControlOrMeta+Enter");
  await expect(page.locator(".timeline blockquote")).toHaveText("The first note");
  await expect(field).toHaveValue("");
  await other.reload();
  await expect(other.locator('[name="note"]')).toHaveValue("The second note");

  // Escape leaves the empty field, so that the next key is a shortcut, but not half a note.
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).not.toBeFocused();
  await page.keyboard.press("n");
  await page.keyboard.type("Half a note");
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
});

test("a note outlives its page, its session and its tab, until it is stored", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page, account } = await signedIn(browser, "agent");
  const context = page.context();
  const note = "Wants leasing.\nCall after Diwali.";
  // Else it may hear that the session has ended before the button is pressed.
  await withoutNews(page);
  await openLead(page, visitor);
  const address = page.url();
  await (await noteField(page)).fill(note);

  await page.getByRole("link", { name: "Leads", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leads");
  await page.goBack();
  await expect(page.locator('[name="note"]')).toHaveValue(note);

  await context.clearCookies();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended");
  await expect(page.locator('[name="note"]')).toHaveValue(note);
  await enter(context.request, account);
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.locator('[name="note"]')).toHaveValue(note);
  await later.getByRole("button", { name: "Contacted" }).click();
  await expect(later.locator(".facts .status")).toHaveText("Contacted");
  await expect(later.locator('[name="note"]')).toHaveValue(note);

  await later.getByRole("button", { name: "Add note" }).click();
  await expect(later.locator(".timeline blockquote")).toHaveText(note);
  await expect(later.locator('[name="note"]')).toHaveValue("");
  await later.reload();
  await expect(later.locator('[name="note"]')).toHaveValue("");
  expect(await later.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await (await noteField(later)).fill(note);
  await expect(later.locator('[name="note"]')).toHaveValue(note);

  await test.step("who signs in after them on the same device does not see it", async () => {
    await later.getByRole("button", { name: "Sign out" }).click();
    await expect(later.getByRole("status")).toContainText("signed out");
    await enter(context.request, await colleague("agent"));
    await later.goto(address);
    await isAwake(later);
    await expect(later.locator('[name="note"]')).toHaveValue("");
  });
});
