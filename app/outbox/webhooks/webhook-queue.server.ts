import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { rankOf } from "#app/outbox/queue/outbox-rules.ts";

/** What other systems are told. */
export type WebhookEvent = "lead.created" | "lead.corrected" | "lead.restricted" | "lead.erased" | "ping";

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

/** Holds nothing of the person: what is told is read when it is sent. */
export function webhookRow({ id, url }: Hook, { event, leadId, reference }: About, now: Date): Row<"outbox"> {
  const at = now.getTime();
  return {
    id: newId(now),
    lead_id: leadId,
    template: webhookTemplate,
    data: { webhook: id, event, reference },
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
