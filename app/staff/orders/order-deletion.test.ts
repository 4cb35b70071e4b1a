import { describe, expect, test } from "vitest";
import { orderByNumber } from "#app/orders/find-order.server.ts";
import { importShipments } from "#app/orders/import-shipments.server.ts";
import { deleteAsAdminAlone } from "#tests/fixtures/deletion.ts";
import { testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";

const path = "/leads/dashboard/orders/order/SO-10234";

for (const [engine, database] of Object.entries(appDatabases)) {
  describe(`deleting an order in the workspace (${engine})`, { timeout: 180_000 }, () => {
    test("is an admin's to do, who ticks the box and sees the present state", async () => {
      await using app = await testApp({ database: await database(), env: { APP_SECRET: "s".repeat(32) } });
      const { db } = app.services;
      await importShipments(db, "type,number,phone,milestone,day\norder,SO-10234,3210,confirmed,2026-11-20", {
        actorId: "test",
        now: new Date(3),
        dryRun: false,
      });
      const { id = "" } = (await orderByNumber(db, "order", "SO-10234")) ?? {};
      const form = { act: "delete", version: "1", sure: "yes" };
      const exists = async () => (await orderByNumber(db, "order", "SO-10234")) !== undefined;
      const actor = await deleteAsAdminAlone(app, { path, form, exists, said: "SO-10234 is deleted" });
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
