import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { email, type Field, name, organization, phone } from "#app/forms/engine/fields.ts";
import { type FieldErrors, readAnswers } from "#app/forms/engine/read-answers.ts";
import { type CorrectedPerson, correctable } from "#app/leads/people/correct-person.server.ts";

/** The fields of the form that corrects a person. */
export type TypedCorrection = Record<(typeof correctable)[number], string>;

type Reading = { ok: true; person: CorrectedPerson } | { ok: false; errors: FieldErrors };

const usual: TypedFields = {
  name: name({ label: "Name", optional: true }),
  organization: organization({ optional: true }),
  email: email({ optional: true }),
  phone: phone({ optional: true }),
};
type TypedFields = Record<(typeof correctable)[number], Field>;

/** Reads a correction by the rules of the lead's form; fields that the form does not ask for may stay empty. */
export function readCorrection(formId: string, typed: TypedCorrection): Reading {
  const declared = forms.get(formId)?.fields ?? bookingFormById.get(formId)?.fields ?? {};
  const fields = Object.fromEntries(
    correctable.map((key) => {
      const { when: _, ...field } = declared[key] ?? usual[key];
      return [key, field];
    }),
  );
  const reading = readAnswers({ fields }, new Map(correctable.map((key) => [key, [typed[key]]])));
  return reading.ok ? { ok: true, person: reading.answers as CorrectedPerson } : reading;
}
