import { describe, expect, test } from "vitest";
import { findPlan, planId } from "#app/coverage/plans.server.ts";
import { changePlan } from "#app/coverage/staff-plans.server.ts";
import { deleteAsAdminAlone } from "#tests/fixtures/deletion.ts";
import { testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";

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
      const exists = async () => (await findPlan(db, { kind: "serial", value: serial })) !== undefined;
      const said = `The plan of ${serial} is deleted`;
      const actor_id = await deleteAsAdminAlone(app, { path, form, exists, said });
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
