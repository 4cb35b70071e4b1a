import { describe, expect, test } from "vitest";
import { orderByNumber } from "#app/orders/find-order.server.ts";
import { importShipments } from "#app/orders/import-shipments.server.ts";
import { testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

const path = "/leads/dashboard/orders/order/SO-10234";

for (const [engine, database] of Object.entries(appDatabases)) {
  describe(`deleting an order in the workspace (${engine})`, { timeout: 180_000 }, () => {
    test("is an admin's to do, who ticks the box and sees the present state", async () => {
      await using app = await testApp({ database: await database(), env: { APP_SECRET: "s".repeat(32) } });
      const { db } = app.services;
      await importShipments(db, "type,number,phone,milestone,day\norder,SO-10234,3210,confirmed,2026-11-20", {
        ...{ actorId: "test", now: new Date(3), dryRun: false, notify: false },
        mail: { site: { name: "DTS" }, linkTo: () => "" },
      });
      const { id = "" } = (await orderByNumber(db, "order", "SO-10234")) ?? {};
      const form = { act: "delete", version: "1", sure: "yes" };
      for (const role of ["agent", "manager"] as const) {
        const staff = new StaffBrowser(app);
        await staff.enterAs(role);
        expect(await (await staff.ask(path)).text()).not.toContain("Delete for good");
        expect((await staff.ask(path, { form })).status).toBe(403);
      }
      const admin = new StaffBrowser(app);
      const { id: actor } = await admin.enterAs("admin");
      expect(await (await admin.ask(path)).text()).toContain("Delete for good");
      const unsure = await admin.ask(path, { form: { ...form, sure: "" } });
      expect(unsure.status).toBe(422);
      expect(await unsure.text()).toContain("Nothing was deleted");
      expect((await admin.ask(path, { form: { ...form, version: "7" } })).status).toBe(409);
      expect(await orderByNumber(db, "order", "SO-10234")).toBeDefined();
      const done = await admin.ask(path, { form });
      expect(done.headers.get("Location")).toBe("/leads/dashboard/orders?deleted=SO-10234");
      expect(await (await admin.ask(done.headers.get("Location") ?? "")).text()).toContain(
        "SO-10234 is deleted",
      );
      expect((await admin.ask(path)).status).toBe(404);
      const log = await db
        .selectFrom("audit_log")
        .select("action")
        .where("actor_id", "=", actor)
        .where("subject_id", "=", id)
        .orderBy("id")
        .execute();
      expect(new Set(log.map(({ action }) => action))).toEqual(new Set(["order viewed", "order deleted"]));
    });
  });
}
