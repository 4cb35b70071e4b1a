import { createHash } from "node:crypto";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { WorkingTime } from "#app/dates/working-time.ts";
import { labelledAnswers, single, subjectOf } from "#app/forms/engine/answers.ts";
import type { Controls } from "#app/forms/engine/controls.ts";
import { type Form, giftsFor, isConsent } from "#app/forms/engine/define-form.ts";
import type { NoticeSite } from "#app/forms/engine/notice.ts";
import { type Answers, readAnswers, type Typed } from "#app/forms/engine/read-answers.ts";
import { type Answer, type Consent, spamFrom, type TypedPerson } from "#app/leads/lead.ts";
import type { Submission, Upload } from "#app/leads/submissions/submission.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { bluntText } from "#app/values/plain-text.ts";
import { noticeVersion } from "./notice-version.server.ts";
import { readArrivals } from "./read-arrivals.server.ts";
import { spamScore } from "./spam-score.ts";

type FormSite = NoticeSite &
  Pick<Site, "name" | "referencePrefix" | "emails"> & { workingTime?: WorkingTime };

/** Turns valid answers into a submission: person, answers, consent, origin, spam score and the mails to send. */
export function submissionOf(
  form: Form,
  answers: Answers,
  controls: Controls,
  site: FormSite,
  uploads: Upload[] = [],
): Submission {
  const spam = spamScore(form, answers, controls.elapsedMs);
  const isSpam = spam.score >= spamFrom;
  const consent = consentOf(form, answers, controls, site);
  const mails = mailsOf(form, answers, site);
  return {
    ...basics(form, controls, { ...answers, ...hashesOf(uploads) }, site),
    ...(uploads.length > 0 ? { uploads } : {}),
    subject: subjectOf(form, answers),
    person: personOf((name) => single(answers, name)),
    answers: withoutPerson(labelledAnswers(form, answers)),
    consent,
    ...(isSpam ? { spam } : {}),
    ...(consent.noticeHash ? {} : { flags: ["The page showed an older notice than the present one."] }),
    ...(isSpam ? { mails: [], held: mails } : { mails }),
  };
}

/**
 * The submission of a filled-in trap: everything readable, unchecked, in the spam box. Its held mails, for the case
 * that it is genuine, are the one to us and, if all answers are valid, the one to the visitor.
 * @param unkept what was not reserved because of the trap: a time, a number, a piece. Then the visitor gets no
 * confirmation, and the mail to us says so.
 */
export function trappedSubmission(
  form: Form,
  typed: Typed,
  controls: Controls,
  site: FormSite,
  unkept?: string,
): Submission {
  const blunt = new Map<string, string>();
  for (const [name, values] of typed) {
    const text = bluntText(values.join("; "), form.fields[name]?.max ?? 200);
    if (text) blunt.set(name, text);
  }
  const answers = Object.fromEntries(blunt);
  const reading = readAnswers(form, typed);
  const { email: _, ...unchecked } = answers;
  const held = mailsOf(form, reading.ok ? reading.answers : unchecked, site);
  return {
    ...basics(form, controls, answers, site),
    subject: form.title,
    person: personOf((name) => blunt.get(name)?.replace(/\s+/g, " ")),
    answers: withoutPerson(labelledAnswers(form, answers)),
    consent: consentOf(form, answers, controls, site),
    spam: { score: 100, reasons: ["the hidden field was filled in"] },
    mails: [],
    held: unkept ? held.flatMap((mail) => withoutVisitor(mail, unkept)) : held,
  };
}

function withoutVisitor(mail: OutgoingMail, unkept: string): OutgoingMail[] {
  if (mail.template !== "lead-notification") return [];
  return [{ ...mail, data: { ...mail.data, flags: [unkept] } }];
}

function basics(
  form: Form,
  { submissionId, page, first, last }: Controls,
  answers: Answers,
  { referencePrefix, workingTime }: FormSite,
) {
  const attribution = form.attribution ? readArrivals(first, last) : undefined;
  return {
    ...(submissionId ? { submissionId } : {}),
    ...(page ? { page } : {}),
    ...(attribution ? { attribution } : {}),
    fingerprint: fingerprintOf(form.id, answers),
    referencePrefix,
    form: form.id,
    kind: form.kind,
    ...(workingTime ? { workingTime } : {}),
  };
}

/** Two files of one name are different answers. */
function hashesOf(uploads: readonly Upload[]): Record<string, string> {
  return Object.fromEntries(uploads.map(({ field, sha256 }) => [`${field} sha256`, sha256]));
}

/** The same answers to the same form have the same fingerprint, however they were sent. */
export function fingerprintOf(formId: string, answers: Answers): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([formId, sorted]))
    .digest("hex");
}

/** Fields with these names describe the person; all others are answers. */
const personNames = ["name", "email", "phone", "organization", "city"];

function personOf(get: (name: string) => string | undefined): TypedPerson {
  return Object.fromEntries(personNames.flatMap((name) => (get(name) ? [[name, get(name)]] : [])));
}

function withoutPerson(answers: Answer[]): Answer[] {
  return answers.filter(({ key }) => !personNames.includes(key));
}

function consentOf(form: Form, answers: Answers, controls: Controls, site: FormSite): Consent {
  const now = noticeVersion(form, site);
  const shown = controls.noticeVersion ?? now.version;
  const present = shown === now.version;
  const boxes = Object.entries(form.fields).flatMap(([name, { options }]): [string, boolean][] => {
    if (!isConsent(name)) return [];
    const ticked = answers[name] ?? [];
    return options
      ? options.map((option) => [`${name}: ${option}`, ticked.includes(option)])
      : [[name, ticked === "yes"]];
  });
  return {
    noticeVersion: shown,
    noticeHash: present ? now.hash : "",
    wording: present ? now.wording : "",
    language: "en, hi",
    basis: "consent_s6",
    boxes: Object.fromEntries(boxes),
  };
}

function mailsOf(form: Form, answers: Answers, site: FormSite): OutgoingMail[] {
  const email = single(answers, "email");
  const lines = labelledAnswers(form, answers).map(({ label, value }) => ({ label, value }));
  const toUs: OutgoingMail = {
    kind: "mail",
    template: "lead-notification",
    data: { formName: form.title, lines },
    to: form.mailedTo.map((who) => site.emails[who]),
    subject: `${subjectOf(form, answers)} ({reference})`,
    ...(email ? { replyTo: email } : {}),
  };
  const told = form.mailedTo.length > 0 ? [toUs] : [];
  if (!email) return told;
  const gifts = giftsFor(form, form.gives && single(answers, form.gives.field));
  const confirmation: OutgoingMail = {
    kind: "mail",
    template: "confirmation",
    data: {
      formName: form.title,
      receipt: form.receipt,
      nextSteps: [...form.thanks.next],
      ...(gifts.length > 0 ? { links: [...gifts] } : {}),
    },
    to: [email],
    subject: `${site.name}: we have received your ${form.receipt} ({reference})`,
  };
  const own = form.visitorMail?.(answers);
  return [...told, own ? { kind: "mail", to: [email], ...own } : confirmation];
}
