import { bookedMails, type MailSources, requestMail, staffMail } from "#app/booking/mail/booking-mails.ts";
import { wordsOf } from "#app/booking/rules/describe-booking.ts";
import type { Offer } from "#app/booking/rules/offer.ts";
import type { BookWish } from "#app/booking/store/book.server.ts";
import { confirmKey } from "#app/booking/store/confirm.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { labelledAnswers, single, subjectOf } from "#app/forms/engine/answers.ts";
import type { Controls } from "#app/forms/engine/controls.ts";
import type { Form } from "#app/forms/engine/define-form.ts";
import type { Answers } from "#app/forms/engine/read-answers.ts";
import { fingerprintOf, submissionOf } from "#app/forms/receive/submission-of.server.ts";
import type { BookingServices } from "./services.ts";

type Made = Pick<BookWish, "bookingId" | "linkToken" | "submission" | "toConfirm" | "reminder">;

type Asked = {
  form: Form;
  offer: Offer;
  start: number;
  link: string;
  answers: Answers;
  controls: Controls & { submissionId: string };
  now: Date;
};

/** The lines before the answers of a booking. */
export const timeLabels = { kind: "Booking", place: "Where", when: "When" } as const;

/** The same as answers of the lead, from the words of the booking. */
export function timeAnswers({ what, when, placeName }: { what: string; when: string; placeName: string }) {
  return [
    { key: "kind", label: timeLabels.kind, value: what },
    { key: "place", label: timeLabels.place, value: placeName },
    { key: "when", label: timeLabels.when, value: when },
  ];
}

/** A booking as a lead: its time, then the answers, and the mails to send. */
export function bookingSubmission(
  { form, offer, start, link, answers, controls, now }: Asked,
  { rules, site, siteUrl, secret }: Pick<BookingServices, "rules" | "site" | "siteUrl" | "secret">,
): Made {
  const sources: MailSources = { rules, site, siteUrl, now };
  const facts = { kind: offer.kind.id, place: offer.place, start, end: start + offer.durationMs };
  const booking = { ...facts, id: newId(now), version: 1, token: link };
  const words = wordsOf(facts, sources);
  const time = timeAnswers(words);
  const base = submissionOf(form, answers, controls, site);
  const email = single(answers, "email") ?? "";
  const mails = bookedMails(booking, email, form, sources);
  const lines = [...time, ...labelledAnswers(form, answers)].map(({ label, value }) => ({ label, value }));
  const doubt = base.spam ? [`It looks like spam: ${base.spam.reasons.join(", ")}. The time is taken.`] : [];
  const toStaff = staffMail(form, facts, { title: form.title, lines, flags: doubt }, sources);
  const kept = {
    ...base,
    submissionId: controls.submissionId,
    ...(form.kind === "service" ? { appointmentAt: start } : {}),
    subject: subjectOf(form, { ...answers, kind: words.what, place: words.placeName }),
    answers: [...time, ...base.answers],
    fingerprint: fingerprintOf(form.id, {
      ...answers,
      kind: facts.kind,
      place: facts.place,
      start: String(start),
    }),
  };
  return {
    bookingId: booking.id,
    linkToken: link,
    submission: {
      ...kept,
      // A suspected robot causes no mail to the visitor; the team gets a mail for every taken time.
      ...(base.spam
        ? { mails: [toStaff], held: [mails.confirmation] }
        : { mails: [toStaff, mails.confirmation] }),
    },
    toConfirm: (until) => ({
      ...kept,
      flags: [...(base.flags ?? []), "It is kept for half an hour, until the link in its mail is opened."],
      mails: base.spam
        ? []
        : [requestMail(booking, { until, key: confirmKey(secret, booking.id) }, email, sources)],
      held: [toStaff, mails.confirmation],
    }),
    reminder: mails.reminder,
  };
}
