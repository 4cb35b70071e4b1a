import type { TypedPerson } from "#app/leads/lead.ts";
import { emailKey, phoneKey } from "#app/values/contact-keys.ts";

/** The columns that leads and people share. */
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
