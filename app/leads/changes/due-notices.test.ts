import type { Updateable } from "kysely";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { newId } from "#app/database/uuid.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { notifyOfDue } from "./due-notices.server.ts";

const day = "2026-11-23";
const at = (time: string) => new Date(`${day}T${time}:00+05:30`);

describeEachDatabase("what is due", (fresh) => {
  test("is told to the owner once: a step at its time or in the morning of its day, a clock an hour before", async () => {
    const db = await fresh();
    await makeStaff(db, "asha");
    await leadOf(db, { step_text: "Call", step_at: at("10:00").getTime(), clock_at: null });
    await leadOf(db, { step_text: "Visit", step_at: new Date(`${day}T23:59:59.999+05:30`).getTime() });
    await leadOf(db, { clock_at: at("12:00").getTime() });
    await leadOf(db, { owner_id: null, clock_at: at("12:00").getTime() });
    await leadOf(db, { kind: "application", status: "qualified", clock_at: at("12:00").getTime() });
    const told = [];
    for (const time of ["08:59", "09:00", "09:59", "10:00", "10:59", "11:00", "11:01"]) {
      told.push(await notifyOfDue({ db, now: () => at(time), wakeOutbox: () => {} }));
    }
    expect(told).toEqual([0, 1, 0, 1, 0, 1, 0]);
    const notices = await db.selectFrom("staff_notices").select(["kind", "user_id"]).orderBy("id").execute();
    expect(notices.map(({ kind }) => kind)).toEqual(["step", "step", "clock"]);
  });

  test("is told for every lead, however many are due at once and whoever of the owners has left", async () => {
    const db = await fresh();
    await makeStaff(db, "asha");
    await makeStaff(db, "left");
    await sql`update "user" set disabled = (1 = 1) where id = 'left'`.execute(db);
    const each = 201;
    const tonight = new Date(`${day}T23:59:59.999+05:30`).getTime();
    const due = { step: { step_text: "Call", step_at: tonight }, clock: { clock_at: at("09:30").getTime() } };
    await leadOf(db, {});
    const stored: Row<"leads"> & { seq?: number } = await db
      .selectFrom("leads")
      .selectAll()
      .executeTakeFirstOrThrow();
    const { seq: _, ...lead } = stored;
    const copies = (count: number, columns: object) =>
      Array.from({ length: count }, () => {
        const id = newId(at("07:00"));
        return { ...lead, id, reference: id, ...columns };
      });
    // Those of a colleague who left, and stopped clocks, come first and get no notice.
    await insertRows(db, "leads", copies(each, { ...due.step, owner_id: "left" }));
    await insertRows(db, "leads", copies(each, { kind: "application", status: "qualified", ...due.clock }));
    await insertRows(db, "leads", [...copies(each, due.step), ...copies(each, due.clock)]);
    let told = 0;
    for (const time of ["09:00", "09:01", "09:02"])
      told += await notifyOfDue({ db, now: () => at(time), wakeOutbox: () => {} });
    expect(told).toBe(2 * each);
    const leads = await db.selectFrom("staff_notices").select("lead_id").distinct().execute();
    expect(leads).toHaveLength(2 * each);
  });

  test("is told to the owner who gets the lead afterwards too, and to each owner once", async () => {
    const db = await fresh();
    await makeStaff(db, "asha");
    await makeStaff(db, "ravi");
    await leadOf(db, { step_text: "Call", step_at: at("10:00").getTime(), clock_at: null });
    const told = [];
    for (const [time, owner_id] of [
      ["10:00", "asha"],
      ["10:05", "ravi"],
      ["10:10", "ravi"],
      ["10:15", "asha"],
    ] as const) {
      await db.updateTable("leads").set({ owner_id }).execute();
      told.push(await notifyOfDue({ db, now: () => at(time), wakeOutbox: () => {} }));
    }
    expect(told).toEqual([1, 1, 0, 0]);
    const readers = await db.selectFrom("staff_notices").select("user_id").orderBy("id").execute();
    expect(readers.map(({ user_id }) => user_id)).toEqual(["asha", "ravi"]);
  });

  test("is told once by two servers that look at the same time", async () => {
    const db = await fresh();
    await makeStaff(db, "asha");
    await leadOf(db, { step_text: "Call", step_at: at("10:00").getTime(), clock_at: null });
    const tools = { db, now: () => at("10:00"), wakeOutbox: () => {} };
    const told = await Promise.all([notifyOfDue(tools), notifyOfDue(tools)]);
    expect(told.sort()).toEqual([0, 1]);
    expect(
      await db.selectFrom("outbox").where("template", "=", "desk-note").select("id").execute(),
    ).toHaveLength(1);
  });
});

type Columns = Updateable<Tables["leads"]>;

async function leadOf(db: Database, columns: Columns): Promise<void> {
  const stored = await recordSubmission(db, sampleSubmission(), at("07:00"));
  if (stored.outcome !== "stored") throw new Error("the lead was not stored");
  await db
    .updateTable("leads")
    .set({ owner_id: "asha", clock_at: null, ...columns })
    .where("id", "=", stored.leadId)
    .execute();
}
