import * as v from "valibot";
import type { Transaction } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import type { LeadOfMail } from "#app/outbox/mail/outgoing-mail.ts";
import type { Addressed, Channel, Letter } from "#app/outbox/queue/channel.ts";
import { isOfTheDay, receiverWants, type WebhookEvent, webhookEvents } from "./webhook-events.ts";

/** The data of a row. It holds nothing about the person: that is read when the message is sent. */
export const webhookSchema = v.object({
  webhook: v.string(),
  event: v.picklist(Object.keys(webhookEvents) as WebhookEvent[]),
  reference: v.string(),
});

/** Marks messages to other systems among the mails of the outbox. */
export const webhookTemplate = "webhook";

/** Requests about a person's own data and our mails are not passed to other systems. */
const untold = ["newsletter", "data-request"];

/** Whether webhooks carry the leads of a form. */
export function webhooksCarry(form: string): boolean {
  return !untold.includes(form);
}

type Hook = Pick<Row<"webhooks">, "id" | "url">;
type Listening = Hook & Pick<Row<"webhooks">, "events">;

/** `to` names one receiver; without it, all active receivers get the message. */
export type WebhookMessage = { kind: "webhook"; event: WebhookEvent; to?: Hook };

/** A letter that announces a lead's event to other systems. */
export function leadEvent(event: WebhookEvent, lead: LeadOfMail): Letter<WebhookMessage> {
  return { message: { kind: "webhook", event }, lead };
}

/** Webhooks go to the receivers that are active when the message is queued. */
export const webhookChannel: Channel<WebhookMessage> = {
  async address(trx, letters) {
    const isForAll = letters.some(({ message }) => !message.to);
    const listening = isForAll ? await listeningHooks(trx) : [];
    return letters.map((letter) => receiversOf(letter, listening).map((hook) => addressed(hook, letter)));
  },
  messageName: () => "Message to another system",
  isRelayed: false,
  events: { sent: "webhook-sent", failed: "webhook-failed" },
  isQuiet: ({ event }) => typeof event === "string" && isOfTheDay(event),
};

function receiversOf({ message: { to, event } }: Letter<WebhookMessage>, listening: Listening[]): Hook[] {
  return to ? [to] : listening.filter(({ events }) => receiverWants(events, event));
}

function listeningHooks(trx: Transaction): Promise<Listening[]> {
  return trx.selectFrom("webhooks").select(["id", "url", "events"]).where("stopped_at", "is", null).execute();
}

function addressed({ id, url }: Hook, { message: { event }, lead }: Letter<WebhookMessage>): Addressed {
  const reference = lead?.reference ?? "";
  return {
    template: webhookTemplate,
    data: { webhook: id, event, reference } satisfies v.InferInput<typeof webhookSchema>,
    recipients: [new URL(url).host],
    subject: `${event} ${reference}`.trim(),
  };
}
