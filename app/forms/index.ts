import { contact } from "./contact.ts";
import type { Form } from "./define-form.ts";
import { educationContact } from "./education-contact.ts";
import { enterpriseContact } from "./enterprise-contact.ts";
import { feedbackId, feedbackThanks } from "./feedback/feedback.ts";
import { finance } from "./finance.ts";
import { tcoReport } from "./tco-report.ts";

/** Every declared form, by its id. */
export const forms: ReadonlyMap<string, Form> = new Map(
  [contact, enterpriseContact, educationContact, finance, tcoReport].map((form) => [form.id, form]),
);

/** The words of the confirmation at `/forms/{id}/done`, also of the feedback form; undefined for an unknown id. */
export function thanksFor(formId: string): Form["thanks"] | undefined {
  return formId === feedbackId ? feedbackThanks : forms.get(formId)?.thanks;
}
