import type { Config } from "#app/config.server.ts";
import type { Content } from "#app/content/content.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { reservationRequest } from "#app/forms/declared/pre-order.ts";
import { token } from "#app/forms/declared/token.ts";
import type { Form } from "#app/forms/engine/define-form.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import type { Receiver } from "#app/forms/receive/store-submission.server.ts";
import { submissionOf } from "#app/forms/receive/submission-of.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { tokenReceiver } from "#app/queue/receive-token.server.ts";
import { openSlots, slotPath } from "#app/queue/store-queue.ts";
import { reservationReceiver } from "#app/reservations/receive-reservation.server.ts";
import { choicePath } from "#app/reservations/reservable.ts";
import { sampleAnswers } from "#tests/fixtures/sample-answers.ts";
import { people } from "./people.ts";

/** Plainly fictional tokens of the next launch day and reservations, made like those of the forms. */
export async function sampleShop(db: Database, config: Config, { shop, site }: Content): Promise<void> {
  const now = () => new Date();
  const services = { db, now, shop, site, secret: appSecret(config) };
  const [slot] = openSlots(shop.launches, dayOf(now()));
  const [product] = shop.products;
  for (const [index, { name, phone, email }] of people.slice(1, 7).entries()) {
    const person = { name, phone, email };
    if (slot) {
      const early = index === 4 ? ["yes"] : [];
      await keep(token, tokenReceiver(services), { ...person, early, choice: [slotPath(slot)] });
    }
    const configuration = product?.configurations[index % 3];
    const [place] = Object.keys(configuration?.stock ?? {});
    if (configuration && place) {
      const choice = [choicePath(configuration.id, place)];
      await keep(reservationRequest, reservationReceiver(services), { ...person, choice });
    }
  }

  async function keep(form: Form, receiver: Receiver, changes: Record<string, string[]>) {
    const reading = readAnswers(form, sampleAnswers(form, changes));
    if (!reading.ok) throw new Error(`sample data: ${JSON.stringify(reading.errors)}`);
    const controls = { page: "/shop", elapsedMs: 40_000, submissionId: crypto.randomUUID(), trap: false };
    const submission = submissionOf(form, reading.answers, controls, site);
    const kept = await receiver(submission, reading.answers);
    // These mailboxes have no reader: their links count as opened.
    if (kept.outcome === "asked") await db.updateTable("tokens").set({ confirm_by: null }).execute();
    else if (kept.outcome !== "stored") throw new Error(`sample data: ${JSON.stringify(kept)}`);
  }
}
