import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { findBooking } from "#app/booking/store/find-booking.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { newHoldToken, submissionIdOf } from "#app/links/link-secret.server.ts";
import { bookingHarness, holdIn, tokenIn, tuesday } from "#tests/fixtures/booking.ts";
import { storedLeads } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { receiveBooking } from "./receive-booking.server.ts";

describeEachDatabase("a booking", (fresh) => {
  test("is a lead with its time, consent, two mails and a reminder 24 hours before", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    const { status, goTo } = await book("2026-12-03T10:30");
    expect(status).toBe(200);
    const [lead] = await storedLeads(db);
    expect(lead).toMatchObject({
      form: "appointment",
      status: "new",
      email: "asha.rao@example.in",
      subject: "Appointment: Repair, Mumbai",
      consent: { basis: "consent_s6" },
      answers: {
        Booking: "Repair",
        Where: "Mumbai",
        When: "Thursday, 3 December 2026, 10:30\u00a0am to 10:50\u00a0am IST",
      },
    });
    expect(lead?.mails.map(({ template, recipients }) => [template, recipients])).toEqual([
      ["lead-notification", ["support@dts.example"]],
      ["booking-confirmation", ["asha.rao@example.in"]],
      ["booking-reminder", ["asha.rao@example.in"]],
    ]);
    expect(lead?.mails[0]?.cc).toEqual(["mumbai@dts.example"]);
    expect(lead?.mails[2]?.due_at).toBe(instantOf("2026-12-02T10:30"));
    const booking = await findBooking(db, tokenIn(goTo));
    expect(booking).toMatchObject({ reference: lead?.reference, state: "booked", version: 1 });
    expect(booking?.start).toBe(instantOf("2026-12-03T10:30"));
  });

  test("knows where its visitor came from, but not on pages for schools", async () => {
    const db = await fresh();
    const { book, post, services } = bookingHarness(db);
    const touch = JSON.stringify({ landingPage: "/service", source: "news" });
    const traces = { _first: touch, _last: touch, _page: "/book-appointment" };
    await book(tuesday, traces);
    const demo = sampleBody(bookingForms["booking-demo"]);
    const slot = { kind: "demo", place: "online", start: "2026-12-02T10:00", ...traces };
    for (const [name, value] of Object.entries(slot)) demo.set(name, value);
    await receiveBooking(post("/booking/book", demo), services);
    const leads = await storedLeads(db);
    expect(leads.map(({ form, source, attributions }) => [form, source, attributions.length])).toEqual([
      ["appointment", "news", 2],
      ["education-demo", null, 0],
    ]);
  });

  test("keeps only the hash of its link", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    const token = tokenIn((await book(tuesday)).goTo);
    const links = await db.selectFrom("booking_links").selectAll().execute();
    expect(links).toHaveLength(1);
    expect(links[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await findBooking(db, token)).toBeDefined();
    expect(
      await findBooking(
        db,
        token.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      ),
    ).toBeUndefined();
  });

  test("needs no reminder when the confirmation is younger than a day", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    await book("2026-11-30T15:00");
    const [lead] = await storedLeads(db);
    expect(lead?.mails.map(({ template }) => template)).not.toContain("booking-reminder");
  });

  test("the same post again leads to the same booking, and so does another answer, which changes nothing", async () => {
    const db = await fresh();
    const { hold, book } = bookingHarness(db);
    const token = holdIn((await hold(tuesday)).goTo);
    const _id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(tuesday, { hold: token, _id })));
    expect(new Set(answers.map(({ status, goTo }) => `${status} ${goTo}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const [lead, ...others] = await storedLeads(db);
    expect(others).toEqual([]);
    expect(lead?.mails).toHaveLength(2);
    const other = { hold: token, _id, email: "b@example.in" };
    const link = tokenIn(answers[0]?.goTo);
    for (const start of [tuesday, "2026-12-03T10:30"]) expect((await book(start, other)).status).toBe(409);
    expect((await book(tuesday, { ...other, place: "delhi" })).status).toBe(409);
    const next = (await hold("2026-12-03T10:30", { hold: token })).goTo;
    expect(next).toMatch(/^\/book-appointment\?.*&stood=yes/);
    expect(holdIn(next)).not.toBe(token);
    expect(next).not.toContain(link);
    expect(await db.selectFrom("bookings").selectAll().execute()).toHaveLength(1);
    expect(await findBooking(db, link)).toMatchObject({
      email: "asha.rao@example.in",
      start: instantOf(tuesday),
      version: 1,
    });
  });

  test("has a link that cannot be computed by who chose its hold, and a hold that only we can make", async () => {
    const db = await fresh();
    const { hold, book, services, clock } = bookingHarness(db);
    const chosen = `${"A".repeat(42)}B`;
    expect((await hold(tuesday, { hold: chosen })).status).toBe(422);
    expect((await book(tuesday, { hold: chosen })).status).toBe(422);
    const foreign = newHoldToken("another secret".repeat(3), clock.at);
    expect((await hold(tuesday, { hold: foreign })).status).toBe(422);
    const ours = newHoldToken(services.secret, clock.at);
    const { goTo } = await book(tuesday, { hold: ours, _id: submissionIdOf(ours) });
    const fixed = createHash("sha256").update(`link of ${ours}`).digest("base64url");
    expect(await findBooking(db, fixed)).toBeUndefined();
    const stranger = { hold: ours, _id: submissionIdOf(ours), email: "stranger@example.in" };
    for (const answer of [await book(tuesday, stranger), await hold("2026-12-03T10:30", { hold: ours })])
      expect(JSON.stringify(answer)).not.toContain(tokenIn(goTo));
    clock.at = new Date(clock.at.getTime() + 86_400_001);
    const late = await hold("2026-12-03T10:30", {
      hold: newHoldToken(services.secret, new Date("2026-11-20T04:30:00Z")),
    });
    expect(late.status).toBe(200);
  });

  test("is not shown to somebody who knows its submission id without its hold", async () => {
    const db = await fresh();
    const { book, services, clock } = bookingHarness(db);
    const _id = crypto.randomUUID();
    await book(tuesday, { _id });
    for (const hold of ["", newHoldToken(services.secret, clock.at)]) {
      const refused = await book(tuesday, { _id, email: "b@example.in", hold });
      expect(refused).toMatchObject({ status: 422, sentence: expect.any(String) });
    }
    expect(await db.selectFrom("bookings").selectAll().execute()).toHaveLength(1);
  });

  test("that was cancelled does not stand in the way of a new one from the same page", async () => {
    const db = await fresh();
    const { hold, book, cancel } = bookingHarness(db);
    const token = holdIn((await hold(tuesday)).goTo);
    await cancel(tokenIn((await book(tuesday, { hold: token })).goTo), 1);
    const next = holdIn((await hold(tuesday, { hold: token })).goTo);
    expect(next).not.toBe(token);
    expect((await book(tuesday, { hold: next })).status).toBe(200);
  });
});
