import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { readHeldData } from "#app/privacy/held-data.server.ts";
import { eraseAll } from "#app/privacy/own-data.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { editsBetween } from "./edits-between.ts";
import { isSlip, likelySame } from "./likely-same.server.ts";
import { listPeople } from "./list-people.server.ts";
import { keepSeparate, mergePeople, readMerges, undoMerge } from "./merge-people.server.ts";
import { readGroup, seenMark } from "./person-group.server.ts";
import { readPerson } from "./read-person.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const manager: Viewer = { id: "manager", role: "manager" };
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000);

test.each([
  ["asha", "asha", 0],
  ["asha", "ahsa", 1],
  ["asha", "ashaa", 1],
  ["asha", "usha", 1],
  ["asha", "rao", 2],
])("from %s to %s there are %i edits, as far as is counted", (one, other, edits) =>
  expect(editsBetween(one, other, 1)).toBe(edits),
);

test("a slip is one edit in a long address", () => {
  expect(isSlip("asha@lakeside.test", "asha@lakesdie.test")).toBe(true);
  expect(isSlip("a@b.in", "c@b.in")).toBe(false);
});

describeEachDatabase("two people", (fresh) => {
  test("that were joined stand on one page, also with what arrives later, until they are taken apart", async () => {
    const db = await fresh();
    const [one, other] = [await record(db, "asha@lakeside.test"), await record(db, "asha.rao@gmail.com")];
    const before = await stateOf(db);
    await mergePeople(db, { keptId: one, mergedId: other }, manager, now);
    await record(db, "asha.rao@gmail.com");
    const joined = await readPerson(db, other, manager, now);
    expect(joined).toMatchObject({ id: one, others: [{ id: other }] });
    expect(joined?.leads).toHaveLength(3);
    expect((await listPeople(db, { search: "asha.rao@gmail.com" }, manager)).people).toMatchObject([
      { id: one, leads: 3 },
    ]);
    const [merge] = await readMerges(db, one, now);
    expect(await undoMerge(db, merge?.id ?? "", manager, days(9))).toEqual({ outcome: "done" });
    expect(await stateOf(db)).toEqual(before);
    expect((await readPerson(db, other, manager, now))?.leads).toHaveLength(2);
    const actions = await db
      .selectFrom("audit_log")
      .select("action")
      .where("action", "like", "people%")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(["people merged", "people separated"]);
  });

  test("cannot be taken apart after ten days, after a further join, or after an erasure", async () => {
    const db = await fresh();
    const [one, two, three] = [
      await record(db, "a@x.test"),
      await record(db, "b@x.test"),
      await record(db, "c@x.test"),
    ];
    await mergePeople(db, { keptId: one, mergedId: two }, manager, now);
    const [first] = await readMerges(db, one, now);
    const undo = (at: Date) => undoMerge(db, first?.id ?? "", manager, at);
    expect(await undo(days(11))).toMatchObject({
      outcome: "refused",
      sentence: expect.stringContaining("10 days"),
    });
    await mergePeople(db, { keptId: three, mergedId: one }, manager, now);
    expect(await undo(now)).toMatchObject({
      outcome: "refused",
      sentence: expect.stringContaining("someone else"),
    });
    const [second] = await readMerges(db, three, now);
    expect(await undoMerge(db, second?.id ?? "", manager, now)).toEqual({ outcome: "done" });
    expect((await readGroup(db, two))?.map(({ id }) => id)).toEqual([one, two]);
    await eraseAll(db, { leadId: one, reference: "", address: "b@x.test" }, now);
    expect(await undo(now)).toMatchObject({
      outcome: "refused",
      sentence: expect.stringContaining("erased"),
    });
  });

  test("that were joined are erased together, and each address is shown its own data alone", async () => {
    const db = await fresh();
    const [one, other] = [await record(db, "asha@lakeside.test"), await record(db, "asha.rao@gmail.com")];
    const third = await record(db, "somebody@x.test");
    await mergePeople(db, { keptId: one, mergedId: other }, manager, now);
    const held = await readHeldData(db, "asha.rao@gmail.com");
    expect(held).toMatchObject({ joinedElsewhere: 1 });
    expect(JSON.stringify(held)).not.toContain("lakeside.test");
    await eraseAll(db, { leadId: one, reference: "", address: "asha.rao@gmail.com" }, now);
    const left = await db.selectFrom("leads").select("email").where("erased_at", "is", null).execute();
    expect(left).toEqual([{ email: "somebody@x.test" }]);
    const people = await db.selectFrom("people").select("id").where("name", "is not", null).execute();
    expect(people).toEqual([{ id: third }]);
  });

  test("that were joined are offered no more than each of them allows", async () => {
    const db = await fresh();
    const boxes = { "marketing: E-mail": true, "marketing: WhatsApp": true };
    const one = await record(db, "a@x.test", boxes);
    const other = await record(db, "b@x.test", { "marketing: E-mail": true, "marketing: WhatsApp": false });
    const without = await record(db, "c@x.test");
    const channels = async () => (await readPerson(db, one, manager, now))?.consent.channels;
    expect(await channels()).toEqual(["E-mail", "WhatsApp"]);
    await mergePeople(db, { keptId: one, mergedId: other }, manager, now);
    expect(await channels()).toEqual(["E-mail"]);
    await mergePeople(db, { keptId: one, mergedId: without }, manager, now);
    expect(await channels()).toEqual([]);
  });

  test("are joined or kept apart as they were shown, and not after a colleague joined one of them", async () => {
    const db = await fresh();
    const [one, two, three] = [
      await record(db, "a@x.test"),
      await record(db, "b@x.test"),
      await record(db, "c@x.test"),
    ];
    const shown = { keptId: one, mergedId: two, seen: seenMark([{ id: two }, { id: one }]) };
    await mergePeople(db, { keptId: three, mergedId: two }, manager, now);
    const before = await stateOf(db);
    for (const work of [mergePeople, keepSeparate])
      expect(await work(db, shown, manager, now)).toMatchObject({
        outcome: "refused",
        sentence: expect.stringContaining("A colleague merged or separated one of them"),
      });
    expect(await stateOf(db)).toEqual(before);
    expect(await db.selectFrom("separate_people").selectAll().execute()).toEqual([]);
    const seen = seenMark([{ id: one }, { id: two }, { id: three }]);
    expect(await mergePeople(db, { ...shown, seen }, manager, now)).toEqual({ outcome: "done" });
  });

  test("are joined or kept apart by nobody who may not see the enquiries of both", async () => {
    const db = await fresh();
    await makeStaff(db, "anita");
    const [one, other] = [await record(db, "a@x.test"), await record(db, "b@x.test")];
    await db.updateTable("leads").set({ owner_id: "anita" }).where("person_id", "=", other).execute();
    const ravi: Viewer = { id: "ravi", role: "agent" };
    expect(await mergePeople(db, { keptId: one, mergedId: other }, ravi, now)).toMatchObject({
      outcome: "refused",
    });
    expect(await keepSeparate(db, { keptId: one, mergedId: other }, ravi, now)).toMatchObject({
      outcome: "refused",
    });
    expect(await readMerges(db, one, now)).toEqual([]);
    expect(await db.selectFrom("separate_people").selectAll().execute()).toEqual([]);
  });

  test("with one number or a slip in the address are suggested, until they are kept apart", async () => {
    const db = await fresh();
    const one = await record(db, "asha@lakeside.test", {}, "+919876543210");
    const phone = await record(db, "office@lakeside.test", {}, "098765 43210");
    const slip = await record(db, "asha@lakesdie.test");
    await record(db, "usha@hillside.test");
    const suggested = async () => {
      const group = await readGroup(db, one);
      return (await likelySame(db, group ?? [])).map(({ id }) => id).sort();
    };
    expect(await suggested()).toEqual([phone, slip].sort());
    await keepSeparate(db, { keptId: slip, mergedId: one }, manager, now);
    expect(await suggested()).toEqual([phone]);
    await mergePeople(db, { keptId: one, mergedId: phone }, manager, now);
    expect(await suggested()).toEqual([]);
  });
});

/** @returns the id of the person */
async function record(db: Database, email: string, boxes = {}, phone = ""): Promise<string> {
  const consent = { ...sampleSubmission().consent, boxes };
  const submission = sampleSubmission({ consent: consent as never, mails: [], person: { email, phone } });
  const outcome = await recordSubmission(db, submission, now);
  const leadId = "leadId" in outcome ? outcome.leadId : "";
  const { person_id } = await db
    .selectFrom("leads")
    .select("person_id")
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  return person_id;
}

async function stateOf(db: Database) {
  return db.selectFrom("people").selectAll().orderBy("id").execute();
}
