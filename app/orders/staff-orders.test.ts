import { expect, test } from "vitest";
import { lockNames } from "#app/database/rows.server.ts";
import { order, ordersHarness } from "#tests/fixtures/orders.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { waiting } from "#tests/support/locks.ts";
import { orderByNumber } from "./find-order.server.ts";
import { readShipment } from "./shipment-rows.ts";
import { changeOrder, listOrders } from "./staff-orders.server.ts";

describeEachDatabase("staff changes an order", (fresh) => {
  test("two who move an order at once: the second is told; of two who add it one does", async () => {
    const db = await fresh();
    const { mail, clock } = ordersHarness(db);
    const cells = {
      type: "order",
      number: "SO-1000",
      phone: "3210",
      pin: "",
      email: "",
      shipment: "1",
      milestone: "confirmed",
      day: "2026-11-20",
      expected: "",
      carrier: "",
      carrier_number: "",
    };
    const change = (milestone: string, version?: number) => {
      const reading = readShipment({ ...cells, milestone });
      if (!reading.ok) throw new Error(reading.reasons.join());
      return changeOrder(db, reading.value, { version, notify: false, actorId: "test", now: clock.at, mail });
    };
    const added = await Promise.all(Array.from({ length: 8 }, () => change("confirmed")));
    expect(added.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
    const moved = await Promise.all([change("shipped", 1), change("cancelled", 1)]);
    expect(moved.map(({ outcome }) => outcome).sort()).toEqual(["saved", "stale"]);
    const { id } = (await orderByNumber(db, "order", "SO-1000")) ?? {};
    const log = await db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(log.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ["orders added", id],
      ["orders changed", id],
    ]);
    expect(JSON.stringify(log)).not.toContain("SO-1000");
  });

  test("who adds it in another spelling of its number is told which one is stored", async () => {
    const db = await fresh();
    const { mail, clock, load } = ordersHarness(db);
    await load([order, "repair,J4711,3210,,,1,received,2026-11-20,,,"]);
    const facts = { phone: "3210", pin: "", email: "", shipment: "1", day: "2026-11-20" };
    const none = { expected: "", carrier: "", carrier_number: "" };
    const add = async (type: string, number: string, milestone: string) => {
      const reading = readShipment({ ...facts, ...none, type, number, milestone });
      if (!reading.ok) throw new Error(reading.reasons.join());
      return changeOrder(db, reading.value, { notify: false, actorId: "test", now: clock.at, mail });
    };
    const known = { outcome: "exists", number: "SO-10234" };
    expect(await add("order", "SO10234", "confirmed")).toEqual(known);
    expect(await add("order", "SO-10234", "confirmed")).toEqual(known);
    expect(await add("repair", "J-4711", "received")).toEqual({ outcome: "exists", number: "J4711" });
    expect(await add("repair", "SO10234", "received")).toMatchObject({ outcome: "saved" });
  });

  test("waits for a file that has its number in another spelling, and is saved after it", async () => {
    const db = await fresh();
    const { mail, clock } = ordersHarness(db);
    const facts = { type: "order", phone: "3210", pin: "", email: "", shipment: "1", milestone: "confirmed" };
    const rest = { day: "2026-11-20", expected: "", carrier: "", carrier_number: "" };
    const reading = readShipment({ ...facts, ...rest, number: "SO10234" });
    if (!reading.ok) throw new Error(reading.reasons.join());
    const file = await db.startTransaction().execute();
    await lockNames(file, ["order order SO-10234"]);
    const staff = { notify: false, actorId: "test", now: clock.at, mail };
    const saved = changeOrder(db, reading.value, staff);
    if (db.engine === "postgres") await expect.poll(() => waiting(db)).toBe(1);
    await lockNames(file, ["order order SO10234"]);
    await file.commit().execute();
    expect(await saved).toMatchObject({ outcome: "saved" });
  });

  test("is found by the beginning of its number, typed with or without hyphens", async () => {
    const db = await fresh();
    const { mail, clock } = ordersHarness(db);
    const facts = { type: "order", phone: "3210", shipment: "1", milestone: "confirmed", day: "2026-11-20" };
    const none = { pin: "", email: "", expected: "", carrier: "", carrier_number: "" };
    for (const number of ["SO-1000", "SO2000"]) {
      const reading = readShipment({ ...facts, ...none, number });
      if (!reading.ok) throw new Error(reading.reasons.join());
      await changeOrder(db, reading.value, { notify: false, actorId: "test", now: clock.at, mail });
    }
    const found = async (begins: string) =>
      (await listOrders(db, begins, 5)).map(({ order }) => order.number);
    expect(await found("so10")).toEqual(["SO-1000"]);
    expect(await found("SO-20")).toEqual(["SO2000"]);
    expect(await found("SO-3")).toEqual([]);
  });
});
