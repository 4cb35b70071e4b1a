import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, lockNames } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { webhookTemplate } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { defaultEvents, type WebhookEvent } from "#app/outbox/webhooks/webhook-events.ts";

export type Webhook = {
  id: string;
  url: string;
  events: readonly string[];
  createdAt: Date;
  stoppedAt: Date | null;
};

const longestUrl = 500;
const maxWebhooks = 10;
const maxShown = 30;

/** The receivers of webhooks, newest first. */
export async function listWebhooks(db: Queryable): Promise<Webhook[]> {
  const rows = await db.selectFrom("webhooks").selectAll().orderBy("id", "desc").execute();
  return rows.map(({ id, url, events, created_at, stopped_at }) => ({
    id,
    url,
    events: events ?? defaultEvents,
    createdAt: new Date(created_at),
    stoppedAt: stopped_at === null ? null : new Date(stopped_at),
  }));
}

/** The last sent, waiting and failed messages, newest first. */
export async function listDeliveries(db: Queryable) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "subject", "recipients", "state", "attempts", "last_error", "created_at"])
    .where("template", "=", webhookTemplate)
    .orderBy("id", "desc")
    .limit(maxShown)
    .execute();
  return rows.map(({ recipients, attempts, last_error, created_at, ...row }) => ({
    ...row,
    to: recipients[0] ?? "",
    tries: attempts,
    lastError: last_error,
    at: new Date(created_at),
  }));
}

/** Why an address cannot be a receiver, or null. Whether it is public is checked with each message. */
export function urlProblem(typed: string, httpsOnly: boolean): string | null {
  if (typed.length > longestUrl || !URL.canParse(typed))
    return "Enter a whole address, such as https://crm.company.in/hooks.";
  const url = new URL(typed);
  if (url.protocol !== "https:" && (httpsOnly || url.protocol !== "http:"))
    return "The address must begin with https://.";
  if (url.username || url.password) return "Leave user name and password out: messages are signed instead.";
  return null;
}

/**
 * Adds a receiver and sends it a first message without data.
 * @param id made with the page: sending the same form twice adds one
 */
export function addWebhook(
  db: Database,
  url: string,
  viewer: Viewer,
  now: Date,
  events: readonly WebhookEvent[] = defaultEvents,
  id = newId(now),
): Promise<{ outcome: "added" | "too-many" }> {
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, [`webhook ${id}`]);
    if (await trx.selectFrom("webhooks").select("id").where("id", "=", id).executeTakeFirst())
      return { outcome: "added" };
    const active = await trx.selectFrom("webhooks").select("id").where("stopped_at", "is", null).execute();
    if (active.length >= maxWebhooks) return { outcome: "too-many" };
    const hook = { id, url };
    const made = { created_by: viewer.id, created_at: now.getTime(), stopped_at: null, events: [...events] };
    await insertRows(trx, "webhooks", [{ ...hook, ...made }]);
    await queueMessages(trx, [{ message: { kind: "webhook", event: "ping", to: hook } }], now);
    const detail = { host: new URL(url).host };
    await audit(trx, { actorId: viewer.id, action: "webhook added", subjectId: hook.id, detail, now });
    return { outcome: "added" };
  });
}

/** Changes the events of a receiver. @returns whether it is active */
export function chooseEvents(
  db: Database,
  { id, events }: { id: string; events: readonly WebhookEvent[] },
  viewer: Viewer,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!isId(id)) return false;
    const { numUpdatedRows } = await trx
      .updateTable("webhooks")
      .set({ events: JSON.stringify(events) })
      .where("id", "=", id)
      .where("stopped_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    const detail = { events };
    await audit(trx, { actorId: viewer.id, action: "webhook changed", subjectId: id, detail, now });
    return true;
  });
}

/** Stops a receiver; its waiting messages are given up. @returns whether it was active */
export function stopWebhook(db: Database, id: string, viewer: Viewer, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!isId(id)) return false;
    const { numUpdatedRows } = await trx
      .updateTable("webhooks")
      .set({ stopped_at: now.getTime() })
      .where("id", "=", id)
      .where("stopped_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await audit(trx, { actorId: viewer.id, action: "webhook stopped", subjectId: id, now });
    return true;
  });
}
