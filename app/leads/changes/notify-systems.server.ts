import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { TimelineKind } from "#app/leads/lead.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import {
  choosableEvents,
  defaultEvents,
  receiverWants,
  type WebhookEvent,
} from "#app/outbox/webhooks/webhook-events.ts";

/** An entry of a lead's timeline that was just written. */
type Entry = { lead_id: string; kind: TimelineKind; detail: unknown };

const eventOf: Partial<Record<TimelineKind, WebhookEvent>> = {
  status: "lead.status",
  assigned: "lead.owner",
  tagged: "lead.tags",
  reply: "lead.contact",
  call: "lead.contact",
  whatsapp: "lead.contact",
  "mail-received": "lead.answer",
  "booking-confirmed": "lead.appointment",
  "booking-moved": "lead.appointment",
  "booking-cancelled": "lead.appointment",
  "reservation-collected": "lead.reservation",
  "reservation-returned": "lead.reservation",
  "reservation-cancelled": "lead.reservation",
};

/** Queues webhooks about changes, in the transaction of the change: wake the outbox. */
export async function notifySystems(trx: Transaction, entries: readonly Entry[], now: Date): Promise<void> {
  const found = entries.flatMap((entry) => {
    const event = entry.kind === "note" ? noteEvent(entry) : eventOf[entry.kind];
    return event ? [{ leadId: entry.lead_id, event }] : [];
  });
  if (found.length === 0 || !(await isAnybodyTold(trx))) return;
  const leads = await trx
    .selectFrom("leads")
    .select(["id", "reference", "form", "status", "restricted_at"])
    .where(isAmong(trx, "id", [...new Set(found.map(({ leadId }) => leadId))], "id"))
    .execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const letters = found.flatMap(({ leadId, event }) => {
    const lead = byId.get(leadId);
    if (!lead || !webhooksCarry(lead.form) || lead.restricted_at !== null) return [];
    // Of spam, receivers learn only the status: one that knows the lead can put it away.
    if (lead.status === "spam" && event !== "lead.status") return [];
    return [leadEvent(event, { leadId, reference: lead.reference })];
  });
  await queueMessages(trx, letters, now);
}

function noteEvent({ detail }: Entry): WebhookEvent {
  return typeof detail === "object" && detail !== null && "step" in detail ? "lead.step" : "lead.note";
}

/** Most sites have no receiver, or only one for new leads. */
async function isAnybodyTold(trx: Transaction): Promise<boolean> {
  const hooks = await trx.selectFrom("webhooks").select("events").where("stopped_at", "is", null).execute();
  const daily = choosableEvents.filter((event) => !defaultEvents.includes(event));
  return hooks.some(({ events }) => daily.some((event) => receiverWants(events, event)));
}
