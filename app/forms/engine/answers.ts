import type { Answer } from "#app/leads/lead.ts";
import { shownPhone } from "#app/values/phone.ts";
import { type Form, isConsent } from "./define-form.ts";
import type { Field } from "./fields.ts";
import type { Answers } from "./read-answers.ts";

/** The answers with their labels, as stored with the lead and written in mails. Consents are stored separately. */
export function labelledAnswers(form: Pick<Form, "fields">, answers: Answers): Answer[] {
  return Object.entries(form.fields).flatMap(([key, field]) => {
    const kept = answers[key];
    return kept === undefined || isConsent(key)
      ? []
      : [{ key, label: field.label, value: shown(field, kept) }];
  });
}

/** The subject of the mail to us, with answers inserted; parts without an answer are left out. */
export function subjectOf({ subject }: Pick<Form, "subject">, answers: Answers): string {
  const [head = "", list] = subject.split(": ");
  const parts = list?.split(", ").flatMap((part) => {
    const names = [...part.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    return names.every((name) => answers[name] !== undefined)
      ? [inOne(part, answers).replace(/\{(\w+)\}/g, (_, name) => String(answers[name]))]
      : [];
  });
  return (parts?.length ? `${head}: ${parts.join(", ")}` : head).slice(0, 200);
}

/** "{quantity} devices", in the singular if the answer is 1. */
function inOne(part: string, answers: Answers): string {
  const [, name = ""] = /^\{(\w+)\} \w+s$/.exec(part) ?? [];
  return answers[name] === "1" ? part.slice(0, -1) : part;
}

/** The answer to a field, if it is a single one. */
export function single(answers: Answers, name: string): string | undefined {
  const kept = answers[name];
  return typeof kept === "string" ? kept : undefined;
}

function shown({ kind }: Field, kept: string | readonly string[]): string | string[] {
  if (typeof kept !== "string") return [...kept];
  return kind === "phone" ? shownPhone(kept) : kept;
}
