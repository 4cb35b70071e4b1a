import type { TypedPerson } from "#app/leads/lead.ts";
import { internationalPhone, shownPhone } from "#app/values/phone.ts";

/** A person's name in lists and headings. */
export function personName({ name, email, phone }: TypedPerson): string {
  return name ?? email ?? (phone && phoneText(phone)) ?? "No name given";
}

/** A person's e-mail address and phone number, in one line. */
export function contactText({ email, phone }: TypedPerson): string {
  return [email, phone && phoneText(phone)].filter(Boolean).join(", ");
}

export function phoneText(phone: string): string {
  const number = internationalPhone(phone);
  return number ? shownPhone(number) : phone;
}
