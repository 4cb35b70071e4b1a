import { expect, test } from "vitest";
import { type Answered, bookingHarness, holdIn, tokenIn, tuesday } from "#tests/fixtures/booking.ts";
import { storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";

const person = (index: number) => ({ email: `visitor${index}@example.in` });

function count(answers: Answered[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describeEachDatabase("of many who want one time", (fresh) => {
  test("200 bookings at once give one booking and 199 answers with other free times", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => book(tuesday, person(index))),
    );
    expect(count(answers)).toEqual({ 200: 1, 409: 199 });
    for (const { status, instead } of answers) if (status === 409) expect(instead).toHaveLength(4);
    expect(await db.selectFrom("bookings").selectAll().execute()).toHaveLength(1);
    expect(await storedLeads(db)).toHaveLength(1);
  });

  test("100 who want to hold it at once get one hold, and its holder alone can book", async () => {
    const db = await fresh();
    const { hold, book } = bookingHarness(db);
    const answers = await Promise.all(Array.from({ length: 100 }, () => hold(tuesday)));
    expect(count(answers)).toEqual({ 200: 1, 409: 99 });
    const token = holdIn(answers.find(({ status }) => status === 200)?.goTo);
    const bookings = await Promise.all([
      ...Array.from({ length: 50 }, (_, index) => book(tuesday, person(index))),
      book(tuesday, { hold: token, email: "holder@example.in" }),
    ]);
    expect(count(bookings)).toEqual({ 200: 1, 409: 50 });
    expect((await storedLeads(db)).map(({ email }) => email)).toEqual(["holder@example.in"]);
  });

  test("those who move there and those who book it: one gets it, the others keep what they have", async () => {
    const db = await fresh();
    const { book, move } = bookingHarness(db);
    const movers: string[] = [];
    for (const [index, hour] of ["09:30", "11:30", "12:30", "14:30", "15:30"].entries()) {
      movers.push(tokenIn((await book(`2026-12-02T${hour}`, person(index))).goTo));
    }
    const answers = await Promise.all([
      ...movers.map((token) => move(token, 1, tuesday)),
      ...Array.from({ length: 50 }, (_, index) => book(tuesday, person(100 + index))),
    ]);
    expect(count(answers)).toEqual({ 200: 1, 409: 54 });
    const bookings = await db.selectFrom("bookings").select(["starts_at", "seat"]).execute();
    expect(new Set(bookings.map(({ starts_at }) => starts_at)).size).toBe(bookings.length);
    const taken = await db.selectFrom("taken_times").select("tick").execute();
    expect(taken).toHaveLength(bookings.length * 6);
  });

  test("a cancelled time is free at once, for one", async () => {
    const db = await fresh();
    const { book, cancel, move } = bookingHarness(db);
    const first = tokenIn((await book(tuesday, person(0))).goTo);
    const other = tokenIn((await book("2026-12-02T11:30", person(1))).goTo);
    expect((await cancel(first, 1)).status).toBe(200);
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, (_, index) => book(tuesday, person(10 + index))),
      move(other, 1, tuesday),
    ]);
    expect(count(answers)).toEqual({ 200: 1, 409: 60 });
    expect((await move(first, 2, "2026-12-02T15:30")).status).toBe(409);
    const living = await db.selectFrom("bookings").select("state").where("starts_at", ">", 0).execute();
    expect(living.filter(({ state }) => state === "cancelled")).toHaveLength(1);
  });

  test("one version of a booking moves once, however many ask", async () => {
    const db = await fresh();
    const { book, move } = bookingHarness(db);
    const token = tokenIn((await book(tuesday)).goTo);
    const hours = ["09:30", "10:30", "11:30", "12:30", "14:30", "15:30", "16:30", "17:30"];
    const answers = await Promise.all(hours.map((hour) => move(token, 1, `2026-12-03T${hour}`)));
    expect(count(answers)).toEqual({ 200: 1, 409: 7 });
    const bookings = await db.selectFrom("bookings").selectAll().execute();
    expect(bookings).toMatchObject([{ version: 2 }]);
    expect(await db.selectFrom("taken_times").selectAll().execute()).toHaveLength(6);
  });
});

describeEachDatabase("the table itself", (fresh) => {
  test("refuses a second owner of the same five minutes", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    await book(tuesday);
    const [row] = await db.selectFrom("taken_times").selectAll().execute();
    if (!row) throw new Error("nothing was taken");
    await expect(db.insertInto("taken_times").values(row).execute()).rejects.toThrow();
  });
});
