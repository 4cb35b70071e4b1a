import { expect, test } from "vitest";
import { logCall } from "#app/leads/conversation/log-contact.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { auditedActions, manager, now, readAsManager, withLead } from "#tests/fixtures/worked-lead.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { moveAppointmentClock } from "./appointment-clock.server.ts";
import { addNote, assignLead, changeStatus } from "./lead-work.server.ts";
import { readLead } from "./read-lead.server.ts";

const agent: Viewer = { id: "agent", role: "agent" };
const other: Viewer = { id: "other", role: "agent" };

describeEachDatabase("working a lead", (fresh) => {
  test("a status that may follow is set, told in the timeline and written to the audit log", async () => {
    const { db, leadId } = await withLead(await fresh());
    expect(await changeStatus(db, { leadId, to: "contacted" }, agent, now)).toEqual({ outcome: "done" });
    const lead = await readAsManager(db, leadId);
    expect(lead).toMatchObject({ status: "contacted", version: 2, updatedAt: new Date(now.getTime() + 1) });
    expect(lead.timeline.at(-1)).toMatchObject({
      kind: "status",
      actorId: "agent",
      detail: { from: "new", to: "contacted" },
    });
    expect(await auditedActions(db)).toContainEqual([
      "agent",
      "status changed",
      leadId,
      { from: "new", to: "contacted" },
    ]);
  });

  test("a status that may not follow is not set", async () => {
    const { db, leadId } = await withLead(await fresh());
    expect(await changeStatus(db, { leadId, to: "won" }, manager, now)).toEqual({ outcome: "not-allowed" });
    expect(await readAsManager(db, leadId)).toMatchObject({ status: "new", version: 1 });
  });

  test("a lead that was closed by mistake goes on with its clock when it is put back", async () => {
    const db = await fresh();
    const at = now.getTime() + 26 * 60 * 60_000;
    const clockOf = async (leadId: string) => {
      const lead = await readAsManager(db, leadId);
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
    expect(await readAsManager(db, leadId)).toMatchObject({ version: 2 });
  });

  test("calls and notes that several people add at once are all kept, each once", async () => {
    const { db, leadId } = await withLead(await fresh());
    const presses = [1, 2, 3, 4].flatMap((each) => [
      () => logCall(db, { leadId, call: "spoke", note: "", press: `call ${each}` }, agent, now),
      () => addNote(db, { leadId, text: `Note ${each}`, press: `note ${each}` }, manager, now),
    ]);
    const outcomes = await Promise.all(presses.map((press) => press()));
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["done"]));
    await Promise.all(presses.map((press) => press()));
    const kinds = (await readAsManager(db, leadId)).timeline.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "call" || kind === "note")).toHaveLength(presses.length);
  });

  test("an agent takes an unassigned lead and gives it back, and gives it to nobody else", async () => {
    const { db, leadId } = await withLead(await fresh());
    expect(await assignLead(db, { leadId, ownerId: "other" }, agent, now)).toEqual({
      outcome: "not-allowed",
    });
    expect(await assignLead(db, { leadId, ownerId: "agent" }, agent, now)).toEqual({ outcome: "done" });
    expect(await assignLead(db, { leadId, ownerId: "other" }, other, now)).toEqual({ outcome: "missing" });
    expect((await readAsManager(db, leadId)).timeline.at(-1)).toMatchObject({
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
    expect(await readAsManager(db, leadId)).toMatchObject({ ownerId: "other" });
  });

  test("a note stands in the timeline; the audit log says only that there is one", async () => {
    const { db, leadId } = await withLead(await fresh());
    const text = "Called; wants 250 <b>laptops</b>";
    expect(await addNote(db, { leadId, text }, agent, now)).toEqual({ outcome: "done" });
    expect((await readAsManager(db, leadId)).timeline.at(-1)).toMatchObject({
      kind: "note",
      actorId: "agent",
      detail: { text },
    });
    expect(await auditedActions(db)).toContainEqual(["agent", "note added", leadId, {}]);
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
    expect(await auditedActions(db)).toEqual([["agent", "lead viewed", leadId, {}]]);
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

  test("each change is later than the one before, whatever the clock of its server says", async () => {
    const { db, leadId } = await withLead(await fresh());
    const times = [];
    for (const at of [now, now, new Date(now.getTime() - 60_000)]) {
      expect(await addNote(db, { leadId, text: "A note" }, agent, at)).toEqual({ outcome: "done" });
      times.push((await readAsManager(db, leadId)).updatedAt.getTime());
    }
    expect(times).toEqual([...new Set(times)].sort());
  });
});
