import { istDateTime, istShort } from "#app/dates/brief-time.ts";
import { dayOf, shortDay } from "#app/dates/india-time.ts";
import { stateName } from "#app/leads/kinds.ts";
import { isStatus, type Kind } from "#app/leads/lead.ts";
import { isWholeDay } from "#app/leads/next-step.ts";
import type { TimelineEntry } from "#app/leads/work/read-lead.server.ts";
import { messageName } from "#app/outbox/channels.ts";

/** One entry as a sentence, with the text of a note separate. */
export function timelineView(
  { id, kind, actorId, detail, at }: TimelineEntry,
  leadKind: Kind,
  names: ReadonlyMap<string, string>,
) {
  const actor = actorId ? (names.get(actorId) ?? "A former colleague") : "The site";
  const sentence = sentences[kind]({ actor, actorId, detail, names, leadKind });
  const note = hasWords.has(kind) && typeof detail.text === "string" ? detail.text : null;
  return { id, kind, sentence, note, at: `${istDateTime(at)} IST`, iso: at.toISOString() };
}

const hasWords = new Set<TimelineEntry["kind"]>(["note", "call", "whatsapp"]);

type Facts = {
  actor: string;
  actorId: string | null;
  detail: Record<string, unknown>;
  names: ReadonlyMap<string, string>;
  leadKind: Kind;
};

const sentences: Record<TimelineEntry["kind"], (facts: Facts) => string> = {
  created: () => "The visitor sent the form",
  status: ({ actor, detail, leadKind }) =>
    `${actor} moved it from ${statusOf(leadKind, detail.from)} to ${statusOf(leadKind, detail.to)}`,
  assigned: ({ actor, actorId, detail, names }) => {
    if (detail.to === null) return `${actor} gave it back to nobody`;
    if (detail.to === actorId) return `${actor} took it`;
    return `${actor} gave it to ${names.get(String(detail.to)) ?? "a former colleague"}`;
  },
  routed: ({ detail, names }) =>
    `Routed to ${names.get(String(detail.to)) ?? "a former colleague"} by rule ${detail.rule}`,
  tagged: ({ actor, detail }) =>
    detail.removed
      ? `${actor} took away the tag ${detail.removed}`
      : `${actor} added the tag ${detail.added}`,
  note: ({ actor, detail }) =>
    stepSentences[String(detail.step)]?.(actor, detail) ??
    aboutSentences[String(detail.about)]?.(actor) ??
    `${actor} noted`,
  call: ({ actor, detail }) => callSentences[String(detail.call)]?.(actor) ?? `${actor} called`,
  whatsapp: ({ actor }) => `${actor} opened WhatsApp with these words`,
  reply: ({ actor }) => `${actor} wrote a reply`,
  "mail-received": () => "The customer answered",
  "booking-confirmed": ({ actorId, actor }) =>
    actorId ? `${actor} confirmed the booking` : "The visitor confirmed the booking by the link in the mail",
  "booking-expired": ({ detail }) =>
    `The booking of ${detail.when} was not confirmed, and its time was given on`,
  "booking-moved": ({ actorId, actor, detail }) =>
    `${actorId ? actor : "The visitor"} moved the booking from ${detail.from} to ${detail.to}`,
  "booking-cancelled": ({ actorId, actor, detail }) =>
    `${actorId ? actor : "The visitor"} cancelled the booking of ${detail.when}`,
  "reservation-collected": ({ actor, detail }) => `${actor} handed over ${detail.what}`,
  "reservation-returned": ({ actor, detail }) => `${actor} took back that ${detail.what} was handed over`,
  "reservation-cancelled": ({ actor, detail }) => `${actor} cancelled the reservation of ${detail.what}`,
  "newsletter-confirmed": () => "The address was confirmed: it gets the newsletter",
  "newsletter-left": () => "Unsubscribed from the newsletter: no more offers by e-mail",
  "reminders-stopped": () => "The visitor wants no reminders of bookings",
  "consent-withdrawn": ({ actor, actorId, detail }) => {
    const what = detail.what === "enquiry" ? "use this enquiry" : "offers and events, by every channel";
    return `${actorId ? `${actor} recorded that the visitor` : "The visitor"} withdrew the consent to ${what}`;
  },
  "correction-asked": ({ detail }) => `The visitor asked for a correction (${detail.reference})`,
  "correction-made": ({ actor, detail }) => `${actor} made the correction on ${detail.reference}`,
  "person-corrected": ({ actor, detail }) =>
    `${actor} corrected ${[detail.fields].flat().map(fieldOf).join(", ")}`,
  "details-added": ({ detail }) => `The visitor added details: ${[detail.fields].flat().join(", ")}`,
  erased: ({ detail }) => `The data of the person was erased: ${detail.reason}`,
  "webhook-sent": ({ detail }) => `${[detail.to].flat().join(", ")} was told`,
  "webhook-failed": ({ detail }) => `${[detail.to].flat().join(", ")} could not be told: ${detail.reason}`,
  "mail-bounced": ({ detail }) => `${mailOf(detail)} came back: ${detail.reason}`,
  "mail-sent": ({ detail }) => `${mailOf(detail)} was sent`,
  "mail-failed": ({ detail }) =>
    `${mailOf(detail)} could not be sent: ${detail.reason ?? "no reason was given"}`,
  "mail-withheld": ({ detail }) =>
    `${mailOf(detail)} was not sent: ${detail.reason ?? "no reason was given"}`,
};

const stepSentences: Record<string, (actor: string, detail: Record<string, unknown>) => string> = {
  set: (actor, { due }) => `${actor} set the next step for ${dueText(due)}`,
  done: (actor) => `${actor} did this step`,
  ended: () => "This step ended with the lead",
};

const aboutSentences: Record<string, (actor: string) => string> = {
  value: (actor) => `${actor} said what it is worth`,
  order: (actor) => `${actor} linked the order`,
  lost: (actor) => `${actor} said why it was lost`,
  "quotation-made": (actor) => `${actor} made a quotation`,
  "quotation-sent": (actor) => `${actor} sent the quotation`,
  "quotation-accepted": () => "The customer accepted the quotation",
  "quotation-declined": () => "The customer declined the quotation",
};

const callSentences: Record<string, (actor: string) => string> = {
  "no-answer": (actor) => `${actor} called: no answer`,
  spoke: (actor) => `${actor} called and spoke with them`,
  "call-back": (actor) => `${actor} called and calls back`,
};

function dueText(due: unknown): string {
  const at = Number(due);
  return isWholeDay(at) ? shortDay(dayOf(at)) : istShort(at);
}

function fieldOf(field: unknown): string {
  return field === "email" ? "e-mail" : String(field);
}

function statusOf(kind: Kind, value: unknown): string {
  return isStatus(value) ? stateName(kind, value) : String(value);
}

function mailOf({ template, to }: Record<string, unknown>): string {
  const name = messageName(String(template));
  const addresses = [to].flat().filter((address) => typeof address === "string");
  return addresses.length > 0 ? `${name} (${addresses.join(", ")})` : name;
}
