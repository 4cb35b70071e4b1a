import { istBrief, istDateTime, istShort } from "#app/dates/brief-time.ts";
import { dayText } from "#app/dates/india-time.ts";
import type { LeadRow } from "#app/leads/filter/leads.server.ts";
import type { Person } from "#app/leads/people/read-person.server.ts";
import { messageName } from "#app/outbox/channels.ts";
import { appointmentPath } from "#app/staff/booking/appointments-address.ts";
import { formName } from "#app/staff/leads/form-names.server.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";
import { internationalPhone } from "#app/values/phone.ts";
import { ownerName } from "./owner-text.ts";
import { contactText, personName, phoneText } from "./person-name.ts";

export type Names = ReadonlyMap<string, string>;

/** A line about something that belongs to a person: its name, its link and a note. */
export type Line = { key: string; name: string; to?: string; note: string };

/** A person for their page: texts ready to show, times in India. */
export function personView(found: Person, names: Names, now: Date) {
  const { person, leads, colleagues } = found;
  return {
    id: found.id,
    name: found.isErased ? "Erased" : personName(person),
    title: found.isErased ? "Erased" : personTitle(found),
    apart: person.organization || person.city ? undefined : wordsApart(found),
    organization: person.organization,
    city: person.city,
    isColleagues: found.isColleagues,
    isErased: found.isErased,
    contact: contactsOf(found),
    others: found.others.map(({ id, person: other }) => ({
      id,
      name: personName(other),
      contact: contactText(other),
    })),
    leads: leads.map((lead) => leadLine(lead, names, now)),
    colleagues: [...Map.groupBy(colleagues, ({ ownerId }) => ownerId)].map(([id, group]) => ({
      owner: ownerName(id, names),
      count: group.length,
    })),
    companies: found.companies,
    consent: consentText(found.consent),
    parts: partsOf(found, now),
  };
}

/** The page's title, which tells the person apart from others of the same name. */
function personTitle(found: Person): string {
  const { organization, city } = found.person;
  return [personName(found.person), organization ?? city, wordsApart(found)].filter(Boolean).join(", ");
}

/**
 * The last digits of the number or the host of the address: enough to tell two people apart, but not to contact them.
 */
function wordsApart({ person: { name, phone, email }, isColleagues }: Person): string | undefined {
  if (isColleagues || !name) return undefined;
  if (phone) return `phone ending in ${phone.replaceAll(/\D/g, "").slice(-4)}`;
  return email ? `at ${email.split("@").at(-1)}` : undefined;
}

/** An enquiry in one line: its form, state, time, reference and owner. */
export function leadLine(lead: LeadRow, names: Names, now: Date) {
  const { id, reference, kind, status, form, subject, createdAt, ownerId, data } = lead;
  return {
    ...{ id, reference, kind, status },
    form: formName(form),
    subject: data === "held" && subject !== formName(form) ? subject : "",
    received: istBrief(createdAt, now),
    owner: ownerName(ownerId, names),
  };
}

/** All known addresses and numbers, each once. */
function contactsOf({ person, others, leads, isColleagues }: Person) {
  if (isColleagues) return [];
  const all = [person, ...others.map((other) => other.person), ...leads.map((lead) => lead.person)];
  const emails = new Map(all.flatMap(({ email }) => (email ? [[email.toLowerCase(), email]] : [])));
  const phones = new Map(
    all.flatMap(({ phone }) => (phone ? [[internationalPhone(phone) ?? phone, phone]] : [])),
  );
  return [
    ...[...emails.values()].map((text) => {
      const address = oneEmailAddress(text);
      return { label: "E-mail", text, link: address && `mailto:${address}` };
    }),
    ...[...phones].map(([number, text]) => ({
      label: "Phone",
      text: phoneText(text),
      link: internationalPhone(text) ? `tel:${number}` : undefined,
    })),
  ];
}

/** "Offers allowed: E-mail" */
export function consentText({ channels, optedOut, bounced }: Person["consent"]): string {
  return [
    channels.length > 0 ? `Offers allowed: ${channels.join(", ")}` : "Offers not allowed",
    ...(optedOut.includes("reminders") ? ["no reminders"] : []),
    ...(bounced ? ["mail came back"] : []),
  ].join("; ");
}

function partsOf(found: Person, now: Date): { heading: string; lines: Line[] }[] {
  const referenceOf = new Map(found.leads.map(({ id, reference }) => [id, reference]));
  const leadTo = (id: string | null) => (id === null ? {} : { to: `/leads/dashboard/${id}` });
  const parts: { heading: string; lines: Line[] }[] = [
    {
      heading: "Appointments",
      lines: found.appointments.map(({ id, starts_at, place, state }) => ({
        ...{ key: id, name: istShort(starts_at), to: appointmentPath(id) },
        note: [place, state === "cancelled" ? "cancelled" : ""].filter(Boolean).join(", "),
      })),
    },
    {
      heading: "Orders and repairs",
      lines: found.orders.map(({ type, number, updated_at, isSure }) => ({
        ...{ key: type + number, name: number, to: `/leads/dashboard/orders/${type}/${number}` },
        note: [
          type,
          `changed ${istBrief(new Date(updated_at), now)}`,
          isSure ? "" : "perhaps: a number with these last four digits",
        ]
          .filter(Boolean)
          .join(", "),
      })),
    },
    {
      heading: "Reservations",
      lines: found.reservations.map(({ id, item, place, quantity, state }) => ({
        key: id,
        name: `${quantity} x ${item}`,
        to: `/leads/dashboard/reservations?${new URLSearchParams({ item, place })}`,
        note: `${place}, ${state}`,
      })),
    },
    {
      heading: "Queue",
      lines: found.tokens.map(({ id, queue, number, state }) => ({
        key: id,
        name: `Number ${number}`,
        to: `/leads/dashboard/queue?${new URLSearchParams({ at: queue })}`,
        note: `${queue}, ${state}`,
      })),
    },
    {
      heading: "DCare",
      lines: found.coverage.map(({ serial, plan, ends_on }) => ({
        key: serial,
        name: serial,
        to: `/leads/dashboard/coverage?${new URLSearchParams({ q: serial })}`,
        note: `${plan}, until ${dayText(ends_on)}`,
      })),
    },
    {
      heading: "Mails",
      lines: found.mails.map(({ id, template, subject, state, created_at, lead_id }) => ({
        ...{ key: id, name: subject, ...leadTo(lead_id) },
        note: `${messageName(template)}, ${istBrief(new Date(created_at), now)}, ${state}`,
      })),
    },
    {
      heading: "Corrections and withdrawals",
      lines: [
        ...found.corrections.map(({ lead_id, kind, at }) => ({
          ...{ key: `${kind}${at}`, name: correctionNames[kind] ?? kind, ...leadTo(lead_id) },
          note: `${istDateTime(new Date(at))} IST, ${referenceOf.get(lead_id) ?? ""}`,
        })),
        ...found.withdrawals.map(({ lead_id, what, at }) => ({
          key: `${lead_id}${what}`,
          name: what === "marketing" ? "Offers withdrawn" : "Everything withdrawn",
          ...leadTo(lead_id),
          note: `${istDateTime(new Date(at))} IST`,
        })),
      ],
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const correctionNames: Record<string, string> = {
  "person-corrected": "Corrected by staff",
  "correction-asked": "Correction asked for",
  "correction-made": "Correction made",
};
