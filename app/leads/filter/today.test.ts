import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { endOfDay, type Step } from "#app/leads/next-step.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { countToday, readToday, todayParts } from "./today.server.ts";

const monday = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);
const manager: Viewer = { id: "ravi", role: "manager" };
const agent: Viewer = { id: "asha", role: "agent" };
const step = (day: string): Step => ({ text: "Call", at: endOfDay(day) });

describeEachDatabase("today", (fresh) => {
  test("is what one has to do oneself, what nobody goes on with, and what is new", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi", "asha");
    await add(db, "later", { owner: "asha", to: "contacted", step: step("2026-11-25") });
    await add(db, "tonight", { owner: "asha", to: "contacted", step: step("2026-11-23") });
    await add(db, "sunday", { owner: "asha", to: "qualified", step: step("2026-11-22") });
    await add(db, "given back", { to: "contacted", step: step("2026-11-21") });
    await add(db, "no step", { owner: "asha", to: "contacted" });
    await add(db, "given today", { owner: "asha", at: monday("16:30") });
    await add(db, "done", { owner: "asha", to: "lost" });
    await add(db, "of Ravi", { owner: "ravi", to: "contacted", step: step("2026-11-20") });
    await add(db, "clock", { owner: "asha", at: monday("06:00") });
    await add(db, "new");
    await add(db, "token", { kind: "record" });
    await add(db, "spam", { to: "spam" });
    const now = monday("15:00");
    expect(await namesOf(db, agent, now)).toEqual({
      overdue: ["given back", "sunday", "clock"],
      due: ["tonight"],
      stepless: ["given today", "no step"],
      fresh: ["new"],
    });
    expect(await namesOf(db, manager, now)).toEqual({
      overdue: ["of Ravi", "given back"],
      due: [],
      stepless: [],
      fresh: ["new"],
    });
    expect(await countToday(db, agent, now)).toEqual({ overdue: 3, due: 1, stepless: 2, fresh: 1 });
  });

  test("counts what it does not show, and shows nothing of people who withdrew", async () => {
    const db = await fresh();
    await makeStaff(db, "ravi", "asha");
    for (const name of ["one", "two", "three"]) await add(db, name);
    await db.updateTable("leads").set({ restricted_at: 1, due_at: null }).where("name", "=", "two").execute();
    const { fresh: part } = await readToday(db, agent, monday("15:00"), 1);
    expect([part.leads.map(({ person }) => person.name), part.count]).toEqual([["three"], 2]);
  });
});

type Made = { owner?: string; to?: Status; step?: Step; kind?: Kind; at?: Date };

async function add(db: Database, name: string, made: Made = {}): Promise<void> {
  const { owner, to, step: next, kind = "sales", at = monday("14:00") } = made;
  const stored = await recordSubmission(db, sampleSubmission({ kind, person: { name }, mails: [] }), at);
  if (stored.outcome !== "stored") throw new Error("the lead was not stored");
  const { leadId } = stored;
  if (to) await changeStatus(db, { leadId, to, step: next }, manager, at);
  if (owner) await assignLead(db, { leadId, ownerId: owner }, manager, at);
}

async function namesOf(db: Database, viewer: Viewer, now: Date) {
  const parts = await readToday(db, viewer, now, 50);
  return Object.fromEntries(
    todayParts.map((part) => [part, parts[part].leads.map(({ person }) => person.name)]),
  );
}
