import type { Locator, Page } from "@playwright/test";
import { application } from "#app/forms/declared/application.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { finance } from "#app/forms/declared/finance.ts";
import { firstFields } from "#app/forms/engine/details-form.ts";
import { isAsked } from "#app/forms/engine/read-answers.ts";
import { sampleAnswers } from "#tests/fixtures/sample-answers.ts";
import { axeFindings } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { fillIn, formOn, mailsTo, ownAddress, pageOf, storedReferences } from "./form-page.ts";

const reference = /^[A-Z]{2,6}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

// One engine draws, keeps and sends all forms. These three differ in what they ask of it: questions that depend on an
// answer, a file, many fields. Every other one is drawn, refused and stored in app/pages/forms/every-form.test.ts.
for (const form of [contact, application, finance]) {
  const address = (way: string) => ownAddress(`${form.id}-${way}`);
  const send = (drawn: Locator) => drawn.getByRole("button", { name: form.submitLabel });
  const takesFile = Object.values(form.fields).some(({ kind }) => kind === "file");

  test.describe(form.id, () => {
    test.describe.configure({ timeout: 90_000 });

    test("is reached by keyboard, says what is missing, is sent, confirmed with its reference, stored and mailed", async ({
      page,
    }) => {
      const email = address("script");
      await page.goto(pageOf(form));
      await awake(page);
      const drawn = formOn(page, form);
      // The channels for offers are folded away.
      const asked = Object.entries(firstFields(form)).filter(
        ([name, field]) => isAsked(field, new Map()) && field.kind !== "carried" && name !== "marketing",
      );
      await drawn.locator(`[name="${asked[0]?.[0]}"]`).first().focus();
      const reached = await tabThrough(page);
      expect([...reached]).toEqual(expect.arrayContaining([...asked.map(([name]) => name), "submit"]));
      expect(reached).not.toContain("homepage");
      await page.keyboard.press("Enter");
      await expect(drawn.getByRole("region", { name: /^Please check/ })).toBeFocused();
      expect(await axeFindings(page, { within: `form#${form.id}` })).toEqual([]);
      await fillIn(drawn, form, email);
      await send(drawn).dblclick();
      await expect(page.getByRole("heading", { name: form.thanks.heading })).toBeVisible();
      const shown = await page.getByText(reference).innerText();
      expect(storedReferences(form, email)).toEqual([shown]);
      // A report is typeset first, by a process of its own that a busy machine keeps waiting.
      const mailed = expect.poll(() => mailsTo(email).join(), { timeout: 60_000 });
      if (form.fields.email) await mailed.toContain(shown);
    });

    test("keeps what was typed when the answer is lost, and is stored once all the same", async ({
      page,
    }) => {
      const email = address("lost");
      await page.goto(pageOf(form));
      await awake(page);
      const drawn = formOn(page, form);
      await fillIn(drawn, form, email);
      // The server takes it and answers, and the network ends before the answer arrives.
      await page.route(`**/forms/${form.id}`, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(drawn).click();
      if (takesFile) {
        await expect(drawn.getByRole("region", { name: "Your message was not sent" })).toContainText(
          "cannot wait on this device",
        );
      } else {
        await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
      }
      await page.unroute(`**/forms/${form.id}`);
      await (takesFile ? send(drawn) : page.getByRole("button", { name: "Send now" })).click();
      await expect(page.getByRole("heading", { name: form.thanks.heading })).toBeVisible();
      const shown = await page.getByText(reference).innerText();
      expect(storedReferences(form, email)).toEqual([shown]);
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("comes back with what is missing, then is confirmed and stored", async ({ page }) => {
        const email = address("plain");
        await page.goto(pageOf(form));
        const drawn = formOn(page, form);
        // The browser's own check would stop it; the server's is the one that counts.
        await drawn.evaluate((element: HTMLFormElement) => {
          element.noValidate = true;
        });
        await send(drawn).click();
        await expect(page.getByRole("region", { name: /^Please check/ })).toBeVisible();
        await fillIn(drawn, form, email);
        await send(drawn).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.thanks.heading);
        const shown = await page.getByText(reference).innerText();
        expect(storedReferences(form, email)).toEqual([shown]);
        const given = form.gives && sampleAnswers(form).get(form.gives.field)?.[0];
        for (const { label, to } of form.gives?.by[given ?? ""] ?? []) {
          await expect(page.getByRole("link", { name: label })).toHaveAttribute("href", to);
        }
      });
    });
  });
}

/** The names that Tab leads to, from the focused control to the button that sends. */
async function tabThrough(page: Page): Promise<Set<string>> {
  const reached = new Set<string>();
  for (let tabs = 0; tabs < 80 && !reached.has("submit"); tabs++) {
    if (tabs > 0) await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLButtonElement ? element.type : element?.getAttribute("name");
    });
    reached.add(at ?? "");
  }
  return reached;
}
