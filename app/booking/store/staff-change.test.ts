import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import type { Role } from "#app/leads/lead.ts";
import { bookingHarness, tokenIn } from "#tests/fixtures/booking.ts";
import { storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { findBooking, findForStaff } from "./find-booking.server.ts";
import { cancelByStaff, moveByStaff, timesToMoveTo } from "./staff-change.server.ts";

const thursday = "2026-12-03T10:30";
const friday = "2026-12-04T15:00";
const manager = { id: "019b1f00-0000-7000-8000-000000000001", role: "manager" } satisfies {
  id: string;
  role: Role;
};

async function booked(db: Database) {
  const harness = bookingHarness(db);
  const token = tokenIn((await harness.book(thursday)).goTo);
  const booking = await findBooking(db, token);
  if (!booking) throw new Error("nothing was booked");
  const wish = { id: booking.id, version: 1, viewer: manager, by: "Farhan Manager" };
  return { ...harness, token, booking, wish, start: instantOf(friday) ?? 0 };
}

describeEachDatabase("a colleague at the desk", (fresh) => {
  test("moves a booking: the visitor's mail has a new link, and the old one leads there too", async () => {
    const db = await fresh();
    const { services, token, booking, wish, start } = await booked(db);
    expect(await moveByStaff(services, { ...wish, start })).toBe("moved");
    expect(await findBooking(db, token)).toMatchObject({ version: 2, start, state: "booked" });
    const [lead] = await storedLeads(db);
    const told = lead?.mails.find(({ template }) => template === "booking-moved");
    expect(told?.data).toMatchObject({ byUs: true, before: expect.stringContaining("Thursday, 3 December") });
    const fromMail = String(told?.data.managePath).split("/").at(-1) ?? "";
    expect(fromMail).not.toBe(token);
    expect(await findBooking(db, fromMail)).toMatchObject({ id: booking.id, start });
    const reminder = lead?.mails.filter(({ template }) => template === "booking-reminder");
    expect(reminder).toMatchObject([
      { due_at: instantOf("2026-12-03T15:00"), data: { managePath: `/booking/${fromMail}` } },
    ]);
    const toTeam = lead?.mails.filter(({ template }) => template === "lead-notification").at(-1);
    expect(JSON.stringify(toTeam?.data)).toContain("Farhan Manager");
    const [last] = await db
      .selectFrom("timeline")
      .select(["kind", "actor_id"])
      .orderBy("id", "desc")
      .execute();
    expect(last).toEqual({ kind: "booking-moved", actor_id: manager.id });
    const logged = await db.selectFrom("audit_log").selectAll().execute();
    expect(logged).toMatchObject([
      {
        action: "booking moved",
        actor_id: manager.id,
        subject_id: booking.leadId,
        detail: { booking: booking.id },
      },
    ]);
  });

  test("cancels a booking for good, and its time is free", async () => {
    const db = await fresh();
    const { services, token, wish, book, start } = await booked(db);
    expect(await cancelByStaff(services, wish)).toBe("gone");
    expect(await cancelByStaff(services, wish)).toBe("cancelled");
    expect(await moveByStaff(services, { ...wish, version: 2, start })).toBe("cancelled");
    expect(await findBooking(db, token)).toMatchObject({ state: "cancelled" });
    const [lead] = await storedLeads(db);
    const told = lead?.mails.filter(({ template }) => template === "booking-cancelled");
    expect(told).toMatchObject([{ data: { byUs: true } }]);
    expect(lead?.mails.map(({ template }) => template)).not.toContain("booking-reminder");
    const logged = await db.selectFrom("audit_log").select(["action", "detail"]).execute();
    expect(logged).toMatchObject([{ action: "booking cancelled", detail: { booking: wish.id } }]);
    expect((await book(thursday, { email: "b@example.in" })).status).toBe(200);
  });

  test("changes nothing when the visitor was quicker, the time is taken, or it has come", async () => {
    const db = await fresh();
    const { services, clock, token, wish, book, move, start } = await booked(db);
    await book(friday, { email: "b@example.in" });
    expect(await moveByStaff(services, { ...wish, start })).toBe("taken");
    await move(token, 1, "2026-12-04T16:00");
    expect(await moveByStaff(services, { ...wish, start: instantOf(thursday) ?? 0 })).toBe("changed");
    expect(await cancelByStaff(services, wish)).toBe("changed");
    clock.at = new Date(instantOf("2026-12-04T16:01") ?? 0);
    expect(await cancelByStaff(services, { ...wish, version: 2 })).toBe("over");
    expect(await findBooking(db, token)).toMatchObject({ version: 2, start: instantOf("2026-12-04T16:00") });
    expect(await db.selectFrom("audit_log").selectAll().execute()).toEqual([]);
  });

  test("sees the times that the visitor would see", async () => {
    const db = await fresh();
    const { services, booking, book } = await booked(db);
    await book(friday, { email: "b@example.in" });
    const found = await findForStaff(db, booking.id, manager);
    if (!found) throw new Error("the manager does not see it");
    const shown = await timesToMoveTo(services, found, "2026-12-04");
    expect(shown?.day).toBe("2026-12-04");
    expect(shown?.times).toContain("2026-12-04T15:30");
    expect(shown?.times).not.toContain(friday);
    const sameDay = await timesToMoveTo(services, found, undefined);
    expect(sameDay?.day).toBe("2026-12-03");
    expect(sameDay?.times).not.toContain(thursday);
  });

  test("sees no name once the consent is withdrawn, unless an admin", async () => {
    const db = await fresh();
    const { booking } = await booked(db);
    await db.updateTable("leads").set({ restricted_at: 1 }).execute();
    expect(await findForStaff(db, booking.id, manager)).toMatchObject({ name: null, phone: null });
    const shown = await findForStaff(db, booking.id, { ...manager, role: "admin" });
    expect(shown?.name).toBe("Asha Rao");
    expect(await findForStaff(db, "no-id", manager)).toBeUndefined();
  });
});
