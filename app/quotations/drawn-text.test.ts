import { afterAll, beforeAll, expect, test } from "vitest";
import { typesetReport } from "#app/outbox/mail/typeset-report.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { documentsFile } from "#tests/support/app-bundle.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";
import { undrawnIn } from "./drawn-text.ts";
import { quotationOrder } from "./quotation-order.ts";
import type { QuotationFacts } from "./read-quotation.ts";

const timeout = 120_000;
const hindi = "सरस्वती विद्या मंदिर";
const telugu = "విద్య";
const seller = { name: "DTS", address: "", phone: "", email: "", gstin: "29AAACD1234E1Z5", upi: null };
const facts: QuotationFacts = {
  name: hindi,
  address: "",
  gstin: null,
  place: "29",
  until: "2026-12-08",
  terms: "",
  lines: [{ text: "MacBook Air, कीबोर्ड हिन्दी में", hsn: "8471", quantity: 1, unitPaise: 100, rate: 18 }],
};

test("the PDF draws every character that may stand in it with its own typefaces", {
  timeout,
}, async () => {
  const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((char) =>
    char.isWellFormed(),
  );
  // Each on a line of its own, where it joins no other.
  const refused = new Set(undrawnIn(all.join("\n")));
  const chars = all.filter((char) => char !== "\n" && !refused.has(char));
  expect(chars.length).toBeGreaterThan(900);
  const typeset = async (terms: string) => {
    const numbered = { number: "Q/2026-27/0001", version: 1, createdAt: 0, seller };
    const site = { siteName: "DTS", siteUrl: "https://www.dts.example" };
    const order = quotationOrder({ ...numbered, facts: { ...facts, terms } }, site);
    const pdf = (await typesetReport(order, await documentsFile(), timeout)).toString("latin1");
    return new Set([...pdf.matchAll(/\/BaseFont \/(?:\w+\+)?(\w+)/g)].map(([, name]) => name));
  };
  expect([...(await typeset(chars.join("")))].sort()).toEqual(["Geist", "NotoSansDevanagari"]);
  // What the renderer does with a character that neither has.
  expect(await typeset(telugu)).toContain("Helvetica");
});

describeEachWorkspace("the letters of a quotation", (workspace) => {
  const site = () => workspace.app.bundle.content.registration as { gstin?: string };
  beforeAll(() => {
    site().gstin = "29AAACD1234E1Z5";
  });
  afterAll(() => {
    delete site().gstin;
  });

  const lead = () => workspace.at("/leads/dashboard/{taken}");
  const make = (browser: StaffBrowser, name: string) => {
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const line = { "line-text": "MacBook", "line-hsn": "", "line-quantity": "1", "line-price": "1" };
    const form = { intent: "make", name, address: "", gstin: "", place: "29", until, terms: "a\tb\u2009c" };
    return browser.ask(`${lead()}/quotations/new`, { form: { ...form, ...line, "line-rate": "18" } });
  };

  test("Hindi is taken; letters that the PDF cannot show are named and kept in the form", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    expect((await make(browser, hindi)).status).toBe(303);
    const refused = await make(browser, `Kṛṣṇa ✓ 🎉 ${telugu}`);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("The PDF cannot show “ṛ”, “ṣ”, “ṇ”, “✓”, “🎉” and others");
    expect(page).toContain(`value="Kṛṣṇa ✓ 🎉 ${telugu}"`);
  });

  test("a quotation stored with such letters says so and is not sent", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const path = (await make(browser, hindi)).headers.get("Location") ?? "";
    const id = path.split("/").at(-1) ?? "";
    const { db } = workspace.app.services;
    await db
      .updateTable("quotations")
      .set({ facts: JSON.stringify({ ...facts, name: telugu }) })
      .where("id", "=", id)
      .execute();
    const page = await (await browser.ask(path)).text();
    expect(page).toContain("The PDF cannot show");
    expect(page).not.toContain("Send with a reply");
    const reply = { intent: "reply", key: "one", subject: "Q", text: "Here.", language: "en" };
    expect((await browser.ask(lead(), { form: { ...reply, quotation: id } })).status).toBe(422);
  });
});
