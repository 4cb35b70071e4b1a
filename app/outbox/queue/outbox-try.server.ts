import { setTimeout as wait } from "node:timers/promises";
import { type Database, DatabaseUnavailable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { type ChannelName, channelOf } from "#app/outbox/channels.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { readObjections } from "./mail-wishes.server.ts";
import { finished, unchanged, withheld } from "./outbox-outcome.server.ts";
import { type Finished, finishTry } from "./outbox-queue.server.ts";
import { isTooLate, tooLate } from "./outbox-rules.ts";

/** Tries to send one row. */
export type Sender = (row: Row<"outbox">) => Promise<SendOutcome>;

export type OutboxTools = {
  db: Database;
  /** The sender of each channel's rows. */
  senders: Readonly<Record<ChannelName, Sender>>;
  /** The templates of rows that wait without a try. */
  paused?: readonly string[];
  now: () => Date;
  log: { warn(facts: object, text: string): void };
};

const writeAgainMs = [1_000, 3_000, 10_000];

/**
 * Tries to send one mail and stores the outcome. If the outcome cannot be stored, the mail is sent again after its
 * lease.
 * @param nextTry for a mail that only tests the relay: the time it keeps if the test fails
 * @returns undefined if it was withheld instead of tried
 */
export async function tryMail(
  tools: OutboxTools,
  mail: Row<"outbox">,
  nextTry?: number,
): Promise<SendOutcome["outcome"] | undefined> {
  const { db, now, log } = tools;
  const objection = isTooLate(mail, now()) ? tooLate : (await readObjections(db, [mail]))(mail);
  if (objection) {
    await writeDown(db, withheld(mail, objection, now()));
    return undefined;
  }
  const outcome = await handOver(tools, mail);
  if (outcome.outcome === "unreachable" && nextTry !== undefined) {
    await writeDown(db, unchanged(mail, nextTry));
    return outcome.outcome;
  }
  if (outcome.outcome !== "sent" && outcome.outcome !== "withheld") {
    const facts = { mail: mail.id, template: mail.template, tries: mail.attempts, outcome: outcome.outcome };
    log.warn(facts, "a mail was not sent");
  }
  await writeDown(db, finished(mail, outcome, now(), Math.random()));
  return outcome.outcome;
}

/** Waits for an unavailable database: a mail whose outcome is not stored would be sent twice. */
async function writeDown(db: Database, result: Finished): Promise<void> {
  for (const delayMs of writeAgainMs) {
    try {
      await finishTry(db, result);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await wait(delayMs);
    }
  }
  await finishTry(db, result);
}

async function handOver({ senders }: OutboxTools, row: Row<"outbox">): Promise<SendOutcome> {
  try {
    return await senders[channelOf(row.template)](row);
  } catch (error) {
    return { outcome: "deferred", reason: reasonOf(error) };
  }
}

/** For the log and for staff. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
