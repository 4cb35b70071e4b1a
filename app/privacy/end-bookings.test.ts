import { expect, test } from "vitest";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { bookingHarness } from "#tests/fixtures/booking.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { eraseLeads } from "./erase.server.ts";

describeEachDatabase("erasing somebody who has a booking", (fresh) => {
  test("cancels it, frees its time and says on the timeline when it was, in words", async () => {
    const db = await fresh();
    const { book, clock } = bookingHarness(db);
    await book("2026-12-03T10:30");
    const { id } = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const erasure = await db
      .transaction()
      .execute((trx) => eraseLeads(trx, [id], { reason: "asked for", now: clock.at }));
    expect(erasure.bookingsCancelled).toBe(1);
    expect(await db.selectFrom("taken_times").selectAll().execute()).toEqual([]);
    const lead = await readLead(db, id, { id: "admin", role: "admin" }, clock.at);
    expect(lead?.timeline.find(({ kind }) => kind === "booking-cancelled")?.detail).toEqual({
      when: expect.stringMatching(/^Thursday, 3 December 2026, 10:30 to \d\d:\d\d IST$/),
    });
  });
});
