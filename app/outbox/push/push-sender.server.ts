import * as v from "valibot";
import type { Database } from "#app/database/database.server.ts";
import { problemsIn } from "#app/outbox/mail/mail-template.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import type { Sender } from "#app/outbox/queue/outbox-try.server.ts";
import type { WebhookMessage } from "#app/outbox/webhooks/send-webhook.server.ts";
import { pushSchema } from "./push-channel.server.ts";
import { pushAuthorization, pushKey } from "./push-key.server.ts";

/** A browser that is off for longer gets no push. */
const keptSeconds = 12 * 60 * 60;

/**
 * Wakes browsers through their push services. The message is empty: the browser shows a sentence of its own, so that no
 * other company learns anything. A browser that its push service no longer knows (404 or 410, RFC 8030 section 7.3) is
 * deleted; any other refusal may be a fault of our settings or of the service.
 */
export function pushSender(options: {
  db: Database;
  appSecret: string;
  siteUrl: string;
  post: (message: WebhookMessage) => Promise<SendOutcome>;
  now: () => Date;
  /** No session is older: a device registered before belongs to nobody. */
  longestSessionMs: number;
}): Sender {
  const { db, appSecret, siteUrl, post, now, longestSessionMs } = options;
  return async ({ data }) => {
    const message = v.safeParse(pushSchema, data);
    if (!message.success) return { outcome: "unreadable", reason: problemsIn(message.issues) };
    const { device: id } = message.output;
    const device = await db
      .selectFrom("push_devices")
      .innerJoin("user", "user.id", "push_devices.user_id")
      .select(["endpoint", "disabled", "created_at"])
      .where("push_devices.id", "=", id)
      .executeTakeFirst();
    // Signed out meanwhile.
    if (!device || device.disabled || device.created_at < now().getTime() - longestSessionMs)
      return { outcome: "sent", refused: [], deferred: [] };
    const headers = {
      Authorization: pushAuthorization(pushKey(appSecret), device.endpoint, siteUrl, now()),
      TTL: String(keptSeconds),
      Urgency: "high",
      // Replaces a message that waits at the push service and says the same.
      Topic: "workspace",
    };
    const outcome = await post({ url: device.endpoint, headers, body: "" });
    if (outcome.outcome !== "refused" || !outcome.gone) return outcome;
    await db.deleteFrom("push_devices").where("id", "=", id).execute();
    return { outcome: "sent", refused: [], deferred: [] };
  };
}
