import { feedbackId } from "#app/feedback/feedback.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Kind } from "#app/leads/lead.ts";
import { bookingFormById } from "./booking-forms.ts";

/** The kind of work that a form's leads are; an enquiry if the form is no longer declared. */
export function kindOfForm(form: string): Kind {
  if (form === feedbackId) return "record";
  return (forms.get(form) ?? bookingFormById.get(form))?.kind ?? "sales";
}
