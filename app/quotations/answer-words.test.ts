import { expect, test } from "vitest";
import { newId } from "#app/database/uuid.server.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { waiting } from "#tests/support/locks.ts";
import { makeQuotation } from "./make-quotation.server.ts";
import type { QuotationFacts } from "./read-quotation.ts";
import type { Seller } from "./seller.ts";

const seller: Seller = {
  name: "DTS",
  address: "",
  phone: "+91 80 4000 1234",
  email: "sales@dts.example",
  gstin: "29AAACD1234E1Z5",
  upi: null,
};
const facts: QuotationFacts = {
  name: "Hillside School",
  address: "",
  gstin: null,
  place: "29",
  until: "2099-12-08",
  terms: "",
  lines: [{ text: "Notebook", hsn: "8471", quantity: 1, unitPaise: 100, rate: 18 }],
};

describeEachWorkspace("words with the answer to a quotation", (workspace) => {
  const sent = async (of?: string) => {
    const { db } = workspace.app.services;
    const key = newId(new Date());
    const viewer = { id: workspace.at("{member}"), role: "manager" } as const;
    const making = { key, leadId: workspace.at("{taken}"), facts, seller, ...(of ? { of } : {}) };
    expect(await makeQuotation(db, making, viewer, new Date())).toMatchObject({ outcome: "done" });
    const { number } = await db
      .updateTable("quotations")
      .set({ sent_at: Date.now() })
      .where("id", "=", key)
      .returning("number")
      .executeTakeFirstOrThrow();
    return { number, link: signedLink("s".repeat(32), "quotation", key) };
  };
  const answer = (link: string, words: string, answered = "accepted", address = "198.51.100.1") =>
    workspace.app.fetch(link, {
      method: "POST",
      body: new URLSearchParams({ answer: answered, words }),
      headers: { Origin: workspace.app.config.siteUrl },
      address,
    });

  test("the same words twice are one message; other words of a colleague are given back, with whom to tell", async () => {
    const { link } = await sent();
    expect((await answer(link, "Please go\nahead")).status).toBe(303);
    expect((await answer(link, "Please go\r\nahead")).status).toBe(303);
    expect((await answer(link, "")).status).toBe(303);
    const late = await answer(link, "Deliver to <gate> 2 & ring");
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("can no longer be answered");
    expect(page).toContain("Your message was not sent:<blockquote>Deliver to &lt;gate&gt; 2 &amp; ring<");
    expect(page).toMatch(
      /href="mailto:sales@dts\.example\?[^"]*body=Deliver%20to%20%3Cgate%3E%202%20%26%20ring"/,
    );
    expect(page).toContain("You accepted this quotation on");
    expect(await (await workspace.app.fetch(link)).text()).not.toContain("was not sent");
  });

  test("words for a version that was replaced meanwhile are given back", async () => {
    const { number, link } = await sent();
    await sent(number);
    const late = await answer(link, "We take all of them");
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("A newer version of this quotation");
    expect(page).toContain("Your message was not sent:<blockquote>We take all of them<");
  });

  test("words that arrive after too many others stay in the form", async () => {
    const { link } = await sent();
    const pages = await Promise.all(
      Array.from({ length: 31 }, () => answer(link, "Twice as many, please", "perhaps", "198.51.100.2")),
    );
    const late = pages.find(({ status }) => status === 429);
    expect(await late?.text()).toMatch(/<textarea name="words"[^>]*>Twice as many, please</);
  });

  test("that come while the customer's data is erased are not stored", async () => {
    const { db } = workspace.app.services;
    const { link, number } = await sent();
    const erasing = await db.startTransaction().execute();
    await eraseLeads(erasing, [workspace.at("{taken}")], { reason: "a request", now: new Date() });
    const answered = answer(link, "Please go ahead");
    if (db.engine === "postgres") await expect.poll(() => waiting(db)).toBe(1);
    await erasing.commit().execute();
    // On SQLite the erasure may be over before the quotation is looked up: it is unknown then.
    expect([404, 409]).toContain((await answered).status);
    const stored = await db
      .selectFrom("quotations")
      .select(["answer", "answer_words"])
      .where("number", "=", number)
      .execute();
    expect(stored).toEqual([{ answer: null, answer_words: null }]);
  });
});
