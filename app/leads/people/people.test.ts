import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { eraseAll, withdrawAll } from "#app/privacy/own-data.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { correctPerson } from "./correct-person.server.ts";
import { fillPersonWords } from "./fill-words.server.ts";
import { listPeople } from "./list-people.server.ts";
import { readPerson } from "./read-person.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const manager: Viewer = { id: "manager", role: "manager" };
const anita: Viewer = { id: "anita", role: "agent" };
const ravi: Viewer = { id: "ravi", role: "agent" };

describeEachDatabase("people", (fresh) => {
  test("are found by words of a name in any order, by address, and by a number in any spelling", async () => {
    const db = await fresh();
    await record(db, { name: "Asha Rao", email: "asha@lakeside.test", phone: "+91 98765 43210" });
    await record(db, { name: "Asha Raoul", email: "raoul@hill.test", phone: "09812345678" });
    const names = async (search: string) =>
      (await listPeople(db, { search }, manager)).people.map(({ person }) => person.name);
    expect(await names("rao")).toEqual(["Asha Rao", "Asha Raoul"]);
    expect(await names("RAOUL ash")).toEqual(["Asha Raoul"]);
    expect(await names("asha@lake")).toEqual(["Asha Rao"]);
    for (const spelling of ["9876543210", "+91 98765-43210", "0 98765 43210", "\u202a9876\u200b5", "९८७६५"])
      expect(await names(spelling), spelling).toEqual(["Asha Rao"]);
    expect(await names("5678")).toEqual(["Asha Raoul"]);
    expect(await names("asha nobody")).toEqual([]);
  });

  test("stand in pages without gaps or repeats, searched or not", async () => {
    const db = await fresh();
    for (let at = 0; at < 7; at++)
      await record(db, { name: `Meera Meena ${at}`, email: `m${at}@x.test` }, new Date(at));
    for (const search of ["", "mee"]) {
      const seen: string[] = [];
      for (let after: string | undefined; ; ) {
        const page = await listPeople(db, { search, after, size: 3 }, manager);
        seen.push(...page.people.map(({ id }) => id));
        if (!page.next) break;
        after = page.next;
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen).size).toBe(7);
    }
  });

  test("of whom there is nothing but spam are found by a search alone", async () => {
    const db = await fresh();
    await record(db, { name: "Asha Rao", email: "asha@lakeside.test" });
    await record(db, { name: "Best Offers", email: "offers@elsewhere.test" });
    await db.updateTable("leads").set({ status: "spam" }).where("name", "=", "Best Offers").execute();
    const names = async (search: string) =>
      (await listPeople(db, { search }, manager)).people.map(({ person }) => person.name);
    expect(await names("")).toEqual(["Asha Rao"]);
    expect(await names("offers")).toEqual(["Best Offers"]);
  });

  test("of a colleague show who it is and whose, and no address, number or enquiry", async () => {
    const db = await fresh();
    await makeStaff(db, "anita");
    await record(db, { name: "Asha Rao", email: "asha@lakeside.test" });
    await db.updateTable("leads").set({ owner_id: "anita" }).execute();
    const [listed] = (await listPeople(db, { search: "asha@lakeside.test" }, ravi)).people;
    expect(listed).toMatchObject({ person: { name: "Asha Rao" }, isColleagues: true, ownerIds: ["anita"] });
    const seen = await readPerson(db, listed?.id ?? "", ravi, now);
    expect(seen).toMatchObject({ leads: [], colleagues: [{ ownerId: "anita" }], mails: [], companies: [] });
    for (const found of [listed, seen]) expect(JSON.stringify(found)).not.toMatch(/asha@|98765|DTS-/);
    const own = await readPerson(db, listed?.id ?? "", anita, now);
    expect(own).toMatchObject({ person: { email: "asha@lakeside.test" }, colleagues: [] });
    expect(own?.leads).toHaveLength(1);
  });

  test("have everything that belongs to them on one page", async () => {
    const db = await fresh();
    const person = { name: "Asha Rao", email: "asha@lakeside.test", phone: "+919876543210" };
    await record(db, person);
    await record(db, person, now, { answers: [{ key: "number", label: "Serial", value: "g6tzm-12345 A" }] });
    const at = { version: 1, created_at: 1, updated_at: 1 };
    const order = { ...at, type: "order" as const, pin: "560001" };
    await db
      .insertInto("orders")
      .values([
        { ...order, id: newUuid(1), number: "SO-1", phone_last4: null, email: "Asha@Lakeside.test" },
        { ...order, id: newUuid(2), number: "SO-2", phone_last4: "3210", email: null },
        { ...order, id: newUuid(3), number: "SO-3", phone_last4: "3210", email: "other@x.test" },
      ])
      .execute();
    const plan = { plan: "DCare", starts_on: "2026-01-01", ends_on: "2028-12-31", imei: null };
    await db
      .insertInto("coverage")
      .values({ ...at, ...plan, id: newUuid(4), serial: "G6TZM12345A" })
      .execute();
    const found = await onlyPerson(db);
    expect(found?.leads).toHaveLength(2);
    expect(found?.orders.map(({ number, isSure }) => [number, isSure])).toEqual([
      ["SO-1", true],
      ["SO-2", false],
    ]);
    expect(found?.coverage).toMatchObject([{ serial: "G6TZM12345A" }]);
    expect(found?.mails.map(({ template }) => template).sort()).toContain("confirmation");
  });

  test("who were corrected are found by what is right, and no more by what was wrong", async () => {
    const db = await fresh();
    const leadId = await record(db, { name: "Asha Rao", email: "asha@lakeside.test" });
    const person = { name: "Usha Rau", email: "usha@hill.test" };
    await correctPerson(db, { leadId, person }, manager, now);
    expect(await countFound(db, "usha")).toBe(1);
    expect(await countFound(db, "asha")).toBe(0);
  });

  test("whose data was erased or whose consent was withdrawn are not found", async () => {
    const db = await fresh();
    const request = await record(db, { name: "Asha Rao", email: "a@x.test" }, now, { form: "data-request" });
    await record(db, { name: "Asha Rao", email: "a@x.test" });
    const asked = { leadId: request, reference: "DTS", address: "a@x.test" };
    await withdrawAll(db, asked, { siteName: "DTS", now });
    await db.deleteFrom("leads").where("id", "=", request).execute();
    expect(await countFound(db, "asha")).toBe(0);
    expect((await listPeople(db, { search: "asha" }, { id: "admin", role: "admin" })).people).toHaveLength(1);
    await eraseAll(db, asked, now);
    expect(await db.selectFrom("person_words").selectAll().execute()).toEqual([]);
  });

  test("of before are found after the words were filled in, part by part", async () => {
    const db = await fresh();
    await record(db, { name: "Asha Rao", email: "a@x.test" });
    await db.deleteFrom("person_words").execute();
    expect(await countFound(db, "asha")).toBe(0);
    const { signal } = new AbortController();
    for (const _ of [1, 2]) await fillPersonWords(db, signal);
    expect(await countFound(db, "asha")).toBe(1);
  });
});

function newUuid(at: number): string {
  return `0198a1b2-0000-7000-8000-${String(at).padStart(12, "0")}`;
}

async function record(
  db: Database,
  person: Submission["person"],
  at = now,
  changes: Partial<Submission> = {},
): Promise<string> {
  const nobody = { phone: "", organization: "", city: "" };
  const outcome = await recordSubmission(
    db,
    sampleSubmission({ ...changes, person: { ...nobody, ...person } }),
    at,
  );
  if (outcome.outcome !== "stored") throw new Error(outcome.outcome);
  return outcome.leadId;
}

async function countFound(db: Database, search: string): Promise<number> {
  return (await listPeople(db, { search }, manager)).people.length;
}

async function onlyPerson(db: Database) {
  const [listed] = (await listPeople(db, {}, manager)).people;
  return readPerson(db, listed?.id ?? "", manager, now);
}
