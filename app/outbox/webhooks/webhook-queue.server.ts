import * as v from "valibot";
import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { rankOf } from "#app/outbox/queue/outbox-rules.ts";

/** What other systems are told, a line each; `carriesLead`: with the lead as it is when the message is sent. */
export const webhookEvents = {
  "lead.created": { carriesLead: true },
  "lead.corrected": { carriesLead: true },
  "lead.restricted": { carriesLead: false },
  "lead.erased": { carriesLead: false },
  ping: { carriesLead: false },
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

/** What a row of the outbox holds of a message. Nothing of the person: that is read when it is sent. */
export const webhookSchema = v.object({
  webhook: v.string(),
  event: v.picklist(Object.keys(webhookEvents) as WebhookEvent[]),
  reference: v.string(),
});

/** The mark of a message to another system among the mails of the outbox. */
export const webhookTemplate = "webhook";

/** What people ask about their own data and our mails is nobody else's. */
const untold = ["newsletter", "data-request"];

/** Whether other systems are told of the leads of a form. */
export function isTold(form: string): boolean {
  return !untold.includes(form);
}

type Hook = Pick<Row<"webhooks">, "id" | "url">;
type About = { event: WebhookEvent; leadId: string | null; reference: string };

/** Queues a message about each lead for every system that listens, in the transaction of what happened. */
export async function queueWebhooks(trx: Transaction, about: About[], now: Date): Promise<void> {
  if (about.length === 0) return;
  await insertRows(trx, "outbox", webhookRows(await listeningHooks(trx), about, now));
}

/** The systems that want to be told. */
export function listeningHooks(trx: Transaction): Promise<Hook[]> {
  return trx.selectFrom("webhooks").select(["id", "url"]).where("stopped_at", "is", null).execute();
}

/** What tells each of these systems of each lead. */
export function webhookRows(hooks: Hook[], about: About[], now: Date): Row<"outbox">[] {
  return hooks.flatMap((hook) => about.map((one) => webhookRow(hook, one, now)));
}

export function webhookRow({ id, url }: Hook, { event, leadId, reference }: About, now: Date): Row<"outbox"> {
  const at = now.getTime();
  return {
    id: newId(now),
    lead_id: leadId,
    template: webhookTemplate,
    data: { webhook: id, event, reference } satisfies v.InferInput<typeof webhookSchema>,
    recipients: [new URL(url).host],
    cc: [],
    reply_to: null,
    subject: `${event} ${reference}`.trim(),
    visitor_address: null,
    mailbox: null,
    budget: null,
    state: "open",
    rank: rankOf(webhookTemplate),
    attempts: 0,
    due_at: at,
    claim: null,
    failure: null,
    last_error: null,
    created_at: at,
    sent_at: null,
  };
}
