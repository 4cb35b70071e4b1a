import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { bookingHarness, tuesday } from "#tests/fixtures/booking.ts";
import { sampleRules } from "#tests/fixtures/booking-rules.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { readAppointments } from "./appointments.server.ts";
import { blockOut, openAgain, readBlockOuts } from "./block-outs.server.ts";

const manager: Viewer = { id: "manager-1", role: "manager" };
const at = (moment: string) => instantOf(moment) ?? Number.NaN;
const morning = { from: at("2026-12-01T10:00"), to: at("2026-12-01T12:00") };
const always = { from: 0, to: at("2030-01-01T00:00") };

function desk(db: Database) {
  const harness = bookingHarness(db);
  const block = (seen = "", place: string | null = "mumbai") =>
    blockOut(db, {
      blockOut: { place, ...morning, reason: "Stock-taking" },
      ...{ rules: sampleRules, viewer: manager, seen, now: harness.clock.at },
    });
  const trail = async () =>
    (await db.selectFrom("audit_log").selectAll().orderBy("id").execute())
      .filter(({ action }) => action.startsWith("time "))
      .map(({ actor_id, action, detail }) => ({ actor_id, action, detail }));
  return { ...harness, block, trail };
}

describeEachDatabase("a block-out", (fresh) => {
  test("closes a time until it is opened again, and says who did both", async () => {
    const db = await fresh();
    const { book, block, trail, clock } = desk(db);
    expect(await block()).toEqual({ outcome: "blocked" });
    expect((await book(tuesday)).status).toBe(409);
    const [known] = await readBlockOuts(db, always, "mumbai");
    expect(known).toMatchObject({ place: "mumbai", ...morning, reason: "Stock-taking" });
    expect(await readBlockOuts(db, always, "delhi")).toEqual([]);
    const by = { viewer: manager, now: clock.at };
    expect(await openAgain(db, known?.id ?? "", by)).toEqual([]);
    expect(await openAgain(db, known?.id ?? "", by)).toBeUndefined();
    expect(await openAgain(db, "no id", by)).toBeUndefined();
    expect((await book(tuesday)).status).toBe(200);
    const detail = { place: "mumbai", from: "2026-12-01T04:30:00.000Z", to: "2026-12-01T06:30:00.000Z" };
    expect(await trail()).toEqual([
      { actor_id: manager.id, action: "time blocked", detail: { ...detail, booked: 0 } },
      { actor_id: manager.id, action: "time opened", detail },
    ]);
  });

  test("that hits what is booked is made only by somebody who was told of all of it", async () => {
    const db = await fresh();
    const { book, block, trail } = desk(db);
    await book(tuesday);
    const first = await block();
    expect(first).toMatchObject({ outcome: "booked", hit: [{ kind: "repair", start: at(tuesday) }] });
    expect(await readBlockOuts(db, always)).toEqual([]);
    const mark = first.outcome === "booked" ? first.mark : "";
    await book("2026-12-01T11:00", { email: "b@example.in" });
    const second = await block(mark);
    expect(second).toMatchObject({ outcome: "booked", hit: [{ start: at(tuesday) }, {}] });
    expect(await block(second.outcome === "booked" ? second.mark : "")).toEqual({ outcome: "blocked" });
    expect(await readAppointments(db, "mumbai", morning, manager, new Date(0))).toHaveLength(2);
    expect(await trail()).toMatchObject([{ action: "time blocked", detail: { booked: 2 } }]);
  });

  test("everywhere counts every place, and a cancelled or a neighbouring time counts for nothing", async () => {
    const db = await fresh();
    const { book, block } = desk(db);
    await book(tuesday, { place: "delhi" });
    await book("2026-12-01T09:30", { email: "b@example.in" });
    await book("2026-12-01T12:00", { email: "c@example.in" });
    expect(await block("", null)).toMatchObject({ outcome: "booked", hit: [{ place: "delhi" }] });
    await db.updateTable("bookings").set({ state: "cancelled" }).where("place", "=", "delhi").execute();
    expect(await block("", null)).toEqual({ outcome: "blocked" });
    expect((await book(tuesday, { place: "bengaluru", email: "d@example.in" })).status).toBe(409);
  });

  test("and a booking at the same moment never both succeed unnoticed", async () => {
    for (let round = 0; round < 5; round++) {
      const db = await fresh();
      const { book, block } = desk(db);
      const [booked, blocked] = await Promise.all([book(tuesday), block()]);
      expect([booked.status, blocked.outcome]).toEqual(
        booked.status === 200 ? [200, "booked"] : [409, "blocked"],
      );
    }
  });

  test("shows of a withdrawn consent the reference alone, but for an admin", async () => {
    const db = await fresh();
    const { book } = desk(db);
    await book(tuesday);
    const shown = async (role: Viewer["role"]) =>
      (await readAppointments(db, "mumbai", morning, { id: "staff-1", role }, new Date(0)))[0]?.lead;
    expect(await shown("agent")).toMatchObject({ name: "Asha Rao" });
    await db.updateTable("leads").set({ restricted_at: 1 }).execute();
    for (const role of ["agent", "manager"] as const)
      expect(await shown(role)).toMatchObject({ reference: expect.any(String), name: null, phone: null });
    expect(await shown("admin")).toMatchObject({ name: "Asha Rao" });
  });
});
