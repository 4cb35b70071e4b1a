import { forms } from "#app/forms/declared/forms.ts";
import { email, longText, name, organization, phone } from "#app/forms/engine/fields.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { isEntryBasis, isEntrySource } from "#app/leads/entry/entry-choices.ts";
import type { Kind, TypedPerson } from "#app/leads/lead.ts";

/** The forms for leads entered by hand: those a caller may ask for. */
export const entryForms: { id: string; kind: Kind; title: string; nextSteps: readonly string[] }[] = [
  ...forms.values(),
]
  .filter(({ id, kind }) => kind === "sales" && !["pre-order", "report-request", "tco-report"].includes(id))
  .map(({ id, kind, title, thanks }) => ({ id, kind, title, nextSteps: thanks.next }));

export const entryFields = [
  "name",
  "phone",
  "email",
  "organization",
  "form",
  "source",
  "basis",
  "text",
] as const;
export type TypedEntry = Record<(typeof entryFields)[number], string>;

type Errors = Partial<Record<(typeof entryFields)[number], string>>;
type Reading =
  | {
      ok: true;
      person: TypedPerson;
      form: (typeof entryForms)[number];
      text: string;
      source: string;
      basis: "asked" | "card" | "list";
    }
  | { ok: false; errors: Errors };

const personFields = {
  name: name({ label: "Name", optional: true }),
  phone: phone({ optional: true }),
  email: email({ optional: true }),
  organization: organization({ optional: true }),
  text: longText({ label: "What they want", hindi: "क्या चाहिए", optional: true, max: 2_000 }),
};

/** Reads an entry of staff; it needs an e-mail address or a phone number. */
export function readEntry(typed: TypedEntry): Reading {
  const keys = Object.keys(personFields) as (keyof typeof personFields)[];
  const reading = readAnswers({ fields: personFields }, new Map(keys.map((key) => [key, [typed[key]]])));
  const errors: Errors = reading.ok ? {} : { ...reading.errors };
  const form = entryForms.find(({ id }) => id === typed.form);
  if (!form) errors.form = "Choose what it is about.";
  if (!isEntrySource(typed.source)) errors.source = "Choose how the enquiry came.";
  if (!isEntryBasis(typed.basis)) errors.basis = "Choose the legal ground for storing the data.";
  if (!typed.phone.trim() && !typed.email.trim())
    errors.phone = "Enter a phone number or an e-mail address: one of them is enough.";
  if (!reading.ok || !form || Object.keys(errors).length > 0) return { ok: false, errors };
  const { text = "", ...person } = reading.answers as Record<string, string>;
  return {
    ok: true,
    ...{ person, form, text, source: typed.source },
    basis: typed.basis as "asked" | "card" | "list",
  };
}
