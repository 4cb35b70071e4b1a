import { contact } from "./contact.ts";
import type { Form } from "./define-form.ts";
import { educationContact } from "./education-contact.ts";
import { enterpriseContact } from "./enterprise-contact.ts";

/** Every declared form, by its id. */
export const forms: ReadonlyMap<string, Form> = new Map(
  [contact, enterpriseContact, educationContact].map((form) => [form.id, form]),
);
