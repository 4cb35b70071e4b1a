import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { up as mailEnds } from "#app/database/migrations/0076-mail-ends.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { bookingHarness, tuesday } from "#tests/fixtures/booking.ts";
import { launchHarness } from "#tests/fixtures/queue.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { clock, runOutbox, sent, settled } from "#tests/support/outbox.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

const thursday = "2026-12-03T10:30";
const at = (moment: string) => new Date(instantOf(moment) ?? 0);

describeEachDatabase("a mail that leaves late", (fresh) => {
  test("is not sent if it reminds of an appointment that has begun; the lead's timeline says so", async () => {
    const db = await fresh();
    await bookingHarness(db).book(thursday);
    expect(await leaving(db, at(thursday))).not.toContain("booking-reminder");
    expect(await withheld(db)).toEqual([
      expect.objectContaining({ template: "booking-reminder", reason: "its time had passed" }),
    ]);
  });

  test("is sent if it reminds of an appointment that is near", async () => {
    const db = await fresh();
    await bookingHarness(db).book(thursday);
    expect(await leaving(db, at("2026-12-03T10:29"))).toContain("booking-reminder");
    expect(await withheld(db)).toEqual([]);
  });

  test("is not sent if its link confirms a time or a number that was given on", async () => {
    const db = await fresh();
    const bookings = bookingHarness(db);
    bookings.from("203.0.113.7");
    await bookings.book(tuesday);
    await bookings.book("2026-12-01T12:00");
    const launch = launchHarness(db);
    launch.clock.at = bookings.clock.at;
    await launch.take(1);
    const late = new Date(bookings.clock.at.getTime() + 30 * 60_000);
    expect(await leaving(db, late)).toContain("booking-confirmation");
    expect((await withheld(db)).map(({ template }) => template).sort()).toEqual(["booking-request", "token"]);
  });

  test("is not sent if it brings a link that has ended", async () => {
    const db = await fresh();
    const asked = at(thursday);
    for (const template of ["data-request", "newsletter-confirm"] as const) {
      const message = {
        kind: "mail",
        template,
        data: {},
        to: ["asha@school.test"],
        subject: "Link",
      } as const;
      await recordSubmission(db, sampleSubmission({ mails: [message] }), asked);
    }
    expect(await leaving(db, at("2026-12-10T10:31"))).toEqual([]);
    const gone = (await withheld(db)).map(({ template }) => template);
    expect(gone.sort()).toEqual(["data-request", "newsletter-confirm"]);
  });

  test("is not sent either if the previous version had queued the reminder", async () => {
    const db = await fresh();
    await bookingHarness(db).book(thursday);
    await sql`alter table outbox drop column not_after`.execute(db);
    await mailEnds(db as unknown as Kysely<unknown>, db.engine);
    expect(await leaving(db, at(thursday))).not.toContain("booking-reminder");
  });
});

/** The templates of the mails that leave when the relay is back at this instant. */
async function leaving(db: Database, now: Date): Promise<string[]> {
  const templates: string[] = [];
  clock.now = now;
  const outbox = runOutbox(db, async ({ template }) => {
    templates.push(template);
    return sent;
  });
  await settled(db);
  await outbox.stop();
  return templates;
}

async function withheld(db: Database): Promise<Record<string, unknown>[]> {
  const entries = await db
    .selectFrom("timeline")
    .select("detail")
    .where("kind", "=", "mail-withheld")
    .execute();
  return entries.map(({ detail }) => detail);
}
