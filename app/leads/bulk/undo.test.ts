import { expect, test } from "vitest";
import { moveAppointmentClock } from "#app/leads/work/appointment-clock.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { tidy } from "#app/privacy/tidy.server.ts";
import { begin, later, manager, now, owners, run, send, withLeads } from "#tests/fixtures/bulk-jobs.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { leadsOfFilter, leftLeads, readJob, undoJob } from "./bulk-jobs.server.ts";

describeEachDatabase("changing many leads at once", (fresh) => {
  test("is not undone later, and never where somebody has changed the same since", async () => {
    const db = await withLeads(await fresh(), 2);
    const job = await begin(db, { act: "assign", owner: "agent" });
    await run(db);
    const [first] = await leadsOfFilter(db, {}, manager);
    await assignLead(db, { leadId: first?.id ?? "", ownerId: "colleague" }, manager, later(2));
    expect(await undoJob(db, job, manager, later(11))).toBe(false);
    expect(await undoJob(db, job, manager, later(3))).toBe(true);
    await run(db, later(3));
    expect(await owners(db)).toEqual({ colleague: 1, null: 1 });
    expect(await readJob(db, job, manager)).toMatchObject({ counts: { undone: 1, kept: 1 } });
  });

  test("is forgotten after a week, with the words of the tag that it set", async () => {
    const db = await withLeads(await fresh(), 1);
    await begin(db, { act: "tag", name: "Friends of Asha", mayMake: true });
    await run(db);
    const jobs = () => db.selectFrom("bulk_jobs").select("id").execute();
    const day = 24 * 60;
    await tidy(db, later(6 * day), async () => {});
    expect(await jobs()).toHaveLength(1);
    await tidy(db, later(8 * day), async () => {});
    expect(await jobs()).toEqual([]);
  });

  test("leaves the time of an appointment that was moved since", async () => {
    const db = await fresh();
    await makeStaff(db, "agent", "colleague", "manager");
    const [booked, moved] = [later(60).getTime(), later(90).getTime()];
    await send(db, { kind: "service", appointmentAt: booked });
    const [lead] = await leadsOfFilter(db, {}, manager);
    const job = await begin(db, { act: "status", to: "won" });
    await run(db);
    await db.transaction().execute((trx) => moveAppointmentClock(trx, lead?.id ?? "", moved));
    await undoJob(db, job, manager, later(1));
    await run(db, later(1));
    const back = await db.selectFrom("leads").select(["status", "clock_at", "due_at"]).execute();
    expect(back).toEqual([{ status: "new", clock_at: moved, due_at: moved }]);
  });

  test("neither plans a step for a lead that was withdrawn since, nor gives one back", async () => {
    const db = await withLeads(await fresh(), 2);
    const [first, second] = await leadsOfFilter(db, {}, manager);
    const withdraw = (id = "") =>
      db
        .updateTable("leads")
        .set({ restricted_at: 1, step_text: null, step_at: null })
        .where("id", "=", id)
        .execute();
    const step = { text: "Call", at: later(60).getTime() };
    await db.updateTable("leads").set({ step_text: step.text, step_at: step.at }).execute();
    const closed = await begin(db, { act: "status", to: "lost" });
    await run(db);
    await withdraw(first?.id);
    await undoJob(db, closed, manager, later(1));
    await run(db, later(1));
    expect(await readJob(db, closed, manager)).toMatchObject({ counts: { undone: 1, kept: 1 } });
    const planning = await db.selectFrom("leads").select("id").where("step_text", "is not", null).execute();
    expect(planning).toEqual([{ id: second?.id }]);

    await db.updateTable("leads").set({ status: "new" }).execute();
    const planned = await begin(db, { act: "step", step });
    await withdraw(second?.id);
    await run(db, later(2));
    const left = await leftLeads(db, planned, 5);
    expect(left).toMatchObject([{ reason: "not-allowed" }, { reason: "not-allowed" }]);
  });

  test("gives a lead back why it was lost, unless a colleague has said another reason since", async () => {
    const db = await withLeads(await fresh(), 2);
    const [first, second] = await leadsOfFilter(db, {}, manager);
    for (const { id: leadId } of [first, second].filter((lead) => lead !== undefined)) {
      const lost = { reason: "other", words: "Moved to Pune" } as const;
      await changeStatus(db, { leadId, to: "lost", deal: { lost } }, manager, now);
    }
    const job = await begin(db, { act: "status", to: "contacted" });
    await run(db);
    const reasons = () =>
      db.selectFrom("leads").select(["status", "lost_reason", "lost_words"]).orderBy("id").execute();
    expect(await reasons()).toMatchObject([{ lost_reason: null }, { lost_reason: null }]);
    await undoJob(db, job, manager, later(1));
    await run(db, later(1));
    const back = { status: "lost", lost_reason: "other", lost_words: "Moved to Pune" };
    expect(await reasons()).toEqual([back, back]);

    await changeStatus(db, { leadId: first?.id ?? "", to: "contacted" }, manager, now);
    const again = await begin(db, { act: "status", to: "lost" });
    await run(db, later(2));
    const reason = { reason: "price", words: "" } as const;
    await changeStatus(
      db,
      { leadId: first?.id ?? "", to: "lost", deal: { lost: reason } },
      manager,
      later(3),
    );
    await undoJob(db, again, manager, later(4));
    await run(db, later(4));
    const kept = await db
      .selectFrom("leads")
      .select("lost_reason")
      .where("id", "=", first?.id ?? "")
      .execute();
    expect(kept).toEqual([{ lost_reason: "price" }]);
  });
});
