import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { endOfDay, readStep } from "#app/leads/next-step.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { changeStatus } from "./lead-work.server.ts";
import { finishStep } from "./next-step.server.ts";
import { readLead } from "./read-lead.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "agent", role: "agent" };
const call = { text: "Call about the quotation", at: endOfDay("2026-11-24") };
const visit = { text: "Visit the school", at: Date.parse("2026-11-25T10:00:00+05:30") };

describeEachDatabase("the next step", (fresh) => {
  test("is set in the same change as the status, and the lead is due with it", async () => {
    const { db, leadId } = await withLead(await fresh());
    const before = await read(db, leadId);
    expect(before.dueAt).toBe(before.clockAt);
    await changeStatus(db, { leadId, to: "contacted", step: call, version: 1 }, agent, now);
    const lead = await read(db, leadId);
    expect(lead).toMatchObject({
      status: "contacted",
      step: call,
      clockAt: null,
      dueAt: call.at,
      version: 2,
    });
    expect(lead.timeline.slice(-2).map(({ kind, detail }) => [kind, detail.step, detail.text])).toEqual([
      ["status", undefined, undefined],
      ["note", "set", call.text],
    ]);
  });

  test("is set without moving the lead, and another takes its place when it is done", async () => {
    const { db, leadId } = await withLead(await fresh());
    await changeStatus(db, { leadId, to: "contacted", version: 1 }, agent, now);
    await changeStatus(db, { leadId, to: "contacted", step: call, version: 2 }, agent, now);
    expect(await read(db, leadId)).toMatchObject({ step: call, version: 3 });
    await finishStep(db, { leadId, next: visit, version: 3 }, agent, now);
    expect(await read(db, leadId)).toMatchObject({ step: visit, dueAt: visit.at });
    await finishStep(db, { leadId, version: 4 }, agent, now);
    const lead = await read(db, leadId);
    expect(lead).toMatchObject({ step: null, dueAt: null });
    const steps = lead.timeline.filter(({ kind }) => kind === "note");
    expect(steps.map(({ detail }) => [detail.step, detail.text])).toEqual([
      ["set", call.text],
      ["done", call.text],
      ["set", visit.text],
      ["done", visit.text],
    ]);
  });

  test("of two colleagues who change it at once one is told of the other", async () => {
    const { db, leadId } = await withLead(await fresh());
    const outcomes = await Promise.all(
      [call, visit].map((step) => changeStatus(db, { leadId, to: "new", step, version: 1 }, manager, now)),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed-meanwhile", "done"]);
  });

  test("ends with the lead, and is not done where there is none", async () => {
    const { db, leadId } = await withLead(await fresh());
    await changeStatus(db, { leadId, to: "contacted", step: call, version: 1 }, agent, now);
    await changeStatus(db, { leadId, to: "won", version: 2 }, agent, now);
    expect(await read(db, leadId)).toMatchObject({ status: "won", step: null, dueAt: null });
    expect(await finishStep(db, { leadId, version: 3 }, agent, now)).toEqual({ outcome: "not-allowed" });
  });

  test("of a lead of somebody else is out of reach", async () => {
    const { db, leadId } = await withLead(await fresh());
    await db.updateTable("leads").set({ owner_id: "manager" }).where("id", "=", leadId).execute();
    for (const outcome of [
      await changeStatus(db, { leadId, to: "new", step: call }, agent, now),
      await finishStep(db, { leadId, version: 1 }, agent, now),
    ])
      expect(outcome).toEqual({ outcome: "missing" });
  });

  test("stands in the audit log as that it was set, never with its words", async () => {
    const { db, leadId } = await withLead(await fresh());
    await changeStatus(db, { leadId, to: "contacted", step: call }, agent, now);
    const log = await db.selectFrom("audit_log").select(["action", "detail"]).execute();
    expect(log.map(({ action }) => action)).toContain("step set");
    expect(JSON.stringify(log)).not.toContain("quotation");
  });
});

test.each([
  [
    { text: "", day: "", time: "" },
    { ok: true, step: undefined },
  ],
  [
    { text: "Call", day: "2026-11-21", time: "" },
    { ok: true, step: { text: "Call", at: endOfDay("2026-11-21") } },
  ],
  [
    { text: "Call", day: "2026-11-24", time: "09:30" },
    { ok: true, step: { text: "Call", at: Date.parse("2026-11-24T09:30+05:30") } },
  ],
  [
    { text: "Call", day: "", time: "" },
    { ok: false, problem: "Choose the day of the next step." },
  ],
  [
    { text: "", day: "2026-11-24", time: "" },
    { ok: false, problem: "Say in a few words what the next step is." },
  ],
  [
    { text: "Call", day: "2026-11-20", time: "" },
    { ok: false, problem: "The day of the next step is over. Choose today or a later day." },
  ],
  [
    { text: "Call", day: "2026-02-30", time: "" },
    { ok: false, problem: "Choose the day of the next step." },
  ],
  [
    { text: "Call", day: "2026-11-24", time: "25:00" },
    { ok: false, problem: "The time of the next step is no time of day." },
  ],
])("a step typed as %o is read", (typed, reading) => {
  expect(readStep(typed, now)).toEqual(reading);
});

async function withLead(db: Database) {
  await makeStaff(db, "agent", "manager");
  const outcome = await recordSubmission(db, sampleSubmission(), now);
  if (outcome.outcome !== "stored") throw new Error("the lead was not stored");
  return { db, leadId: outcome.leadId };
}

async function read(db: Database, leadId: string) {
  const lead = await readLead(db, leadId, manager, now);
  if (!lead) throw new Error("the lead is missing");
  return lead;
}
