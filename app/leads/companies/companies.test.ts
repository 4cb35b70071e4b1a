import { describe, expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { correctPerson } from "#app/leads/people/correct-person.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { changeStatus } from "#app/leads/work/lead-work.server.ts";
import { eraseAll } from "#app/privacy/own-data.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { cluesOf, companyDomain, companyNameKey } from "./company-clues.ts";
import { fillCompanies } from "./fill-companies.server.ts";
import { listCompanies, readCompany } from "./read-companies.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const manager: Viewer = { id: "manager", role: "manager" };
const [karnataka, maharashtra] = ["29AAGCB7383J1Z4", "27AAGCB7383J1Z8"];

describe("what tells a company", () => {
  test.each([
    ["asha@acme.co.in", "acme.co.in"],
    ["asha@mail.acme.co.in", "acme.co.in"],
    ["Asha@IT.Acme.COM", "acme.com"],
    ["asha@gmail.com", undefined],
    ["asha@yahoo.co.in", undefined],
    ["asha@localhost", undefined],
    ["asha", undefined],
  ])("the domain of %s is %s", (email, domain) => expect(companyDomain(email)).toBe(domain));

  test.each([
    ["Acme Pvt. Ltd.", "acme"],
    ["ACME  Private Limited", "acme"],
    ["Café & Co", "cafe and"],
    ["self", undefined],
    ["N.A.", undefined],
    ["Private Limited", "private limited"],
  ])("the name %s is compared as %s", (name, key) => expect(companyNameKey(name)).toBe(key));

  test("a GSTIN with a wrong check character tells nothing", () => {
    expect(cluesOf({ gstin: karnataka.replace(/.$/, "0") })).toEqual({});
    expect(cluesOf({ gstin: karnataka }).pan).toBe(cluesOf({ gstin: maharashtra }).pan);
  });
});

describeEachDatabase("companies", (fresh) => {
  test("are called by the first name that was given, and by their domain until then", async () => {
    const db = await fresh();
    const names = async () => (await listCompanies(db, {})).companies.map(({ name }) => name);
    await record(db, { email: "a@acme.test", organization: "n.a." });
    expect(await names()).toEqual(["acme.test"]);
    await record(db, { email: "b@acme.test", organization: "self" });
    expect(await names()).toEqual(["acme.test"]);
    await record(db, { email: "c@acme.test", organization: "Acme Works" });
    await record(db, { email: "d@acme.test", organization: "Acme, third floor" });
    expect(await names()).toEqual(["Acme Works"]);
    const { companies } = await listCompanies(db, { search: "acme w" });
    expect(companies.map(({ leads }) => leads)).toEqual([4]);
  });

  test("that got their name later have what comes under this name alone", async () => {
    const db = await fresh();
    await record(db, { email: "a@acme.test", organization: "n.a." });
    await record(db, { email: "b@acme.test", organization: "Acme Works" });
    await record(db, { email: "c@gmail.com", organization: "ACME Works Pvt Ltd" });
    const { companies } = await listCompanies(db, {});
    expect(companies).toMatchObject([{ name: "Acme Works", leads: 3, isNameOnly: false }]);
  });

  test("of one name that are kept apart lead to each other", async () => {
    const db = await fresh();
    await record(db, { email: "c@gmail.com", organization: "Acme" });
    await record(db, { email: "f@acme.test", organization: "Bright" });
    await record(db, { email: "a@one.test", organization: "Acme" });
    await record(db, { email: "b@two.test", organization: "Acme" });
    await record(db, { email: "d@gmail.com", organization: "Solo" });
    const { companies } = await listCompanies(db, {});
    expect(companies.map(({ name, domains, isNameOnly }) => [name, ...domains, isNameOnly])).toEqual([
      expect.arrayContaining(["Acme", false]),
      expect.arrayContaining(["Acme", false]),
      ["Bright", "acme.test", false],
      ["Solo", true],
    ]);
    const [first, second] = companies;
    const page = await readCompany(db, first?.id ?? "", manager, now);
    expect(page?.namesakes).toEqual([{ id: second?.id, name: "Acme", domains: second?.domains }]);
  });

  test("are one for a domain, for the states of one account number, and for a name of free mail", async () => {
    const db = await fresh();
    await record(db, { email: "a@acme.test", organization: "Acme" });
    await record(db, { email: "b@mail.acme.test", organization: "Somebody else" });
    await record(db, { email: "c@gmail.com", organization: "ACME Pvt Ltd" });
    await record(db, { email: "d@gst.test", organization: "Bright" }, karnataka);
    await record(db, { email: "e@gmail.com", organization: "Bright West" }, maharashtra);
    await record(db, { email: "f@other.test", organization: "Acme" });
    await record(db, { email: "g@gmail.com", organization: "self" });
    const { companies } = await listCompanies(db, {});
    expect(companies.map(({ name, leads }) => [name, leads])).toEqual(
      [
        ["Acme", 3],
        ["Acme", 1],
        ["Bright", 2],
      ].sort(),
    );
    const bright = await readCompany(db, companies.at(-1)?.id ?? "", manager, now);
    expect(bright).toMatchObject({ gstins: [maharashtra, karnataka], pans: ["AAGCB7383J"] });
    expect(bright?.people).toHaveLength(2);
    for (const search of ["brig", "gst.test", "d@gst.test", karnataka, "AAGCB7383J"])
      expect(
        (await listCompanies(db, { search })).companies.map(({ name }) => name),
        search,
      ).toEqual(["Bright"]);
  });

  test("are the same for submissions that arrive at once", async () => {
    const db = await fresh();
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => record(db, { email: `p${at}@acme.test`, organization: "Acme" })),
    );
    expect((await listCompanies(db, {})).companies).toMatchObject([{ name: "Acme", leads: 40 }]);
  });

  test("show of colleagues' enquiries only whose they are", async () => {
    const db = await fresh();
    await makeStaff(db, "anita");
    await record(db, { name: "Asha", email: "asha@acme.test" });
    await db.updateTable("leads").set({ owner_id: "anita" }).execute();
    const [listed] = (await listCompanies(db, {})).companies;
    const seen = await readCompany(db, listed?.id ?? "", { id: "ravi", role: "agent" }, now);
    expect(seen).toMatchObject({ leads: [], colleagues: [{ ownerId: "anita" }] });
    expect(JSON.stringify(seen)).not.toMatch(/asha@|98765|DTS-/);
  });

  test("follow a correction, come with what is no spam after all, and go with the last erased enquiry", async () => {
    const db = await fresh();
    const leadId = await record(db, { email: "a@acme.test", organization: "Acme" });
    await correctPerson(
      db,
      { leadId, person: { email: "a@bright.test", organization: "Bright" } },
      manager,
      now,
    );
    expect((await listCompanies(db, {})).companies.map(({ name }) => name)).toEqual(["Bright"]);
    const spam = sampleSubmission({ spam: { score: 90, reasons: [] }, person: { email: "s@spam.test" } });
    const stored = await recordSubmission(db, spam, now);
    expect((await listCompanies(db, {})).companies).toHaveLength(1);
    const id = "leadId" in stored ? stored.leadId : "";
    await changeStatus(db, { leadId: id, to: "new" }, manager, now);
    expect((await listCompanies(db, {})).companies).toHaveLength(2);
    for (const address of ["a@bright.test", "s@spam.test"])
      await eraseAll(db, { leadId, reference: "", address }, now);
    for (const table of ["companies", "company_keys"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("of old enquiries are filled in part by part, and again for what the version before writes", async () => {
    const db = await fresh();
    await record(db, { email: "a@acme.test" }, karnataka);
    await record(db, { email: "b@acme.test" });
    const forget = async () => {
      await db.updateTable("leads").set({ company_id: null }).execute();
      for (const table of ["companies", "company_keys"] as const) await db.deleteFrom(table).execute();
    };
    const { signal } = new AbortController();
    for (const _ of [1, 2]) {
      await forget();
      await fillCompanies(db, signal);
      expect((await listCompanies(db, { search: karnataka })).companies).toMatchObject([{ leads: 2 }]);
    }
  });
});

async function record(db: Database, person: object, gstin?: string): Promise<string> {
  const answers = gstin ? [{ key: "gstin", label: "GSTIN", value: gstin }] : [];
  const submission = sampleSubmission({ person, answers, mails: [] });
  const outcome = await recordSubmission(db, submission, now);
  if (outcome.outcome !== "stored") throw new Error(outcome.outcome);
  return outcome.leadId;
}
