import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { Database } from "#app/database/database.server.ts";
import { acceptedSecrets } from "#app/links/app-secret.server.ts";
import { keyedDigest } from "#app/links/signature.server.ts";
import { problemsIn } from "#app/outbox/mail/mail-template.ts";
import type { Sender } from "#app/outbox/queue/outbox-try.server.ts";
import { type SendingRules, sendWebhook } from "./send-webhook.server.ts";
import { webhookSchema } from "./webhook-channel.server.ts";
import { webhookEvents } from "./webhook-events.ts";

/** The key with which a receiver checks our signature; derived from the site's secret, so that no table stores it. */
export function webhookSecret(appSecret: string, webhookId: string): string {
  const key = keyedDigest(appSecret, "webhook", webhookId).toString("base64");
  return `whsec_${key}`;
}

/**
 * Signs as Standard Webhooks define it: id, instant and body together, so that nothing can be changed or replayed late.
 * One signature per key: while the site's secret is being replaced, receivers may know either.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "Webhook-Id": id, "Webhook-Timestamp": timestamp, "Webhook-Signature": signatures.join(" ") };
}

/** Sends the outbox rows for other systems. The row's id is the idempotency key, the same on every try. */
export function webhookSender(options: {
  db: Database;
  /** The lead as it is now; null if nothing about it may be sent. */
  leadOf: (db: Database, leadId: string) => Promise<object | null>;
  appSecret: string;
  rules: SendingRules;
  now: () => Date;
}): Sender {
  const { db, leadOf, appSecret, rules, now } = options;
  return async ({ id, lead_id, data, created_at }) => {
    const message = v.safeParse(webhookSchema, data);
    if (!message.success) return { outcome: "unreadable", reason: problemsIn(message.issues) };
    const { webhook: webhookId, event: type, reference } = message.output;
    const hook = await db
      .selectFrom("webhooks")
      .select(["url", "stopped_at"])
      .where("id", "=", webhookId)
      .executeTakeFirst();
    if (!hook || hook.stopped_at !== null)
      return { outcome: "withheld", reason: "this receiver was stopped" };
    const told = webhookEvents[type].carriesLead && lead_id !== null ? await leadOf(db, lead_id) : {};
    // The data was erased or withdrawn meanwhile: there is nothing to send, and another message announces that.
    if (!told) return { outcome: "sent", refused: [], deferred: [] };
    const at = new Date(created_at).toISOString();
    const body = JSON.stringify({ id, type, at, data: { reference, ...told } });
    const secrets = acceptedSecrets(appSecret).map((each) => webhookSecret(each, webhookId));
    const headers = signedHeaders(secrets, id, body, now());
    return sendWebhook({ url: hook.url, headers, body }, rules);
  };
}
