import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { WorkingTime } from "#app/dates/working-time.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { countOldLeads } from "./count-old-leads.server.ts";
import { measureAnswers } from "./counting.server.ts";
import { foldDeltas } from "./fold-deltas.server.ts";
import { type Cut, readCounts, sumOf } from "./read-insight.server.ts";

const day = "2026-11-23";
const now = new Date(`${day}T10:00:00+05:30`);
const manager = { id: "ravi", role: "manager" } as const;
const asha = { id: "asha", role: "agent" } as const;
const all = { from: "2026-01-01", to: "2026-12-31", kind: "sales" } as const;
const weekdays: WorkingTime = { week: Array(7).fill([["09:00", "18:00"]]), holidays: [] };

describeEachDatabase("the counts", (fresh) => {
  test("hold each enquiry by day, form, source, campaign, landing page, city and owner, before and after they are added up", async () => {
    const db = await fresh();
    await makeStaff(db, "asha", "ravi");
    await store(db, { city: "Pune", source: "Newsletter", campaign: "Autumn", landingPage: "/service" });
    const second = await store(db, { city: "pune" });
    await assignLead(db, { leadId: second, ownerId: "asha" }, manager, now);
    const expected = {
      day: { [day]: 2 },
      form: { "enterprise-contact": 2 },
      source: { newsletter: 1, "": 1 },
      campaign: { autumn: 1, "": 1 },
      landing_page: { "/service": 1, "": 1 },
      city: { pune: 2 },
      owner: { asha: 1, "": 1 },
    };
    for (const _ of ["as written", "added up"]) {
      for (const [cut, counts] of Object.entries(expected))
        expect(await leadsBy(db, cut as Cut), cut).toEqual(counts);
      expect(sumOf(await readCounts(db, "day", all, asha)).leads).toBe(1);
      expect(sumOf(await readCounts(db, "day", { ...all, kind: "service" }, manager)).leads).toBe(0);
      await foldDeltas(db);
      expect(await db.selectFrom("insight_deltas").select("id").execute()).toEqual([]);
    }
  });

  test("follow a lead that is answered, won, opened again and called spam", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi");
    const leadId = await store(db, {});
    const states = [];
    for (const to of ["contacted", "proposal", "won", "proposal", "lost"] as const) {
      await changeStatus(db, { leadId, to }, manager, now);
      await foldDeltas(db);
      const { leads, contacted, won, lost } = sumOf(await readCounts(db, "form", all, manager));
      states.push([leads, contacted, won, lost]);
    }
    expect(states).toEqual([
      [1, 1, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 0, 0],
      [1, 1, 0, 1],
    ]);
    const other = await store(db, {});
    await changeStatus(db, { leadId: other, to: "spam" }, manager, now);
    expect(sumOf(await readCounts(db, "form", all, manager))).toMatchObject({ leads: 1, spam: 1 });
  });

  test("hold what won leads are worth, whenever that is typed", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi");
    const leadId = await store(db, { source: "Newsletter" });
    const worth = async () => (await readCounts(db, "source", all, manager))[0]?.won_value;
    const move = (to: "proposal" | "won", valuePaise?: number) =>
      changeStatus(db, { leadId, to, ...(valuePaise && { deal: { value: valuePaise } }) }, manager, now);
    await move("proposal", 9_990_000);
    expect(await worth()).toBe(0);
    await move("won");
    expect(await worth()).toBe(9_990_000);
    await foldDeltas(db);
    await move("won", 12_345_678);
    expect(await worth()).toBe(12_345_678);
    await foldDeltas(db);
    expect(await worth()).toBe(12_345_678);
    await move("proposal");
    expect(await worth()).toBe(0);
  });

  test("say within how many hours of work a lead was first answered", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi");
    const evening = new Date(`${day}T17:30:00+05:30`);
    for (const answered of ["2026-11-23T17:40", "2026-11-24T09:30", "2026-11-24T12:00", "2026-11-25T18:00"]) {
      const leadId = await store(db, {}, evening);
      const at = new Date(`${answered}:00+05:30`);
      await changeStatus(db, { leadId, to: "contacted" }, manager, at);
      await changeStatus(db, { leadId, to: "qualified" }, manager, new Date(at.getTime() + 9_000_000));
    }
    await store(db, {}, evening);
    expect(await measureAnswers({ db, workingTime: () => weekdays })).toBe(4);
    expect(sumOf(await readCounts(db, "form", all, manager))).toMatchObject({
      ...{ leads: 5, contacted: 4 },
      ...{ within_1: 2, within_2: 0, within_4: 1, within_8: 0, later: 1 },
    });
  });

  test("stay when a lead is erased, without the city that was typed", async () => {
    const db = await fresh();
    const leadId = await store(db, { city: "House of Asha Rao", source: "event", campaign: "Autumn" });
    await foldDeltas(db);
    const erase = db.transaction();
    await erase.execute((trx) => eraseLeads(trx, [leadId], { reason: "asked", now }));
    await foldDeltas(db);
    expect(await leadsBy(db, "city")).toEqual({ "": 1 });
    expect(await leadsBy(db, "source")).toEqual({ event: 1 });
    expect(await leadsBy(db, "campaign")).toEqual({ autumn: 1 });
    const rows = await db.selectFrom("insight_counts").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("asha");
  });

  test("take in leads of before and of the version before, each once, also erased ones", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi");
    const answered = await store(db, { campaign: "Autumn" });
    await changeStatus(db, { leadId: answered, to: "contacted" }, manager, now);
    await store(db, { city: "Pune" });
    const erased = await store(db, {});
    const erase = db.transaction();
    await erase.execute((trx) => eraseLeads(trx, [erased], { reason: "asked", now }));
    await db.deleteFrom("insight_deltas").execute();
    // As the version before leaves them.
    await db
      .updateTable("leads")
      .set({ counted_on: null, arrival_campaign: null, arrival_page: null, answered_at: null })
      .execute();
    await db.deleteFrom("insight_deltas").execute();
    for (let start = 0; start < 2; start += 1) await countOldLeads(db, new AbortController().signal);
    expect(await leadsBy(db, "form")).toEqual({ "enterprise-contact": 3 });
    expect(await leadsBy(db, "campaign")).toEqual({ autumn: 1, "": 2 });
    expect(await measureAnswers({ db, workingTime: () => weekdays })).toBe(1);
  });

  test("are the same however many processes add them up at once", async () => {
    const db = await fresh();
    for (let index = 0; index < 20; index += 1) await store(db, { city: `city ${index % 3}` });
    await Promise.all(Array.from({ length: 8 }, () => foldDeltas(db)));
    expect(sumOf(await readCounts(db, "city", all, manager)).leads).toBe(20);
  });

  test("are not there when the transaction of the change failed", async () => {
    const db = await fresh();
    const leadId = await store(db, {});
    const failing = db.transaction().execute(async (trx) => {
      await trx.updateTable("leads").set({ status: "won" }).where("id", "=", leadId).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(sumOf(await readCounts(db, "form", all, manager))).toMatchObject({ leads: 1, won: 0 });
  });
});

type Typed = { city?: string; source?: string; campaign?: string; landingPage?: string };

async function store(
  db: Database,
  { city, source, campaign, landingPage }: Typed,
  at = now,
): Promise<string> {
  const last = {
    landingPage: landingPage ?? "",
    ...(source ? { source } : {}),
    ...(campaign ? { campaign } : {}),
  };
  const sample = sampleSubmission();
  const { city: _, ...person } = sample.person;
  const submission: Submission = {
    ...sample,
    person: { ...person, ...(city ? { city } : {}) },
    attribution: { last },
  };
  const stored = await recordSubmission(db, submission, at);
  if (stored.outcome !== "stored") throw new Error("the lead was not stored");
  return stored.leadId;
}

async function leadsBy(db: Database, cut: Cut): Promise<Record<string, number>> {
  const counted = await readCounts(db, cut, all, manager);
  return Object.fromEntries(counted.map(({ value, leads }) => [value, leads]));
}
