import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { feedbackId } from "#app/feedback/feedback.ts";
import { forms } from "#app/forms/declared/forms.ts";

const names = new Map([
  ...[...forms, ...bookingFormById].map(([id, { title }]) => [id, title] as const),
  [feedbackId, "BEP 2025 feedback"],
]);

/** Every form that creates leads, as choices. */
export const formChoices = [...names].map(([id, name]) => ({ id, name }));

/** The title of a form; its id if it is no longer declared. */
export function formName(id: string): string {
  return names.get(id) ?? id;
}
