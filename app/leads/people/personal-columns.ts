import type { TypedPerson } from "#app/leads/lead.ts";
import { emailKey, phoneKey } from "#app/values/contact-keys.ts";

/** The columns that the row of a lead and that of its person have in common. */
export function personalColumns({ name, email, phone, organization, city }: TypedPerson) {
  return {
    name: name ?? null,
    email: email ?? null,
    phone: phone ?? null,
    organization: organization ?? null,
    city: city ?? null,
    email_key: emailKey(email),
    phone_key: phoneKey(phone),
  };
}
