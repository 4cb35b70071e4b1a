import { expect, test } from "vitest";
import { loadBooking } from "#app/booking/steps/load-booking.server.ts";
import { receiveChange } from "#app/booking/steps/receive-change.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { bookingHarness, holdIn, tokenIn, tuesday } from "#tests/fixtures/booking.ts";
import { storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { findBooking } from "./find-booking.server.ts";

const thursday = "2026-12-03T10:30";
const friday = "2026-12-04T15:00";
const holiday = "2026-12-25T10:30";

describeEachDatabase("a link to a booking", (fresh) => {
  test("asks before it moves, and tells the team who it is that moved", async () => {
    const db = await fresh();
    const { book, move, post, services } = bookingHarness(db);
    const token = tokenIn((await book(thursday)).goTo);
    const page = await loadBooking(token, new URLSearchParams(`move&to=${friday}`), services);
    expect(page).toMatchObject({ doing: "sure", heading: "Move your booking?" });
    expect(page?.to?.when).toMatch(/^Friday, 4 December 2026, 3:00\u00a0pm to .* IST$/);
    const unsure = post(`/booking/${token}/move`, { version: "1", start: friday });
    const asked = await receiveChange(unsure, { token, what: "move" }, services);
    expect(asked).toMatchObject({ status: 422 });
    expect((await findBooking(db, token))?.start).toBe(instantOf(thursday));
    await move(token, 1, friday);
    const told = await db
      .selectFrom("outbox")
      .select("data")
      .where("template", "=", "lead-notification")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(told?.data).toMatchObject({
      formName: "Service appointment moved",
      lines: expect.arrayContaining([{ label: "Who", value: "Asha Rao" }]),
    });
  });

  test("asks nothing once it has moved there: Back shows the booking", async () => {
    const db = await fresh();
    const { book, move, services } = bookingHarness(db);
    const token = tokenIn((await book(thursday)).goTo);
    await move(token, 1, friday);
    const seen = (to: string) => loadBooking(token, new URLSearchParams(`move&to=${to}`), services);
    expect(await seen(friday)).toMatchObject({ doing: "look", heading: "Your booking", to: undefined });
    expect(await seen(thursday)).toMatchObject({ doing: "sure" });
  });

  test("is not told that somebody else was quicker where a time was never offered", async () => {
    const db = await fresh();
    const { book, hold } = bookingHarness(db);
    for (const refused of [await book(holiday), await hold(holiday)]) {
      expect(refused.status).toBe(422);
      expect(refused.sentence).toMatch(/cannot be booked: we are closed that day \(.+\)/);
      expect(refused.instead?.length).toBeGreaterThan(0);
    }
  });

  test("moves it: one living booking, a new reminder, two mails, the same link", async () => {
    const db = await fresh();
    const { book, move } = bookingHarness(db);
    const token = tokenIn((await book(thursday)).goTo);
    expect(await move(token, 1, friday)).toMatchObject({ status: 200, goTo: `/booking/${token}?moved` });
    expect(await findBooking(db, token)).toMatchObject({
      version: 2,
      start: instantOf(friday),
      state: "booked",
    });
    const [lead] = await storedLeads(db);
    expect(lead?.mails.map(({ template }) => template).sort()).toEqual([
      "booking-confirmation",
      "booking-moved",
      "booking-reminder",
      "lead-notification",
      "lead-notification",
    ]);
    const reminder = lead?.mails.find(({ template }) => template === "booking-reminder");
    expect(reminder?.due_at).toBe(instantOf("2026-12-03T15:00"));
    const timeline = await db.selectFrom("timeline").select(["kind", "detail"]).orderBy("id").execute();
    expect(timeline.at(-1)).toEqual({
      kind: "booking-moved",
      detail: {
        from: "Thursday, 3 December 2026, 10:30 to 10:50 IST",
        to: "Friday, 4 December 2026, 15:00 to 15:20 IST",
      },
    });
    expect((await book(thursday, { email: "b@example.in" })).status).toBe(200);
  });

  test("may move it by less than it takes", async () => {
    const db = await fresh();
    const { book, move } = bookingHarness(db);
    const token = tokenIn((await book("2026-12-03T10:00", { kind: "set-up" })).goTo);
    expect((await move(token, 1, thursday)).status).toBe(200);
  });

  test("of an older version changes nothing, and the same move again is done already", async () => {
    const db = await fresh();
    const { book, move, cancel } = bookingHarness(db);
    const token = tokenIn((await book(thursday)).goTo);
    await move(token, 1, friday);
    expect((await move(token, 1, friday)).status).toBe(200);
    expect((await move(token, 1, "2026-12-04T16:00")).sentence).toContain("changed meanwhile");
    expect((await cancel(token, 1)).status).toBe(409);
    expect(await findBooking(db, token)).toMatchObject({ version: 2, state: "booked" });
  });

  test("to a taken time says which are free and keeps the present one", async () => {
    const db = await fresh();
    const { book, move } = bookingHarness(db);
    const token = tokenIn((await book(thursday)).goTo);
    await book(friday, { email: "b@example.in" });
    const refused = await move(token, 1, friday);
    expect(refused.status).toBe(409);
    expect(refused.instead?.[0]?.value).toBe("2026-12-04T15:30");
    expect(await findBooking(db, token)).toMatchObject({ version: 1, start: instantOf(thursday) });
  });

  test("cancels it for good: no reminder, a mail, its time is free, no way back", async () => {
    const db = await fresh();
    const { book, move, cancel } = bookingHarness(db);
    const token = tokenIn((await book(thursday)).goTo);
    expect(await cancel(token, 1)).toMatchObject({ status: 200, goTo: `/booking/${token}` });
    expect((await cancel(token, 1)).status).toBe(200);
    const [lead] = await storedLeads(db);
    expect(lead?.mails.map(({ template }) => template)).not.toContain("booking-reminder");
    expect(lead?.mails.filter(({ template }) => template === "booking-cancelled")).toHaveLength(1);
    expect((await move(token, 2, friday)).sentence).toContain("cannot be brought back");
    expect((await book(thursday, { email: "b@example.in" })).status).toBe(200);
    expect(await findBooking(db, token)).toMatchObject({ state: "cancelled" });
  });

  test("changes nothing once the time has come", async () => {
    const db = await fresh();
    const { clock, book, move, cancel } = bookingHarness(db);
    const token = tokenIn((await book(thursday)).goTo);
    clock.at = new Date(instantOf("2026-12-03T10:31") ?? 0);
    expect((await move(token, 1, friday)).sentence).toContain("has begun or is over");
    expect((await cancel(token, 1)).status).toBe(409);
  });

  test("that nobody was given leads nowhere", async () => {
    const db = await fresh();
    const { move } = bookingHarness(db);
    expect((await move("A".repeat(43), 1, friday)).status).toBe(404);
    expect((await move("../../leads", 1, friday)).status).toBe(404);
  });
});

describeEachDatabase("a held time", (fresh) => {
  test("is kept for ten minutes and then free for others", async () => {
    const db = await fresh();
    const { clock, hold, book } = bookingHarness(db);
    const token = holdIn((await hold(tuesday)).goTo);
    expect((await hold(tuesday)).status).toBe(409);
    expect((await hold(tuesday, { hold: token })).status).toBe(200);
    clock.at = new Date(clock.at.getTime() + 10 * 60_000);
    expect((await hold(tuesday)).status).toBe(200);
    expect(await book(tuesday, { hold: token })).toMatchObject({ status: 409, instead: expect.any(Array) });
  });

  test("that ran out can still be booked while nobody else took it", async () => {
    const db = await fresh();
    const { clock, hold, book } = bookingHarness(db);
    const token = holdIn((await hold(tuesday)).goTo);
    clock.at = new Date(clock.at.getTime() + 11 * 60_000);
    expect((await book(tuesday, { hold: token })).status).toBe(200);
  });

  test("is given back when its holder chooses another one or books", async () => {
    const db = await fresh();
    const { hold, book } = bookingHarness(db);
    const token = holdIn((await hold(tuesday)).goTo);
    await hold(thursday, { hold: token });
    expect((await hold(tuesday)).status).toBe(200);
    expect((await book(thursday, { hold: token })).status).toBe(200);
    expect(await db.selectFrom("booking_holds").selectAll().execute()).toHaveLength(1);
  });

  test("stays the holder's though it has become too soon for others", async () => {
    const db = await fresh();
    const { clock, hold, book } = bookingHarness(db);
    const token = holdIn((await hold("2026-11-30T13:00")).goTo);
    clock.at = new Date(clock.at.getTime() + 5 * 60_000);
    expect((await book("2026-11-30T13:00", { hold: token })).status).toBe(200);
  });

  test("of a token that has become a booking gets a token of its own", async () => {
    const db = await fresh();
    const { hold, book } = bookingHarness(db);
    const token = holdIn((await hold(tuesday)).goTo);
    const first = tokenIn((await book(tuesday, { hold: token })).goTo);
    const next = holdIn((await hold(thursday, { hold: token })).goTo);
    expect(next).not.toBe(token);
    const second = tokenIn((await book(thursday, { hold: next })).goTo);
    expect(second).not.toBe(first);
  });
});
