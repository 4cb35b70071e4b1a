import { expect, test } from "vitest";
import { bookingCalendar, loadBooking } from "#app/booking/steps/load-booking.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { bookingHarness, tokenIn, tuesday } from "#tests/fixtures/booking.ts";
import { storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { confirmBooking, isConfirmKey } from "./confirm.server.ts";
import { findBooking } from "./find-booking.server.ts";
import { readRush, readVersions, sameOrigin, versionsOf } from "./same-origin.server.ts";
import { cancelOrigin, confirmByStaff, moveByStaff } from "./staff-change.server.ts";

const minutes = (count: number) => count * 60_000;
const person = (n: number) => ({ email: `visitor${n}@example.in`, phone: `98${String(n).padStart(8, "0")}` });
/** Free times of one seat, an hour apart, on nine days without weekends. */
const times = [1, 2, 3, 4, 7, 8, 9, 10, 11].flatMap((day) =>
  ["10:30", "11:30", "12:30", "15:30"].map((clock) => `2026-12-${String(day).padStart(2, "0")}T${clock}`),
);
const time = (n: number) => times[n] ?? "";

async function outcomeOf(db: Database) {
  const bookings = await db.selectFrom("bookings").selectAll().orderBy("created_at").execute();
  return { open: bookings.filter(({ state }) => state === "booked").length, bookings };
}

describeEachDatabase("scarce times", (fresh) => {
  test("one line is given five in an hour and ten in a day, however many it asks for at once", async () => {
    const { book, from, clock, services, db } = await harness();
    from("203.0.113.7");
    const burst = await Promise.all(times.map((start, n) => book(start, person(n))));
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = burst.find(({ status }) => status === 429);
    expect(refused?.sentence).toContain(services.site.phone);
    for (const hours of [1.1, 2.2, 3.3]) {
      clock.at = new Date(clock.at.getTime() + minutes(60 * 1.1));
      await Promise.all(times.map((start, n) => book(start, person(100 * hours + n))));
    }
    expect((await outcomeOf(db)).bookings).toHaveLength(10);
    from("203.0.113.8");
    expect((await book("2026-12-02T16:30", person(999))).status).toBe(200);
  });

  test("all lines of one home have three times as many", async () => {
    const { book, from, db } = await harness();
    for (const [n, start] of times.entries()) {
      from(`2001:db8:1:42${n.toString(16).padStart(2, "0")}::1`);
      await book(start, person(n));
    }
    expect((await outcomeOf(db)).bookings).toHaveLength(15);
  });

  test("one person has three open ones, by phone or by mailbox, from wherever they are asked for", async () => {
    const { book, from, db } = await harness();
    const answers = [];
    for (let n = 0; n < 12; n++) {
      from(`198.51.100.${n}`);
      const who = n % 2 ? { email: `as.ha+${n}@gmail.com` } : { phone: "+91 98765 43210" };
      answers.push((await book(time(n), { ...person(n), ...who })).status);
    }
    expect(answers).toEqual([...Array(6).fill(200), ...Array(6).fill(409)]);
    expect((await outcomeOf(db)).open).toBe(6);
  });

  test("the first stands at once; the second is kept until the link in its mail is opened", async () => {
    const { book, from, show, db, services, clock } = await harness();
    from("203.0.113.7");
    const first = await show((await book(time(0))).goTo);
    expect(first.state).toBe("booked");
    const { goTo } = await book(time(1), person(1));
    const second = await show(goTo);
    expect(second).toMatchObject({ state: "unconfirmed", asked: true, keptUntil: "10:30\u00a0am" });
    expect(await bookingCalendar(tokenIn(goTo), services)).toContain("STATUS:TENTATIVE");
    const [, lead] = await storedLeads(db);
    expect(lead?.mails.map(({ template }) => template)).toEqual(["booking-request"]);
    expect(lead?.held.map(({ template }) => template)).toContain("booking-confirmation");
    const path = String(lead?.mails[0]?.data.confirmPath);
    const booking = await findBooking(db, tokenIn(path));
    const key = new URL(path, "http://x").searchParams.get("confirm") ?? "";
    if (!booking) throw new Error("no booking");
    expect(isConfirmKey(services.secret, booking.id, key)).toBe(true);
    expect(
      isConfirmKey(
        services.secret,
        booking.id,
        key.replace(/^./, (c) => (c === "A" ? "B" : "A")),
      ),
    ).toBe(false);
    for (let n = 0; n < 2; n++)
      expect(await confirmBooking(db, booking, { now: clock.at })).toBe("confirmed");
    expect((await show(goTo)).state).toBe("booked");
    expect(await bookingCalendar(tokenIn(goTo), services)).toContain("STATUS:CONFIRMED");
    const [, stands] = await storedLeads(db);
    expect(stands?.mails.map(({ template }) => template)).toContain("lead-notification");
    expect(stands?.held).toEqual([]);
  });

  test("one that nobody confirms is free after half an hour, on every process and for 200 at once", async () => {
    const { book, from, show, db, clock } = await harness();
    from("203.0.113.7");
    await book(time(0));
    const { goTo } = await book(tuesday.replace("10:30", "15:30"), person(1));
    const late = await findBooking(db, tokenIn(goTo));
    from("203.0.113.9");
    expect((await book(tuesday.replace("10:30", "15:30"), person(2))).status).toBe(409);
    clock.at = new Date(clock.at.getTime() + minutes(30));
    expect((await show(goTo)).state).toBe("expired");
    if (!late) throw new Error("no booking");
    const race = Array.from({ length: 100 }, async (_, n) => {
      from(`198.51.100.${n}`);
      return (await book(tuesday.replace("10:30", "15:30"), person(10 + n))).status;
    });
    const confirms = Array.from({ length: 100 }, () => confirmBooking(db, late, { now: clock.at }));
    const statuses = await Promise.all(race);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(await Promise.all(confirms))).toEqual(new Set(["expired"]));
    const { bookings } = await outcomeOf(db);
    expect(bookings.filter(({ state }) => state === "booked")).toHaveLength(2);
    const held = await db.selectFrom("outbox").select("id").where("state", "=", "held").execute();
    expect(held).toEqual([]);
    expect((await show(goTo)).state).toBe("expired");
  });

  test("confirmed in the last moment against 200 others it is one booking, whoever has it", async () => {
    const { book, from, db, clock } = await harness();
    from("203.0.113.7");
    await book(time(0));
    const { goTo } = await book(time(4), person(1));
    const kept = await findBooking(db, tokenIn(goTo));
    if (!kept) throw new Error("no booking");
    clock.at = new Date(clock.at.getTime() + minutes(30) - 1);
    const early = clock.at;
    const tries = Array.from({ length: 200 }, (_, n) => {
      if (n === 100) clock.at = new Date(early.getTime() + 1);
      from(`198.51.100.${n}`);
      return n % 2
        ? confirmBooking(db, kept, { now: clock.at })
        : book(time(4), person(10 + n)).then(({ status }) => status);
    });
    await Promise.all(tries);
    const rows = await db.selectFrom("bookings").selectAll().where("starts_at", "=", kept.start).execute();
    expect(rows.filter(({ state }) => state === "booked")).toHaveLength(1);
    const ticks = await db.selectFrom("taken_times").select("booking_id").distinct().execute();
    expect(ticks).toHaveLength(2);
  });

  test("an unconfirmed one is given back without a mail to anybody, and cannot be moved", async () => {
    const { book, move, cancel, from, show, db } = await harness();
    from("203.0.113.7");
    await book(time(0));
    const { goTo } = await book(time(1), person(1));
    expect((await move(tokenIn(goTo), 1, time(2))).status).toBe(409);
    expect((await cancel(tokenIn(goTo), 1)).status).toBe(200);
    expect((await show(goTo)).state).toBe("cancelled");
    const [, lead] = await storedLeads(db);
    expect(lead?.mails.map(({ template }) => template)).toEqual(["booking-request"]);
    expect(lead?.held).toEqual([]);
  });

  test("staff confirms for a visitor who calls, and cancels all of one origin at once", async () => {
    const { book, from, show, db, services, clock } = await harness();
    const viewer = { id: "manager", role: "manager" } as const;
    from("203.0.113.7");
    for (let n = 0; n < 4; n++) await book(time(n), person(n));
    from("198.51.100.1");
    const { goTo } = await book(time(8), person(99));
    const [first, second] = (await outcomeOf(db)).bookings;
    const desk = {
      db,
      now: () => clock.at,
      rules: services.rules,
      site: services.site,
      siteUrl: services.siteUrl,
    };
    expect(await confirmByStaff(desk, { id: second?.id ?? "", viewer })).toBe("confirmed");
    const open = await sameOrigin(db, first?.lead_id ?? "", clock.at);
    const seen = readVersions(versionsOf(open));
    expect(await cancelOrigin(desk, { id: first?.id ?? "", viewer, by: "Meera", seen })).toBe(4);
    expect((await outcomeOf(db)).open).toBe(1);
    expect((await show(goTo)).state).toBe("booked");
    const actions = await db.selectFrom("audit_log").select("action").orderBy("id").execute();
    expect(actions.map(({ action }) => action)).toEqual([
      "booking confirmed",
      ...Array(4).fill("booking cancelled"),
    ]);
    const told = await db
      .selectFrom("outbox")
      .select("id")
      .where("template", "=", "booking-cancelled")
      .execute();
    expect(told).toHaveLength(2);
  });

  test("of one origin, what moved or came since the colleague looked stays", async () => {
    const { book, from, db, services, clock } = await harness();
    const viewer = { id: "manager", role: "manager" } as const;
    from("203.0.113.7");
    for (let n = 0; n < 3; n++) await book(time(n), person(n));
    const [first, second] = (await outcomeOf(db)).bookings;
    const { rules, site, siteUrl } = services;
    const desk = { db, now: () => clock.at, rules, site, siteUrl };
    const wish = { id: first?.id ?? "", viewer, by: "Meera" };
    const seen = readVersions(versionsOf(await sameOrigin(db, first?.lead_id ?? "", clock.at)));
    await confirmByStaff(desk, { id: second?.id ?? "", viewer });
    const start = instantOf(time(5)) ?? 0;
    expect(await moveByStaff(desk, { ...wish, id: second?.id ?? "", version: 1, start })).toBe("moved");
    await book(time(3), person(3));
    expect(await cancelOrigin(desk, { ...wish, seen })).toBe(2);
    const left = (await outcomeOf(db)).bookings.filter(({ state }) => state === "booked");
    expect(left.map(({ starts_at }) => starts_at).sort()).toEqual([instantOf(time(3)), start]);
    expect(await cancelOrigin(desk, { ...wish, seen })).toBe(0);
  });

  test("a day with far more bookings than usual is an alarm", async () => {
    const { book, from, db, clock } = await harness();
    for (let n = 0; n < 20; n++) {
      expect(await readRush(db, clock.at)).toBeUndefined();
      from(`198.51.100.${n}`);
      await book(time(n), person(n));
    }
    expect(await readRush(db, clock.at)).toEqual({ today: 20, usual: 0 });
    clock.at = new Date(clock.at.getTime() + 24 * 60 * minutes(1));
    expect(await readRush(db, clock.at)).toBeUndefined();
  });

  async function harness() {
    const db = await fresh();
    const all = bookingHarness(db);
    const show = async (goTo: string | undefined) => {
      const view = await loadBooking(tokenIn(goTo), new URLSearchParams(), all.services);
      if (!view) throw new Error(`no booking at ${goTo}`);
      return view;
    };
    return { ...all, db, show };
  }
});
