import { expect, onTestFinished, vi } from "vitest";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { mailSender } from "#app/outbox/mail/mail-sender.server.ts";
import type { QueuedMail } from "#app/outbox/mail/outgoing-mail.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { type Outbox, startOutbox } from "#app/outbox/queue/outbox.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";

export const sent: SendOutcome = { outcome: "sent", refused: [], deferred: [] };

/** The outbox's clock, whose `now` tests set. A test that has run an outbox stops it and resets the clock. */
export const clock = {
  start: new Date("2026-11-21T08:00:00.000Z"),
  now: new Date("2026-11-21T08:00:00.000Z"),
};

export function runOutbox(
  db: Database,
  send: (mail: QueuedMail) => Promise<SendOutcome>,
  now = () => clock.now,
): Outbox {
  const outbox = startOutbox({
    db,
    senders: sendersOf(db, send),
    now,
    log: { warn: vi.fn() },
  });
  onTestFinished(async () => {
    await outbox.stop();
    clock.now = clock.start;
  });
  return outbox;
}

function sendersOf(db: Database, send: (mail: QueuedMail) => Promise<SendOutcome>) {
  return { mail: mailSender(db, { send }), webhook: async () => sent, push: async () => sent };
}

/** Queues a mail without a lead. */
export async function queueSample(db: Database, to?: string[]): Promise<void> {
  await db.transaction().execute((trx) => queueSampleWithin(trx, to));
}

export async function queueSampleWithin(
  trx: Transaction,
  to: string[] = ["asha@dts.example"],
): Promise<void> {
  const data = {
    name: "Asha",
    url: "https://www.dts.example/set/1",
    expires: "tomorrow",
    reason: "invited",
  } as const;
  const message = { kind: "mail", template: "set-password", data, to, subject: "Set your password" } as const;
  await queueMessages(trx, [{ message }], clock.now);
}

/** Waits until the outbox is empty. */
export async function settled(db: Database): Promise<void> {
  await expect.poll(() => states(db)).not.toHaveProperty("open");
}

/** The number of mails by state. */
export async function states(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("outbox")
    .select(["state", ({ fn }) => fn.countAll<number>().as("mails")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(rows.map(({ state, mails }) => [state, mails]));
}

/** The number of tries of each failed mail that waits for the next one. */
export async function triesOfWaiting(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("attempts")
    .where("state", "=", "open")
    .where("claim", "is", null)
    .where("last_error", "is not", null)
    .execute();
  return rows.map(({ attempts }) => attempts);
}
