import { newId } from "#app/database/uuid.server.ts";
import { labelledAnswers, single, subjectOf } from "#app/forms/answers.ts";
import type { Controls } from "#app/forms/controls.ts";
import type { Form } from "#app/forms/define-form.ts";
import type { Answers } from "#app/forms/read-answers.ts";
import { fingerprintOf, submissionOf } from "#app/forms/receiving/submission-of.server.ts";
import type { Submission } from "#app/leads/submission.ts";
import type { OutgoingMail } from "#app/mail/outgoing-mail.ts";
import { bookedMails, type MailSources, staffMail } from "./booking-mails.ts";
import type { Offer } from "./offer.ts";
import type { BookingServices } from "./services.ts";
import { wordsOf } from "./words.ts";

type Made = {
  bookingId: string;
  linkToken: string;
  submission: Submission & { submissionId: string };
  reminder: OutgoingMail;
};

type Asked = {
  form: Form;
  offer: Offer;
  start: number;
  link: string;
  answers: Answers;
  controls: Controls & { submissionId: string };
  now: Date;
};

/** What stands before the answers of a booking. */
export const timeLabels = { kind: "Booking", place: "Where", when: "When" } as const;

/** A booking as a lead: the answers with the time in front of them, and the mails that go out. */
export function bookingSubmission(
  { form, offer, start, link, answers, controls, now }: Asked,
  { rules, site, siteUrl }: Pick<BookingServices, "rules" | "site" | "siteUrl">,
): Made {
  const sources: MailSources = { rules, site, siteUrl, now };
  const facts = { kind: offer.kind.id, place: offer.place, start, end: start + offer.durationMs };
  const booking = { ...facts, id: newId(now), version: 1, token: link };
  const { what, when, placeName } = wordsOf(facts, sources);
  const time = [
    { key: "kind", label: timeLabels.kind, value: what },
    { key: "place", label: timeLabels.place, value: placeName },
    { key: "when", label: timeLabels.when, value: when },
  ];
  const base = submissionOf(form, answers, controls, site);
  const mails = bookedMails(booking, single(answers, "email") ?? "", form, sources);
  const lines = [...time, ...labelledAnswers(form, answers)].map(({ label, value }) => ({ label, value }));
  const doubt = base.spam ? [`It looks like spam: ${base.spam.reasons.join(", ")}. The time is taken.`] : [];
  const toStaff = staffMail(form, facts, { title: form.title, lines, flags: doubt }, sources);
  return {
    bookingId: booking.id,
    linkToken: link,
    submission: {
      ...base,
      submissionId: controls.submissionId,
      subject: subjectOf(form, { ...answers, kind: what, place: placeName }),
      answers: [...time, ...base.answers],
      fingerprint: fingerprintOf(form.id, {
        ...answers,
        kind: facts.kind,
        place: facts.place,
        start: String(start),
      }),
      // Nobody is written to on the word of a robot; the team hears of every time that is taken.
      ...(base.spam
        ? { mails: [toStaff], held: [mails.confirmation] }
        : { mails: [toStaff, mails.confirmation] }),
    },
    reminder: mails.reminder,
  };
}
