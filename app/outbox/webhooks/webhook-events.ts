/**
 * The events for other systems, one line each. `carriesLead`: with the lead as it is when the message is sent.
 * `isAlways`: cannot be switched off, because the law requires it. `says`: the label where staff choose.
 */
export const webhookEvents = {
  "lead.created": { carriesLead: true, says: "a new lead" },
  "lead.corrected": { carriesLead: true, says: "a corrected person, or later details" },
  "lead.restricted": { carriesLead: false, isAlways: true, says: "consent was withdrawn" },
  "lead.erased": { carriesLead: false, isAlways: true, says: "the data was erased" },
  "lead.status": { carriesLead: true, says: "another status" },
  "lead.owner": { carriesLead: true, says: "another owner" },
  "lead.tags": { carriesLead: true, says: "other tags" },
  "lead.step": { carriesLead: true, says: "a next step set or done" },
  "lead.note": { carriesLead: true, says: "a note (without its words)" },
  "lead.contact": { carriesLead: true, says: "a reply, call or chat by staff (without its words)" },
  "lead.answer": { carriesLead: true, says: "a mail from the customer (without its words)" },
  "lead.appointment": { carriesLead: true, says: "an appointment confirmed, moved or cancelled" },
  "lead.reservation": { carriesLead: true, says: "reserved pieces handed over or given back" },
  ping: { carriesLead: false, isAlways: true, says: "the first message" },
} as const satisfies Record<string, { carriesLead: boolean; isAlways?: true; says: string }>;

export type WebhookEvent = keyof typeof webhookEvents;

const all = Object.keys(webhookEvents) as WebhookEvent[];

/** The events that a receiver can choose. */
export const choosableEvents = all.filter((event) => !("isAlways" in webhookEvents[event]));

/** The events of a receiver that has chosen none. */
export const defaultEvents: readonly WebhookEvent[] = ["lead.created", "lead.corrected"];

export function isChoosableEvent(text: string): text is WebhookEvent {
  return (choosableEvents as readonly string[]).includes(text);
}

/** Whether a receiver with this choice gets an event. */
export function receiverWants(chosen: readonly string[] | null, event: WebhookEvent): boolean {
  return "isAlways" in webhookEvents[event] || (chosen ?? defaultEvents).includes(event);
}

/** Whether an event is a change of daily work that the timeline shows anyway: sending it gets no entry. */
export function isOfTheDay(event: string): boolean {
  return isChoosableEvent(event) && !defaultEvents.includes(event);
}
