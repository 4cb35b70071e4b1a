import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { setAbsence } from "#app/leads/teams/absences.server.ts";
import { saveTeam } from "#app/leads/teams/change-teams.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { addRule, moveRule, switchRule } from "./change-rules.server.ts";
import { listRules } from "./read-routing.server.ts";
import { renewRouting } from "./routing-version.server.ts";
import { type NewRule, sizeOf } from "./rules.ts";
import { tryRules } from "./try-rules.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const by = { actorId: "admin", now };
const anything = { forms: null, kind: null, city: null, minSize: null };

describeEachDatabase("routing", (fresh) => {
  test("a hundred submissions at once go round the members who are in, fair within one", async () => {
    const db = await fresh();
    const team = await withTeam(db, ["asha", "away", "gone", "meera", "ravi"]);
    await setAbsence(db, "away", { from: "2026-11-20", to: "2026-11-21", standIn: null });
    await sql`update "user" set "disabled" = (1 = 1) where id = 'gone'`.execute(db);
    await db.transaction().execute(renewRouting);
    await withRules(db, { ...anything, name: "Everything", to: { team } });
    await Promise.all(Array.from({ length: 100 }, () => recordSubmission(db, sampleSubmission(), now)));
    const counts = await db
      .selectFrom("leads")
      .select(({ fn }) => ["owner_id", fn.countAll<number>().as("leads")])
      .groupBy("owner_id")
      .orderBy("owner_id")
      .execute();
    expect(counts.map(({ owner_id }) => owner_id)).toEqual(["asha", "meera", "ravi"]);
    expect(counts.map(({ leads }) => Number(leads)).sort()).toEqual([33, 33, 34]);
    const notices = await db.selectFrom("staff_notices").select("id").execute();
    expect(notices).toHaveLength(100);
  });

  test("the first rule that fits decides, and the timeline says which", async () => {
    const db = await fresh();
    await makeStaff(db, "asha", "ravi");
    await withRules(
      db,
      { ...anything, name: "Large in Pune", city: "PUNE", minSize: 500, to: { user: "asha" } },
      { ...anything, name: "Sales", kind: "sales", to: { user: "ravi" } },
    );
    const devices = (value: string) => ({ answers: [{ key: "devices", label: "How many?", value }] });
    const pune = { person: { city: "Pune " } };
    const large = await send(db, { ...pune, ...devices("500 to 4,999") });
    expect(large.ownerId).toBe("asha");
    expect(large.timeline.map(({ kind, detail }) => [kind, detail])).toContainEqual([
      "routed",
      { to: "asha", rule: "Large in Pune" },
    ]);
    const told = await db.selectFrom("staff_notices").select(["user_id", "kind", "lead_id"]).execute();
    expect(told).toEqual([{ user_id: "asha", kind: "assigned", lead_id: large.id }]);
    expect((await send(db, { ...pune, ...devices("50 to 499") })).ownerId).toBe("ravi");
    expect((await send(db, devices("5,000 or more"))).ownerId).toBe("ravi");
    expect((await send(db, { kind: "service" })).ownerId).toBeNull();
    expect((await send(db, { spam: { score: 90, reasons: ["links"] } })).ownerId).toBeNull();
    const [first] = await listRules(db);
    await moveRule(db, { id: first?.id ?? "", at: 0 }, "down", by);
    expect((await send(db, { ...pune, ...devices("500 to 4,999") })).ownerId).toBe("ravi");
  });

  test("leads of somebody who is away go to who takes over, else by the next rule; rules that are off do nothing", async () => {
    const db = await fresh();
    await makeStaff(db, "asha", "ravi", "meera");
    await withRules(
      db,
      { ...anything, name: "Asha's", to: { user: "asha" } },
      { ...anything, name: "The rest", to: { user: "ravi" } },
    );
    await setAbsence(db, "asha", { from: "2026-11-21", to: "2026-11-30", standIn: "meera" });
    expect((await send(db)).ownerId).toBe("meera");
    await setAbsence(db, "meera", { from: "2026-11-21", to: "2026-11-21", standIn: "ravi" });
    expect((await send(db)).ownerId).toBe("ravi");
    await setAbsence(db, "asha", null);
    expect((await send(db)).ownerId).toBe("asha");
    for (const { id } of await listRules(db)) await switchRule(db, id, false, by);
    expect((await send(db)).ownerId).toBeNull();
  });

  test("rules are tried on last month's leads and change nothing", async () => {
    const db = await fresh();
    const team = await withTeam(db, ["asha", "ravi"]);
    for (const city of ["Pune", "Pune", "Pune", "Delhi"]) await send(db, { person: { city } });
    await recordSubmission(db, sampleSubmission(), new Date("2026-10-01T08:00:00Z"));
    await addRule(db, { ...anything, name: "Pune", city: "Pune", to: { team } }, by);
    expect(await tryRules(db, now)).toEqual({
      leads: 4,
      shares: [
        { rule: "Pune", userId: "asha", leads: 2 },
        { rule: "Pune", userId: "ravi", leads: 1 },
        { rule: null, userId: null, leads: 1 },
      ],
    });
    const owned = await db.selectFrom("leads").select("id").where("owner_id", "is not", null).execute();
    expect(owned).toEqual([]);
  });
});

test("a size is the largest number that an enquiry names, of a range where it begins", () => {
  const size = (key: string, value: string) => sizeOf([{ key, value }]);
  expect(size("devices", "5,000 or more")).toBe(5000);
  expect(size("devices", "50 to 499")).toBe(50);
  expect(size("devices", "Under 50")).toBe(1);
  expect(size("message", "900 devices")).toBeNull();
  expect(
    sizeOf([
      { key: "people", value: "12" },
      { key: "devices", value: "9" },
    ]),
  ).toBe(12);
});

async function withTeam(db: Database, members: string[]): Promise<string> {
  await makeStaff(db, ...members);
  await saveTeam(db, { name: "Sales", shares: true, members }, by);
  const [team] = await listTeams(db);
  return team?.id ?? "";
}

async function withRules(db: Database, ...rules: NewRule[]): Promise<void> {
  for (const rule of rules) await addRule(db, rule, by);
  for (const { id } of await listRules(db)) await switchRule(db, id, true, by);
}

async function send(db: Database, changes: Partial<Submission> = {}) {
  const result = await recordSubmission(db, sampleSubmission(changes), now);
  if (result.outcome === "conflict") throw new Error(result.outcome);
  const lead = await readLead(db, result.leadId, { id: "manager", role: "manager" }, now);
  if (!lead) throw new Error("no lead");
  return lead;
}
