import { expect, test } from "vitest";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { financialYear } from "./financial-year.ts";
import { makeQuotation } from "./make-quotation.server.ts";
import type { QuotationFacts } from "./read-quotation.ts";
import type { Seller } from "./seller.ts";

const manager: Viewer = { id: "manager", role: "manager" };
const now = new Date("2026-11-23T06:00:00Z");
const seller: Seller = { name: "S", address: "", phone: "", email: "", gstin: null, upi: null };
const facts: QuotationFacts = {
  name: "Hillside School",
  address: "",
  gstin: null,
  place: "29",
  until: "2026-12-08",
  terms: "",
  lines: [{ text: "Notebook", hsn: "8471", quantity: 1, unitPaise: 100, rate: 18 }],
};

test.each([
  ["2026-03-31T18:29:59Z", "2025-26"],
  // Midnight in India.
  ["2026-03-31T18:30:00Z", "2026-27"],
  ["2026-12-31T23:00:00Z", "2026-27"],
  ["2099-05-01T00:00:00Z", "2099-00"],
])("%s is in the financial year %s", (instant, year) => {
  expect(financialYear(new Date(instant))).toBe(year);
});

describeEachDatabase("numbers of quotations", (fresh) => {
  test("200 makers at once get 200 numbers without a gap, and one that fails takes none", {
    timeout: 120_000,
  }, async () => {
    const db = await fresh();
    await makeStaff(db);
    for (let count = 0; count < 20; count++) await recordSubmission(db, sampleSubmission({ mails: [] }), now);
    const { leads } = await listLeads(db, {}, {}, manager);
    const makingAt = (at: number) => ({ leadId: leads[at % leads.length]?.id ?? "", facts, seller });
    const broken = { ...makingAt(0), facts: { ...facts, lines: null as never } };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 220 }, (_, at) =>
        makeQuotation(db, at % 11 === 0 ? broken : makingAt(at), manager, now),
      ),
    );
    // Who found no free connection, or lost the race for the lead too often, tries again.
    const isMade = (each: (typeof outcomes)[number]) => each.status === "fulfilled" && "id" in each.value;
    let missing = 200 - outcomes.filter(isMade).length;
    while (missing > 0) {
      const again = await Promise.allSettled(
        Array.from({ length: missing }, (_, at) => makeQuotation(db, makingAt(at), manager, now)),
      );
      missing -= again.filter(isMade).length;
    }
    const rows = await db.selectFrom("quotations").select("number").orderBy("number").execute();
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, at) => `Q/2026-27/${String(at + 1).padStart(4, "0")}`),
    );
  });

  test("a new version keeps the number; another lead's number cannot be continued", async () => {
    const db = await fresh();
    await makeStaff(db);
    for (const _ of [1, 2]) await recordSubmission(db, sampleSubmission({ mails: [] }), now);
    const { leads } = await listLeads(db, {}, {}, manager);
    const [leadId = "", other = ""] = leads.map(({ id }) => id);
    await makeQuotation(db, { leadId, facts, seller }, manager, now);
    const of = "Q/2026-27/0001";
    expect(await makeQuotation(db, { leadId: other, facts, seller, of }, manager, now)).toEqual({
      outcome: "not-allowed",
    });
    await makeQuotation(db, { leadId, facts, seller, of }, manager, now);
    await makeQuotation(db, { leadId: other, facts, seller }, manager, now);
    const rows = await db.selectFrom("quotations").select(["number", "version"]).orderBy("id").execute();
    expect(rows).toEqual([
      { number: of, version: 1 },
      { number: of, version: 2 },
      { number: "Q/2026-27/0002", version: 1 },
    ]);
  });
});
