import { randomUUID } from "node:crypto";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { offerOf } from "#app/booking/rules/offer.ts";
import { nearestFree } from "#app/booking/rules/slots.ts";
import { bookingSubmission } from "#app/booking/steps/booking-submission.server.ts";
import { blockOut } from "#app/booking/store/block-outs.server.ts";
import { bookTime } from "#app/booking/store/book.server.ts";
import { readCalendar } from "#app/booking/store/occupied-times.server.ts";
import type { Config } from "#app/config.server.ts";
import type { Content } from "#app/content/content.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayAfter, dayOf, instantOn } from "#app/dates/india-time.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { newLinkSecret } from "#app/links/link-secret.server.ts";
import { sampleAnswers } from "#tests/fixtures/sample-answers.ts";
import { personAt } from "./people.ts";
import type { Login } from "./sample-staff.ts";

const most = 7;
const hours = (count: number) => count * 3_600_000;

/** Plainly fictional appointments of the next days, made like those of the forms, and a blocked hour. */
export async function sampleBookings(
  db: Database,
  config: Config,
  { booking: rules, site }: Content,
  logins: readonly Login[],
): Promise<void> {
  for (const [at, { id: place }] of rules.places.entries()) {
    const kinds = rules.kinds.filter(({ places }) => places.includes(place));
    for (let index = 0; index < most - 2 * at; index++) {
      const now = new Date(Date.now() - hours(9 * index + 2 * at));
      const offer = offerOf(rules, kinds[index % kinds.length]?.id ?? "", place);
      if (!offer) continue;
      const form = bookingForms[offer.kind.tool];
      const reading = readAnswers(form, sampleAnswers(form, personAt(index + 2 * at)));
      if (!reading.ok) throw new Error(`sample data: ${JSON.stringify(reading.errors)}`);
      const calendar = await readCalendar(db, offer, now.getTime());
      const [start] = nearestFree(offer, now.getTime() + hours(20 * index), calendar, now.getTime(), 1);
      if (start === undefined) continue;
      const controls = {
        page: "/book-appointment",
        elapsedMs: 40_000,
        submissionId: randomUUID(),
        trap: false,
      };
      const asked = { form, offer, start, link: newLinkSecret(), answers: reading.answers, controls, now };
      const made = bookingSubmission(asked, {
        rules,
        site,
        siteUrl: config.siteUrl,
        secret: appSecret(config),
      });
      await bookTime(db, { offer, start, ...made }, now);
    }
  }
  const now = new Date();
  const manager = logins.find(({ role }) => role === "manager");
  if (!manager) return;
  const day = dayAfter(dayOf(now.getTime()), 3);
  const stretch = { from: instantOn(day, "13:00"), to: instantOn(day, "15:00") };
  const viewer = { id: manager.id, role: manager.role };
  const wish = { place: null, ...stretch, reason: "Training of all teams" };
  const first = await blockOut(db, { blockOut: wish, rules, viewer, seen: "", now });
  if (first.outcome === "booked")
    await blockOut(db, { blockOut: wish, rules, viewer, seen: first.mark, now });
}
