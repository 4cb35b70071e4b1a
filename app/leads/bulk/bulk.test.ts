import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { handOverLeads } from "#app/leads/work/hand-over.server.ts";
import { assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { begin, later, manager, now, owners, run, send, withLeads } from "#tests/fixtures/bulk-jobs.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import type { BulkChange } from "./bulk-change.ts";
import { leadsOfFilter, leftLeads, readJob, startJob, undoJob } from "./bulk-jobs.server.ts";
import { startHandOver } from "./start-hand-over.server.ts";

const agent: Viewer = { id: "agent", role: "agent" };

describeEachDatabase("changing many leads at once", (fresh) => {
  test("assigns every lead of a filter, says so in each timeline, and gives them back within ten minutes", async () => {
    const db = await withLeads(await fresh(), 31);
    const job = await begin(db, { act: "assign", owner: "agent" });
    await run(db);
    expect(await owners(db)).toEqual({ agent: 31 });
    expect(await readJob(db, job, manager)).toMatchObject({
      state: "done",
      counts: { done: 31, refused: 0 },
    });
    expect(await readJob(db, job, agent)).toBeNull();
    const told = await db.selectFrom("timeline").select("actor_id").where("kind", "=", "assigned").execute();
    expect(told).toEqual(Array.from({ length: 31 }, () => ({ actor_id: "manager" })));
    expect(await undoJob(db, job, agent, later(1))).toBe(false);
    expect(await undoJob(db, job, manager, later(9))).toBe(true);
    expect(await undoJob(db, job, manager, later(9))).toBe(false);
    await run(db, later(9));
    expect(await owners(db)).toEqual({ null: 31 });
    expect(await readJob(db, job, manager)).toMatchObject({ state: "undone", counts: { undone: 31 } });
  });

  test("moves with the next step in the same press, leaves what cannot be moved and says why", async () => {
    const db = await withLeads(await fresh(), 1);
    await send(db, { kind: "request", form: "complaint" });
    await send(db, { kind: "sales" });
    const chosen = await leadsOfFilter(db, {}, manager);
    // A colleague is quicker.
    await changeStatus(db, { leadId: chosen[0]?.id ?? "", to: "lost" }, manager, later(1));
    const step = { text: "Call them", at: endOfDay("2026-11-25") };
    const change: BulkChange = { act: "status", to: "qualified", step };
    const job = await startJob(db, { change, leads: chosen, list: "" }, manager, now);
    await run(db);
    const reasons = (await leftLeads(db, job, 10)).map(({ reason }) => reason);
    expect(reasons.sort()).toEqual(["changed", "wrong-kind"]);
    const moved = await db.selectFrom("leads").selectAll().where("status", "=", "qualified").execute();
    expect(moved).toMatchObject([{ step_text: "Call them", step_at: step.at, due_at: step.at }]);
    await undoJob(db, job, manager, later(2));
    await run(db, later(2));
    const back = await db
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", moved[0]?.id ?? "")
      .execute();
    expect(back).toMatchObject([{ status: "new", step_text: null, step_at: null }]);
    expect(back[0]?.clock_at).toBe(back[0]?.due_at);
  });

  test("tags, takes tags off and sends to the spam box; an agent changes only what they see and may", async () => {
    const db = await withLeads(await fresh(), 3);
    const chosen = await leadsOfFilter(db, {}, manager);
    await assignLead(db, { leadId: chosen[0]?.id ?? "", ownerId: "colleague" }, manager, now);
    const seen = await leadsOfFilter(db, {}, manager);
    const start = (change: BulkChange, viewer: Viewer) =>
      startJob(db, { change, leads: seen, list: "" }, viewer, now);
    const tagged = await start({ act: "tag", name: "Fair", mayMake: false }, agent);
    await run(db);
    const left = (await leftLeads(db, tagged, 10)).map(({ reason }) => reason);
    expect(left.sort()).toEqual(["missing", "no-tag", "no-tag"]);
    await start({ act: "tag", name: "Fair", mayMake: true }, manager);
    await run(db);
    expect(await db.selectFrom("lead_tags").selectAll().execute()).toHaveLength(3);
    const again = await leadsOfFilter(db, {}, manager);
    await startJob(db, { change: { act: "status", to: "spam" }, leads: again, list: "" }, agent, now);
    await run(db);
    const spam = await db.selectFrom("leads").select("owner_id").where("status", "=", "spam").execute();
    expect(spam).toEqual([{ owner_id: null }, { owner_id: null }]);
  });

  test("a hand-over takes what is still theirs, whatever they did to it meanwhile, and is undone after they left", async () => {
    const db = await withLeads(await fresh(), 3);
    await begin(db, { act: "assign", owner: "colleague" });
    await run(db);
    const begun = await startHandOver(db, { from: "colleague", to: "agent" }, manager, now);
    expect(begun).toBe("nobody");
    const [leaver, heir] = [newId(now), newId(now)];
    await makeStaff(db, leaver, heir);
    await db.updateTable("leads").set({ owner_id: leaver }).execute();
    const [first, second] = await leadsOfFilter(db, {}, manager);
    await changeStatus(db, { leadId: first?.id ?? "", to: "lost" }, manager, now);
    const over = await startHandOver(db, { from: leaver, to: heir }, manager, now);
    if (typeof over === "string") throw new Error(over);
    await changeStatus(db, { leadId: second?.id ?? "", to: "contacted" }, manager, now);
    await run(db);
    expect(await owners(db)).toEqual({ [leaver]: 1, [heir]: 2 });
    await sql`update "user" set "disabled" = (1 = 1) where id = ${leaver}`.execute(db);
    expect(await undoJob(db, over.job, manager, later(1))).toBe(true);
    await run(db, later(1));
    expect(await owners(db)).toEqual({ [leaver]: 3 });
    expect(await startHandOver(db, { from: heir, to: null }, manager, now)).toBe("nothing");
  });

  test("leaves an erased lead as it is and says why, and hands none over", async () => {
    const db = await withLeads(await fresh(), 2);
    await db.updateTable("leads").set({ owner_id: "colleague" }).execute();
    const job = await begin(db, { act: "step", step: { text: "Call", at: endOfDay("2026-11-23") } });
    const [erased] = await leadsOfFilter(db, {}, manager);
    await db
      .updateTable("leads")
      .set({ erased_at: now.getTime() })
      .where("id", "=", erased?.id ?? "")
      .execute();
    await run(db);
    expect(await leftLeads(db, job, 5)).toMatchObject([{ id: erased?.id, reason: "erased" }]);
    const heir = newId(now);
    await makeStaff(db, heir);
    await db.updateTable("leads").set({ owner_id: heir }).execute();
    expect(await handOverLeads(db, { from: heir, to: null, now })).toBe(1);
    expect(await owners(db)).toEqual({ [heir]: 1, null: 1 });
    expect(await startHandOver(db, { from: heir, to: null }, manager, now)).toBe("nothing");
  });

  test("goes on where a stopped process left it, and two at once change each lead once", async () => {
    const db = await withLeads(await fresh(), 45);
    const [one, two] = [
      await begin(db, { act: "assign", owner: "agent" }),
      await begin(db, { act: "assign", owner: "colleague" }),
    ];
    // Somebody had begun and is gone: the lease runs out.
    await db
      .updateTable("bulk_jobs")
      .set({ lease_until: later(1).getTime() })
      .where("id", "=", one)
      .execute();
    await run(db);
    expect(await readJob(db, one, manager)).toMatchObject({ state: "running", counts: { waiting: 45 } });
    expect(await readJob(db, two, manager)).toMatchObject({ state: "done", counts: { done: 45 } });
    await Promise.all([run(db, later(2)), run(db, later(2))]);
    // Whoever chose them had seen an older version.
    expect(await readJob(db, one, manager)).toMatchObject({ state: "done", counts: { refused: 45 } });
    expect(await owners(db)).toEqual({ colleague: 45 });
    const told = await db.selectFrom("timeline").select("id").where("kind", "=", "assigned").execute();
    expect(told).toHaveLength(45);
  });

  test("does nothing more once whoever began it is disabled", async () => {
    const db = await withLeads(await fresh(), 2);
    const job = await begin(db, { act: "assign", owner: "agent" });
    await sql`update "user" set "disabled" = (1 = 1) where id = 'manager'`.execute(db);
    await run(db);
    expect(await owners(db)).toEqual({ null: 2 });
    expect((await leftLeads(db, job, 5)).map(({ reason }) => reason)).toEqual(["not-allowed", "not-allowed"]);
  });
});
