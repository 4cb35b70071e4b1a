import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { type ExportedLead, exportLeads } from "#app/leads/export/export-leads.server.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { ownedByTeam } from "#app/leads/filter/owned-by-team.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { saveTeam } from "#app/leads/teams/change-teams.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { moveAppointmentClock } from "./appointment-clock.server.ts";
import { addNote, assignLead, changeStatus } from "./lead-work.server.ts";
import { type Lead, readLead } from "./read-lead.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "agent", role: "agent" };
const other: Viewer = { id: "other", role: "agent" };

describeEachDatabase("working a lead", (fresh) => {
  test("a status that may follow is set, told in the timeline and written to the audit log", async () => {
    const { db, leadId } = await withLead(await fresh());
    expect(await changeStatus(db, { leadId, to: "contacted" }, agent, now)).toEqual({ outcome: "done" });
    const lead = await read(db, leadId);
    expect(lead).toMatchObject({ status: "contacted", version: 2, updatedAt: now });
    expect(lead.timeline.at(-1)).toMatchObject({
      kind: "status",
      actorId: "agent",
      detail: { from: "new", to: "contacted" },
    });
    expect(await actions(db)).toContainEqual([
      "agent",
      "status changed",
      leadId,
      { from: "new", to: "contacted" },
    ]);
  });

  test("a status that may not follow is not set", async () => {
    const { db, leadId } = await withLead(await fresh());
    expect(await changeStatus(db, { leadId, to: "won" }, manager, now)).toEqual({ outcome: "not-allowed" });
    expect(await read(db, leadId)).toMatchObject({ status: "new", version: 1 });
  });

  test("a lead that was closed by mistake goes on with its clock when it is put back", async () => {
    const db = await fresh();
    const at = now.getTime() + 26 * 60 * 60_000;
    const clockOf = async (leadId: string) => {
      const lead = await read(db, leadId);
      return [lead.clockAt, lead.dueAt];
    };
    const { leadId: visit } = await withLead(db, { kind: "service", appointmentAt: at });
    await changeStatus(db, { leadId: visit, to: "won" }, manager, now);
    expect((await clockOf(visit))[1]).toBeNull();
    await changeStatus(db, { leadId: visit, to: "contacted" }, manager, now);
    expect(await clockOf(visit)).toEqual([at, at]);
    await changeStatus(db, { leadId: visit, to: "lost" }, manager, now);
    await db.transaction().execute((trx) => moveAppointmentClock(trx, visit, at + 1));
    await changeStatus(db, { leadId: visit, to: "contacted" }, manager, now);
    expect(await clockOf(visit)).toEqual([at + 1, at + 1]);

    const { leadId: application } = await withLead(db, { kind: "application" });
    const [answerBy] = await clockOf(application);
    expect(answerBy).not.toBeNull();
    for (const to of ["contacted", "qualified", "won"] as const) {
      await changeStatus(db, { leadId: application, to }, manager, now);
      expect((await clockOf(application))[1]).toBe(to === "contacted" ? answerBy : null);
    }
    await changeStatus(db, { leadId: application, to: "contacted" }, manager, now);
    expect(await clockOf(application)).toEqual([answerBy, answerBy]);

    const { leadId: request } = await withLead(db, { kind: "request" });
    await changeStatus(db, { leadId: request, to: "won" }, manager, now);
    await changeStatus(db, { leadId: request, to: "contacted" }, manager, now);
    const monthLater = Date.parse("2026-12-21T08:00:00.000Z");
    expect(await clockOf(request)).toEqual([monthLater, monthLater]);

    // It was answered: the clock of a sale is about the first answer only.
    const { leadId: sale } = await withLead(db);
    await changeStatus(db, { leadId: sale, to: "lost" }, manager, now);
    await changeStatus(db, { leadId: sale, to: "contacted" }, manager, now);
    expect(await clockOf(sale)).toEqual([null, null]);
  });

  test("of two people who change a lead at once one is told of the other", async () => {
    const { db, leadId } = await withLead(await fresh());
    const outcomes = await Promise.all([
      changeStatus(db, { leadId, to: "contacted", version: 1 }, manager, now),
      changeStatus(db, { leadId, to: "lost", version: 1 }, agent, now),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed-meanwhile", "done"]);
    expect(await read(db, leadId)).toMatchObject({ version: 2 });
  });

  test("an agent takes an unassigned lead and gives it back, and gives it to nobody else", async () => {
    const { db, leadId } = await withLead(await fresh());
    expect(await assignLead(db, { leadId, ownerId: "other" }, agent, now)).toEqual({
      outcome: "not-allowed",
    });
    expect(await assignLead(db, { leadId, ownerId: "agent" }, agent, now)).toEqual({ outcome: "done" });
    expect(await assignLead(db, { leadId, ownerId: "other" }, other, now)).toEqual({ outcome: "missing" });
    expect((await read(db, leadId)).timeline.at(-1)).toMatchObject({
      kind: "assigned",
      detail: { from: null, to: "agent" },
    });
    expect(await assignLead(db, { leadId, ownerId: null }, agent, now)).toEqual({ outcome: "done" });
  });

  test("a manager assigns to staff, not to somebody who is not there or was disabled", async () => {
    const { db, leadId } = await withLead(await fresh());
    expect(await assignLead(db, { leadId, ownerId: "nobody" }, manager, now)).toEqual({
      outcome: "not-allowed",
    });
    expect(await assignLead(db, { leadId, ownerId: "other" }, manager, now)).toEqual({ outcome: "done" });
    expect(await read(db, leadId)).toMatchObject({ ownerId: "other" });
  });

  test("a note stands in the timeline; the audit log says only that there is one", async () => {
    const { db, leadId } = await withLead(await fresh());
    const text = "Called; wants 250 <b>laptops</b>";
    expect(await addNote(db, { leadId, text }, agent, now)).toEqual({ outcome: "done" });
    expect((await read(db, leadId)).timeline.at(-1)).toMatchObject({
      kind: "note",
      actorId: "agent",
      detail: { text },
    });
    expect(await actions(db)).toContainEqual(["agent", "note added", leadId, {}]);
  });

  test("a lead of somebody else does not exist for an agent", async () => {
    const { db, leadId } = await withLead(await fresh());
    await assignLead(db, { leadId, ownerId: "other" }, manager, now);
    expect(await readLead(db, leadId, agent, now)).toBeNull();
    for (const work of [
      changeStatus(db, { leadId, to: "lost" }, agent, now),
      addNote(db, { leadId, text: "x" }, agent, now),
    ]) {
      expect(await work).toEqual({ outcome: "missing" });
    }
    expect(await readLead(db, leadId, other, now)).not.toBeNull();
    for (const id of ["", "x", "018f0000-0000-7000-8000-000000000000"]) {
      expect(await readLead(db, id, manager, now)).toBeNull();
      expect(await changeStatus(db, { leadId: id, to: "lost" }, manager, now)).toEqual({
        outcome: "missing",
      });
    }
  });

  test("who reads a lead stands in the audit log, once an hour", async () => {
    const { db, leadId } = await withLead(await fresh());
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    await readLead(db, leadId, agent, now);
    await readLead(db, leadId, agent, minutes(59));
    expect(await actions(db)).toEqual([["agent", "lead viewed", leadId, {}]]);
    await readLead(db, leadId, manager, minutes(59));
    await readLead(db, leadId, agent, minutes(61));
    const who = await db.selectFrom("audit_log").select("actor_id").orderBy("id").execute();
    expect(who.map(({ actor_id }) => actor_id)).toEqual(["agent", "manager", "agent"]);
  });

  test("related leads of somebody else are hidden from an agent", async () => {
    const { db, leadId } = await withLead(await fresh());
    const second = await withLead(db);
    await assignLead(db, { leadId: second.leadId, ownerId: "other" }, manager, now);
    expect((await readLead(db, leadId, agent, now))?.related).toEqual([]);
    expect((await readLead(db, leadId, manager, now))?.related.map(({ id }) => id)).toEqual([second.leadId]);
  });
});

describeEachDatabase("exporting leads", (fresh) => {
  test("gives each lead once, oldest first, and is written to the audit log", async () => {
    const db = await fresh();
    const submissions = Array.from({ length: 1_203 }, (_, index) =>
      sampleSubmission({ mails: [], person: { organization: `Office ${index}` } }),
    );
    const outcomes = await Promise.all(
      submissions.map((submission) => recordSubmission(db, submission, now)),
    );
    const exported = await exportAll(db, {}, "operator");
    expect(exported).toHaveLength(submissions.length);
    const references = outcomes.map((outcome) => (outcome.outcome === "conflict" ? "" : outcome.reference));
    expect(new Set(exported.map(({ reference }) => reference))).toEqual(new Set(references));
    expect(exported.find(({ reference }) => reference === references[0])).toEqual({
      reference: references[0],
      form: "enterprise-contact",
      value: null,
      deal: { order: null, reason: null, words: null },
      kind: "sales",
      status: "new",
      step: null,
      person: submissions[0]?.person,
      owner: null,
      answers: submissions[0]?.answers,
      tags: [],
      source: "newsletter",
      attribution: submissions[0]?.attribution,
      createdAt: now,
      updatedAt: now,
    });
    expect(await actions(db)).toEqual([["operator", "leads exported", null, { filter: {} }]]);
  });

  test("tells the audit log what kind of leads were chosen, and of a search only that there was one", async () => {
    const db = await fresh();
    const filter = { form: "finance", search: "asha@example.in", from: now };
    await exportAll(db, filter, "manager");
    const selection = { filter: { form: "finance", from: now.toISOString() }, searched: true };
    expect(await actions(db)).toEqual([["manager", "leads exported", null, selection]]);
  });

  test("keeps to its filter", async () => {
    const db = await fresh();
    await recordSubmission(db, sampleSubmission({ form: "finance", mails: [] }), now);
    await recordSubmission(db, sampleSubmission({ form: "contact", mails: [] }), now);
    const exported = await exportAll(db, { form: "finance", search: "rao" }, "manager");
    expect(exported.map(({ form }) => form)).toEqual(["finance"]);
  });

  test("of a team has the leads of its members, of a team that is gone nothing", async () => {
    const { db, leadId } = await withLead(await fresh());
    await withLead(db);
    await assignLead(db, { leadId, ownerId: "other" }, manager, now);
    const { reference } = await read(db, leadId);
    await saveTeam(
      db,
      { name: "South", shares: false, members: ["agent", "other"] },
      { actorId: "test", now },
    );
    const [team] = await listTeams(db);
    const exported = await exportAll(db, { owner: ownedByTeam(team?.id ?? "") }, "manager");
    expect(exported.map((lead) => lead.reference)).toEqual([reference]);
    expect(await exportAll(db, { owner: ownedByTeam("gone") }, "manager")).toEqual([]);
  });
});

async function exportAll(db: Database, filter: LeadFilter, actorId: string): Promise<ExportedLead[]> {
  return (await Array.fromAsync(exportLeads(db, filter, { actorId, now }))).flat();
}

async function withLead(
  db: Database,
  submission: Partial<Submission> = {},
): Promise<{ db: Database; leadId: string }> {
  const staff = await db.selectFrom("user").select("id").executeTakeFirst();
  if (!staff) await makeStaff(db, "agent", "other", "manager");
  const outcome = await recordSubmission(db, sampleSubmission({ mails: [], ...submission }), now);
  return { db, leadId: outcome.outcome === "conflict" ? "" : outcome.leadId };
}

async function read(db: Database, leadId: string): Promise<Lead> {
  const lead = await readLead(db, leadId, manager, now);
  if (!lead) throw new Error("the lead is gone");
  return lead;
}

async function actions(db: Database): Promise<unknown[]> {
  const rows = await db.selectFrom("audit_log").selectAll().orderBy("id").execute();
  return rows.map(({ actor_id, action, subject_id, detail }) => [actor_id, action, subject_id, detail]);
}
