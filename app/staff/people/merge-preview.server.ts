import { seenMark } from "#app/leads/people/person-group.server.ts";
import type { Person } from "#app/leads/people/read-person.server.ts";
import { personName, phoneText } from "./person-name.ts";
import { consentText } from "./person-view.server.ts";

/** The data of the page that compares two people before a merge. */
export function mergePreview(kept: Person, merged: Person) {
  const lines = [
    { what: "Name", of: ({ person }: Person) => person.name },
    { what: "E-mail", of: ({ person }: Person) => person.email },
    { what: "Phone", of: ({ person }: Person) => person.phone && phoneText(person.phone) },
    { what: "Organization", of: ({ person }: Person) => person.organization },
    { what: "City", of: ({ person }: Person) => person.city },
    { what: "Enquiries", of: ({ leads, colleagues }: Person) => `${leads.length + colleagues.length}` },
    { what: "Appointments", of: ({ appointments }: Person) => `${appointments.length}` },
    { what: "Orders", of: ({ orders }: Person) => `${orders.filter(({ isSure }) => isSure).length}` },
    { what: "Offers", of: ({ consent }: Person) => consentText(consent) },
  ];
  return {
    name: personName(kept.person),
    seen: seenMark([kept, ...kept.others, merged, ...merged.others]),
    other: { id: merged.id, name: personName(merged.person) },
    lines: lines.map(({ what, of }) => ({ what, stays: of(kept) ?? "", merges: of(merged) ?? "" })),
    consent: consentText({
      channels: kept.consent.channels.filter((channel) => merged.consent.channels.includes(channel)),
      optedOut: [...new Set([...kept.consent.optedOut, ...merged.consent.optedOut])],
      bounced: kept.consent.bounced || merged.consent.bounced,
    }),
  };
}
