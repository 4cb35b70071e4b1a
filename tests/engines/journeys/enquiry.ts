import { expect, test } from "vitest";
import { site } from "#tests/support/shop-window.ts";
import type { Walk } from "../journeys.ts";
import { openAwake } from "./returning.ts";

export function walkEnquiry(walk: Walk): void {
  test("an enquiry lists what is missing, is corrected from the summary and confirmed with its reference", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/contact-us");
    await visitor.click("main form button[type=submit]", "Send message");
    await visitor.sees(true, () => document.activeElement?.matches("form .summary") ?? false);
    await visitor.click("form .summary a", "Enter your e-mail address or a phone number");
    await visitor.sees(["email", "true"], () => {
      const field = document.activeElement as HTMLInputElement;
      return [field.name, field.ariaInvalid ?? ""];
    });
    await visitor.type("asha@example.in");
    await visitor.run(() => {
      const choice = document.querySelector<HTMLSelectElement>("main form select[name=topic]");
      if (!choice) throw new Error("no choice of a subject");
      choice.value = "Buying devices";
      choice.dispatchEvent(new Event("input", { bubbles: true }));
      choice.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await visitor.fill("main form textarea", undefined, "Do you lend notebooks for a week?");
    await visitor.click("main form input[type=checkbox][name=agree]");
    await visitor.click("main form button[type=submit]", "Send message");
    await visitor.finds("h1, h2", "Thank you, your message is with us");
    const shown = await visitor.run(() => document.querySelector("main")?.innerText ?? "");
    expect(shown).toMatch(new RegExp(`${site.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{4}`));
  });
}
