import { bookedMails, staffMail } from "#app/booking/mail/booking-mails.ts";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { wordsOf } from "#app/booking/rules/describe-booking.ts";
import type { Offer } from "#app/booking/rules/offer.ts";
import { timeAnswers } from "#app/booking/steps/booking-submission.server.ts";
import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { enteredSubmission } from "#app/leads/entry/entered-submission.server.ts";
import type { EntryBasis } from "#app/leads/entry/entry-choices.ts";
import type { TypedPerson, Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { assignLead } from "#app/leads/work/lead-work.server.ts";
import { newLinkSecret } from "#app/links/link-secret.server.ts";
import { bookTime } from "./book.server.ts";

type Services = {
  db: Database;
  now: () => Date;
  rules: BookingRules;
  site: Site;
  siteUrl: string;
};

export type CallerBooking = {
  offer: Offer;
  start: number;
  person: TypedPerson;
  /** The subject, in a sentence. */
  text: string;
  basis: EntryBasis;
  /** Posts with the same id are one booking. */
  submissionId: string;
};

export type CallerOutcome =
  | { outcome: "booked"; bookingId: string }
  | { outcome: "taken" }
  | { outcome: "conflict" };

/**
 * Books a time for a caller or a visitor at the counter, by the rules of the public page but without its limits per
 * phone line, because all bookings come from the office. With an address the caller gets the usual confirmation and
 * reminder; the lead goes to the colleague who booked.
 */
export async function bookForCaller(
  { db, now: clock, rules, site, siteUrl }: Services,
  { offer, start, person, text, basis, submissionId }: CallerBooking,
  viewer: Viewer,
): Promise<CallerOutcome> {
  const now = clock();
  const form = bookingForms[offer.kind.tool];
  const sources = { rules, site, siteUrl, now };
  const facts = { kind: offer.kind.id, place: offer.place, start, end: start + offer.durationMs };
  const bookingId = newId(now);
  const linkToken = newLinkSecret();
  const words = wordsOf(facts, sources);
  const time = timeAnswers(words);
  const booking = { ...facts, id: bookingId, version: 1, token: linkToken };
  const mails = person.email ? bookedMails(booking, person.email, form, sources) : undefined;
  const lines = [...time, { label: "Entered by", value: "our team, for the visitor" }];
  const told = staffMail(form, facts, { title: form.title, lines }, sources);
  const entered = enteredSubmission(
    {
      ...{ submissionId, person, text, basis, source: "call" },
      form: { id: form.id, kind: form.kind, title: form.title },
      mails: [told, ...(mails ? [mails.confirmation] : [])],
    },
    site,
  );
  const submission = {
    ...entered,
    submissionId,
    subject: `${words.what}, ${words.placeName}`,
    answers: [...time, ...entered.answers],
    fingerprint: `${entered.fingerprint} ${facts.kind} ${facts.place} ${start}`,
    ...(form.kind === "service" ? { appointmentAt: start } : {}),
  };
  const wish = { offer, start, bookingId, linkToken, submission, toConfirm: () => submission };
  const booked = await bookTime(db, { ...wish, reminder: mails?.reminder }, now);
  if (booked.outcome === "taken" || booked.outcome === "too many") return { outcome: "taken" };
  if (booked.outcome === "conflict") return { outcome: "conflict" };
  const row = await db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(["bookings.id", "lead_id", "owner_id"])
    .where("leads.reference", "=", booked.reference)
    .executeTakeFirstOrThrow();
  if (booked.outcome === "booked") {
    const detail = { booking: row.id };
    await audit(db, { actorId: viewer.id, action: "booking entered", subjectId: row.lead_id, detail, now });
    // If routing gave the lead to another owner, it stays theirs.
    if (row.owner_id === null) await assignLead(db, { leadId: row.lead_id, ownerId: viewer.id }, viewer, now);
  }
  return { outcome: "booked", bookingId: row.id };
}
