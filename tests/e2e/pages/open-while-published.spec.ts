import { contact } from "#app/forms/declared/contact.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { sessionAhead } from "#tests/support/session-ahead.ts";
import { type Edits, serveEdited } from "#tests/support/site-with-content.ts";
import { fillIn, formOn } from "../forms/form-page.ts";
import { awake, expect, test } from "../shell/returning-visitor.ts";

// What a visitor has open keeps working when other content is published meanwhile.

// In one worker: both contents are compiled once for all of them.
test.describe.configure({ mode: "default", timeout: 240_000 });

const session = "events/bep-2027-01-mumbai.yaml";
const before: Edits = { [session]: sessionAhead };
const after: Edits = {
  "pages/sustainability.md": (text) =>
    text
      .replace(/^ {4}heading: .*$/m, "    heading: Keep what still works")
      .replace(
        "  - block: questions\n",
        "  - block: form\n    form: contact\n    heading: Ask us\n    tone: plate\n  - block: questions\n",
      ),
  "pages/contact-dts.md": (text) =>
    text.replace(/ {2}- block: form\n(?: {4}.*\n)+/, "").replaceAll("#form", "#questions"),
};

test("a click leads into the new release, and its new form is drawn, wakes and sends", async ({ page }) => {
  await using site = await serveEdited(before);
  await page.goto(`${site.url}/`);
  await awake(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  site.publish(after);
  await page.locator("footer").getByRole("link", { name: "Sustainability" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Keep what still works" })).toBeVisible();
  const drawn = formOn(page, contact);
  await fillIn(drawn, contact, "new-release@example.in");
  await drawn.getByRole("button", { name: contact.submitLabel }).click();
  await expect(page.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("a form that the new release has taken off its page is still sent, with all that was typed", async ({
  page,
}) => {
  await using site = await serveEdited(before);
  await page.goto(`${site.url}/contact-dts`);
  await awake(page);
  const drawn = formOn(page, contact);
  await fillIn(drawn, contact, "old-release@example.in");
  site.publish(after);
  await drawn.getByRole("button", { name: contact.submitLabel }).click();
  await expect(page.getByRole("heading", { name: contact.thanks.heading })).toBeVisible();
});

test("a page that was open before it lost its form is whole after Back, and its words are those of the new release", async ({
  page,
}) => {
  await using site = await serveEdited(before);
  await page.goto(`${site.url}/contact-dts`);
  await awake(page);
  await page.locator("footer").getByRole("link", { name: "Sustainability" }).click();
  await expect(page).toHaveURL(/sustainability/);
  site.publish(after);
  await page.goBack();
  await expect(page).toHaveURL(/contact-dts/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main form")).toHaveCount(0);
});

test("who asks for a place in a session that is taken off meanwhile is told so, and sends the same words for another one", async ({
  page,
}) => {
  await using site = await serveEdited(before);
  await page.goto(`${site.url}/enterprise/Bep?kind=bep-2027-01-mumbai#tool`);
  await awake(page);
  const drawn = formOn(page, eventPlace);
  await fillIn(drawn, eventPlace, "other-session@example.in");
  const typed = await drawn.locator("[name=name]").inputValue();
  site.publish({ [session]: (text) => `${text}expires: 2026-01-01\n` });
  await drawn.getByRole("button", { name: eventPlace.submitLabel }).click();
  await expect(page.getByText(/^This session is over or was taken off the list/)).toBeVisible();
  await expect(drawn.locator("[name=name]")).toHaveValue(typed);
});
