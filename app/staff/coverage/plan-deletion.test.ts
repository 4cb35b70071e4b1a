import { describe, expect, test } from "vitest";
import { findPlan, planId } from "#app/coverage/plans.server.ts";
import { changePlan } from "#app/coverage/staff-plans.server.ts";
import { testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

const serial = "C02ZK1ABMD6T";
const plan = { serial, imei: null, plan: "DCare, 3 years", startsOn: "2026-05-05", endsOn: "2029-05-04" };
const path = `/leads/dashboard/coverage?q=${serial}`;

for (const [engine, database] of Object.entries(appDatabases)) {
  describe(`deleting a plan in the workspace (${engine})`, { timeout: 180_000 }, () => {
    test("is an admin's to do, who ticks the box and sees the present state", async () => {
      await using app = await testApp({ database: await database(), env: { APP_SECRET: "s".repeat(32) } });
      const { db } = app.services;
      await changePlan(db, plan, { actorId: "test", now: new Date(3) });
      const subject = await planId(db, serial);
      const form = { act: "delete", number: serial, version: "1", sure: "yes" };
      for (const role of ["agent", "manager"] as const) {
        const staff = new StaffBrowser(app);
        await staff.enterAs(role);
        expect(await (await staff.ask(path)).text()).not.toContain("Delete for good");
        expect((await staff.ask(path, { form })).status).toBe(403);
      }
      const admin = new StaffBrowser(app);
      const { id: actor_id } = await admin.enterAs("admin");
      expect(await (await admin.ask(path)).text()).toContain("Delete for good");
      const unsure = await admin.ask(path, { form: { ...form, sure: "" } });
      expect(unsure.status).toBe(422);
      expect(await unsure.text()).toContain("Nothing was deleted");
      expect((await admin.ask(path, { form: { ...form, version: "7" } })).status).toBe(409);
      expect(await findPlan(db, { kind: "serial", value: serial })).toBeDefined();
      const done = await admin.ask(path, { form });
      expect(done.status).toBe(303);
      expect(await (await admin.ask(done.headers.get("Location") ?? "")).text()).toContain(
        `The plan of ${serial} is deleted`,
      );
      expect(await findPlan(db, { kind: "serial", value: serial })).toBeUndefined();
      const log = await db.selectFrom("audit_log").selectAll().where("action", "like", "coverage%").execute();
      expect(JSON.stringify(log)).not.toContain(serial);
      expect(log.map(({ action, subject_id }) => [action, subject_id])).toEqual([
        ["coverage added", subject],
        ["coverage deleted", subject],
      ]);
      expect(log.at(1)?.actor_id).toBe(actor_id);
    });
  });
}
