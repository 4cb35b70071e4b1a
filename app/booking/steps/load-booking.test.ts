import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { bookingHarness, tokenIn, tuesday } from "#tests/fixtures/booking.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { loadBooking } from "./load-booking.server.ts";

describeEachDatabase("the heading of a booking", (fresh) => {
  test("sends the visitor to the mail only where one with the link to confirm goes", async () => {
    const { db, book, from, headingAt } = await harness();
    from("203.0.113.7");
    await book(tuesday);
    const [reached, unreached] = ["reached@example.in", "unreached@example.in"];
    await db
      .insertInto("suppressions")
      .values({ address: unreached, reason: "bounced", created_at: 0 })
      .execute();
    const asked = await book("2026-12-02T10:30", { email: reached, phone: "9800000001" });
    const unasked = await book("2026-12-03T10:30", { email: unreached, phone: "9800000002" });
    expect(await headingAt(asked.goTo)).toBe("Almost booked: please check your mail");
    expect(await headingAt(unasked.goTo)).toBe("Not booked yet: please call us");
  });

  test("says that it has passed, however its link is opened afterwards", async () => {
    const { book, clock, headingAt } = await harness();
    const { goTo } = await book(tuesday);
    expect(await headingAt(goTo, "confirmed")).toBe("Your appointment is booked");
    clock.at = new Date(instantOf("2026-12-01T18:00") ?? 0);
    for (const query of ["", "booked", "confirmed"])
      expect(await headingAt(goTo, query)).toBe("This booking has passed");
  });

  async function harness() {
    const db: Database = await fresh();
    const all = bookingHarness(db);
    const headingAt = async (goTo: string | undefined, query = "") =>
      (await loadBooking(tokenIn(goTo), new URLSearchParams(query), all.services))?.heading;
    return { ...all, db, headingAt };
  }
});
