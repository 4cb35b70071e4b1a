import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { timeLabels } from "#app/booking/steps/booking-submission.server.ts";
import { feedbackId, questions } from "#app/feedback/feedback.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { type Form, isConsent } from "#app/forms/engine/define-form.ts";

/** The person's fields, which have a column in every export. */
const person = ["name", "email", "phone", "organization", "city"];

/** The labels of a form's answers, in the order of its fields; null for several forms at once or an unknown one. */
export function answerColumns(formId: string | undefined): string[] | null {
  if (formId === undefined) return null;
  if (formId === feedbackId) return Object.values(questions).map(({ label }) => label);
  const booking = bookingFormById.get(formId);
  if (booking) return [...Object.values(timeLabels), ...labelsOf(booking)];
  const form = forms.get(formId);
  return form ? labelsOf(form) : null;
}

function labelsOf({ fields }: Form): string[] {
  return Object.entries(fields).flatMap(([name, { label }]) =>
    isConsent(name) || person.includes(name) ? [] : [label],
  );
}
