import { expect, test } from "vitest";
import { site } from "#tests/support/shop-window.ts";
import type { Walk } from "../journeys.ts";
import { openAwake } from "./returning.ts";

export function walkBooking(walk: Walk): void {
  test("a visitor chooses and holds a slot, books it and sees the reference", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/book-appointment");
    await visitor.click(".pick a", "Repair");
    await visitor.click(".pick a", "Delhi");
    await visitor.finds("h2", "Choose a time");
    await visitor.click("h3 ~ .times button");
    await visitor.finds("h2", "Your details");
    await visitor.fill("form.form input", "Your name", "Asha Rao");
    await visitor.fill("form.form input", "E-mail", "asha@example.in");
    await visitor.fill("form.form input", "Phone", "98765 43210");
    await visitor.click("form.form input[type=checkbox][name=agree]");
    await visitor.click("form.form button[type=submit]", "Book this time");
    await visitor.finds("h1", "Your appointment is booked");
    const { path, words } = await visitor.run(() => ({
      path: location.pathname,
      words: document.querySelector("main")?.innerText ?? "",
    }));
    expect(path).toMatch(/^\/booking\/[\w-]{43}$/);
    expect(words).toMatch(new RegExp(`${site.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{4}`));
  });
}
