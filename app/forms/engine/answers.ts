import type { Answer } from "#app/leads/lead.ts";
import { shownPhone } from "#app/values/phone.ts";
import { type Form, isConsent } from "./define-form.ts";
import type { Field } from "./fields.ts";
import type { Answers } from "./read-answers.ts";

/** The answers with their labels, as they are kept with the lead and written in mails. Consents are kept apart. */
export function labelledAnswers(form: Pick<Form, "fields">, answers: Answers): Answer[] {
  return Object.entries(form.fields).flatMap(([key, field]) => {
    const kept = answers[key];
    return kept === undefined || isConsent(key)
      ? []
      : [{ key, label: field.label, value: shown(field, kept) }];
  });
}

/** The subject of the mail to us, with answers in their places. */
export function subjectOf(form: Pick<Form, "subject">, answers: Answers): string {
  return form.subject.replace(/\{(\w+)\}/g, (_, name) => String(answers[name] ?? "-")).slice(0, 200);
}

/** One answer of the person, if it is a single one. */
export function single(answers: Answers, name: string): string | undefined {
  const kept = answers[name];
  return typeof kept === "string" ? kept : undefined;
}

function shown({ kind }: Field, kept: string | readonly string[]): string | string[] {
  if (typeof kept !== "string") return [...kept];
  return kind === "phone" ? shownPhone(kept) : kept;
}
