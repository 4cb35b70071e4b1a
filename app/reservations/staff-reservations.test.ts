import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { item, reserveHarness } from "#tests/fixtures/reservations.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import {
  readReservations,
  readStock,
  type Settling,
  settleReservation,
} from "./staff-reservations.server.ts";

const agent: Viewer = { id: "agent-1", role: "agent" };

function desk(db: Database, stock: number) {
  const harness = reserveHarness(db, { mumbai: stock });
  const settle = (id: string, act: Settling, viewer = agent) =>
    settleReservation(harness.own, { id, act, viewer });
  const counts = async () => {
    const [line] = await readStock(db, harness.own.shop);
    const { reserved, collected, waiting, left } = line ?? {};
    return { reserved, collected, waiting, left };
  };
  return { ...harness, settle, counts };
}

describeEachDatabase("the desk of reservations", (fresh) => {
  test("a piece that was handed over is not there for those who wait, and can be taken back", async () => {
    const db = await fresh();
    const { ask, giveBack, settle, counts, states } = desk(db, 2);
    const [first, second, third] = [await ask(1), await ask(2), await ask(3)];
    expect(await counts()).toEqual({ reserved: 2, collected: 0, waiting: 1, left: 0 });
    expect(await settle(first.id, "collected")).toBe(true);
    expect(await settle(first.id, "collected")).toBe(false);
    expect(await settle(third.id, "collected")).toBe(false);
    expect(await counts()).toEqual({ reserved: 1, collected: 1, waiting: 1, left: 0 });
    // The visitor's old link cannot withdraw it now, and the shop counts the piece as gone.
    expect(await giveBack(first.id)).toBe(false);
    expect(await giveBack(second.id)).toBe(true);
    expect(await states()).toEqual(["collected", "withdrawn", "reserved"]);
    expect(await settle(first.id, "returned")).toBe(true);
    expect(await counts()).toEqual({ reserved: 2, collected: 0, waiting: 0, left: 0 });
  });

  test("a request that the shop cancels gives its pieces to who waits; both are told, and it is written down", async () => {
    const db = await fresh();
    const { ask, settle, states } = desk(db, 1);
    const [first] = [await ask(1), await ask(2)];
    expect(await settle(first.id, "cancelled")).toBe(true);
    expect(await settle(first.id, "cancelled")).toBe(false);
    expect(await states()).toEqual(["withdrawn", "reserved"]);
    const mails = await db.selectFrom("outbox").select(["recipients", "subject"]).orderBy("id").execute();
    const told = mails.filter(({ subject }) => /cancelled|reserved for you/.test(subject)).slice(-2);
    expect(told.map(({ recipients, subject }) => [recipients[0], subject]).sort()).toEqual([
      ["person1@customer.example", expect.stringContaining("your reservation is cancelled")],
      ["person2@customer.example", expect.stringContaining("reserved for you")],
    ]);
    const timeline = await db.selectFrom("timeline").selectAll().where("actor_id", "=", agent.id).execute();
    expect(timeline).toMatchObject([
      { kind: "reservation-cancelled", detail: { what: "1 × Notebook, 512 GB" } },
    ]);
    const trail = await db.selectFrom("audit_log").selectAll().execute();
    expect(trail).toMatchObject([{ action: "reservation cancelled", actor_id: agent.id }]);
  });

  test("an agent sees how many a colleague's lead reserved, not whose it is, and changes nothing of it", async () => {
    const db = await fresh();
    const { ask, settle } = desk(db, 1);
    const { id } = await ask(1);
    const place = { item, place: "mumbai" };
    expect(await readReservations(db, place, agent)).toMatchObject([
      { id, lead: { name: expect.any(String) } },
    ]);
    await makeStaff(db, "colleague");
    await db.updateTable("leads").set({ owner_id: "colleague" }).execute();
    const [line] = await readReservations(db, place, agent);
    expect(line).toMatchObject({ id, quantity: 1, state: "reserved" });
    expect(line?.lead).toBeUndefined();
    expect(await settle(id, "cancelled")).toBe(false);
    expect(await settle(id, "cancelled", { id: "manager-1", role: "manager" })).toBe(true);
  });

  test("what was handed over stays counted when the person is erased, what was reserved is free again", async () => {
    const db = await fresh();
    const { ask, settle, counts, clock } = desk(db, 3);
    const first = await ask(1);
    await ask(2);
    await settle(first.id, "collected");
    const leads = await db.selectFrom("leads").select("id").execute();
    await db.transaction().execute((trx) =>
      eraseLeads(
        trx,
        leads.map(({ id }) => id),
        { reason: "test", now: clock.at },
      ),
    );
    expect(await counts()).toEqual({ reserved: 0, collected: 1, waiting: 0, left: 2 });
  });

  test("what left the shop stands there as long as somebody waits for it", async () => {
    const db = await fresh();
    const { ask } = desk(db, 0);
    await ask(1);
    const [line, ...others] = await readStock(db, { products: [] });
    expect(line).toMatchObject({
      waiting: 1,
      left: 0,
      offer: { place: "mumbai", configuration: { id: item } },
    });
    expect(others).toEqual([]);
  });
});
