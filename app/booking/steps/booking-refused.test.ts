import { expect, test } from "vitest";
import { instantOf } from "#app/dates/india-time.ts";
import { bookingHarness, tuesday } from "#tests/fixtures/booking.ts";
import { storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";

describeEachDatabase("a booking that cannot be had, or looks like spam", (fresh) => {
  test("of one seat is refused to the second, who learns the nearest free times", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    await book(tuesday);
    const second = await book(tuesday, { email: "b@example.in" });
    expect(second.status).toBe(409);
    expect(second.sentence).toContain("Tue 1 Dec, 10:30\u00a0am IST");
    expect(second.instead).toEqual([
      { value: "2026-12-01T11:00", label: "Tue 1 Dec, 11:00\u00a0am IST" },
      { value: "2026-12-01T11:30", label: "Tue 1 Dec, 11:30\u00a0am IST" },
      { value: "2026-12-01T12:00", label: "Tue 1 Dec, 12\u00a0noon IST" },
      { value: "2026-12-01T12:30", label: "Tue 1 Dec, 12:30\u00a0pm IST" },
    ]);
    expect(await storedLeads(db)).toHaveLength(1);
  });

  test("of another kind of the same team takes the same seat, with its buffer", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    await book("2026-12-01T10:00", { kind: "set-up" });
    // An hour and a buffer of 15 minutes: until 11:15.
    expect((await book("2026-12-01T11:00", { email: "b@example.in" })).status).toBe(409);
    expect((await book("2026-12-01T11:30", { email: "b@example.in" })).status).toBe(200);
    // A place with two seats serves two.
    const bengaluru = { place: "bengaluru", email: "c@example.in" };
    const statuses = [
      await book(tuesday, bengaluru),
      await book(tuesday, bengaluru),
      await book(tuesday, bengaluru),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 409]);
  });

  test("at a time that is not offered is refused, whatever the page showed", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    for (const start of ["2026-12-01T08:30", "2026-12-01T10:35", "2026-12-06T10:30", "2026-11-27T10:30"]) {
      expect((await book(start)).status, start).toBe(422);
    }
    expect(await storedLeads(db)).toEqual([]);
  });

  test("in a time that staff has closed is refused, there and nowhere else", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    const closure = {
      starts_at: instantOf("2026-12-01T10:00") ?? 0,
      ends_at: instantOf("2026-12-01T12:00") ?? 0,
    };
    await db
      .insertInto("booking_closures")
      .values({
        id: crypto.randomUUID(),
        place: "mumbai",
        reason: "Team meeting",
        created_by: null,
        created_at: 0,
        ...closure,
      })
      .execute();
    expect((await book(tuesday)).status).toBe(409);
    expect((await book(tuesday, { place: "delhi" })).status).toBe(200);
    expect((await book("2026-12-01T12:00", { email: "b@example.in" })).status).toBe(200);
  });

  test("wants every detail and keeps nothing when one is wrong", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    const refused = await book(tuesday, { email: "nobody", name: "" });
    expect(refused).toMatchObject({
      status: 422,
      errors: { email: expect.any(String), name: expect.any(String) },
    });
    expect((await book(tuesday, { strange: "field" })).status).toBe(422);
    expect((await book("tomorrow")).status).toBe(422);
    expect((await book(tuesday, { place: "chennai" })).status).toBe(422);
    expect((await book(tuesday, { kind: "hand-over", place: "online" })).status).toBe(422);
    expect(await storedLeads(db)).toEqual([]);
    expect(await db.selectFrom("taken_times").selectAll().execute()).toEqual([]);
  });

  test("of a robot lies in the spam box, takes no time and looks like a success", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    expect(await book(tuesday, { homepage: "https://spam.example" })).toMatchObject({
      status: 200,
      goTo: expect.stringMatching(/^\/booking\/[\w-]{43}$/),
    });
    const [lead] = await storedLeads(db);
    expect(lead).toMatchObject({ status: "spam", mails: [] });
    expect(await db.selectFrom("bookings").selectAll().execute()).toEqual([]);
  });

  test("that looks like spam takes its time, tells the team and writes to nobody else", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    expect((await book("2026-12-03T10:30", { device: "see https://spam.example" })).status).toBe(200);
    const [lead] = await storedLeads(db);
    expect(lead?.status).toBe("spam");
    expect(lead?.mails.map(({ template }) => template)).toEqual(["lead-notification"]);
  });
});
