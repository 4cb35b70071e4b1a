import { expect, test } from "vitest";
import { boxes, order, ordersHarness } from "#tests/fixtures/orders.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { deleteOrder } from "./delete-order.server.ts";
import { orderByNumber } from "./find-order.server.ts";

describeEachDatabase("deleting an order", (fresh) => {
  test("takes it with its boxes and its own mails, and nothing of others", async () => {
    const db = await fresh();
    const { load, find, clock } = ordersHarness(db);
    const other = order.replace("SO-10234", "SO-10235");
    await load([order, other]);
    await load([...boxes, "order,SO-10235,,,,1,shipped,2026-11-20,,,"], { notify: true });
    const wish = { type: "order", number: "SO-10234", actorId: "admin", now: clock.at } as const;
    const { version = 0, id } = (await orderByNumber(db, "order", "SO-10234")) ?? {};
    expect(await deleteOrder(db, { ...wish, version: version + 1 })).toEqual({ outcome: "stale" });

    const deleted = await deleteOrder(db, { ...wish, version });
    const noted = await db.selectFrom("erased_mails").select("id").execute();
    expect(deleted).toEqual({ outcome: "deleted", mailIds: noted.map(({ id }) => id) });
    expect(noted).toHaveLength(1);
    expect((await find("order", "SO-10234", "3210")).refused.status).toBe(404);
    expect((await find("order", "SO-10235", "3210")).refused.status).toBe(200);
    const subjects = await db.selectFrom("outbox").select("subject").execute();
    expect(subjects.map(({ subject }) => subject)).toEqual([expect.stringContaining("SO-10235")]);
    for (const table of ["shipments", "milestones"] as const) {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
      expect(Number(rows)).toBe(table === "shipments" ? 1 : 2);
    }
    const [entry] = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "order deleted")
      .execute();
    expect(entry).toMatchObject({ actor_id: "admin", subject_id: id, detail: { type: "order" } });
    const log = await db.selectFrom("audit_log").selectAll().execute();
    expect(JSON.stringify(log)).not.toContain("SO-10234");
    expect(await deleteOrder(db, { ...wish, version })).toEqual({ outcome: "stale" });
  });
});
