import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, DatabaseUnavailable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import type { Mailer } from "#app/mail/mailer.server.ts";
import type { TemplateName } from "#app/mail/outgoing-mail.ts";
import type { SendOutcome } from "#app/mail/send-outcome.ts";
import { webhookTemplate } from "#app/webhooks/webhook-queue.server.ts";
import type { WebhookSender } from "#app/webhooks/webhook-sender.server.ts";
import { readObjections } from "./mail-wishes.server.ts";
import { finished, withheld } from "./outbox-outcome.server.ts";
import { claimDue, type Finished, finishTry, hasten } from "./outbox-queue.server.ts";

export type OutboxTools = {
  db: Database;
  mailer: Pick<Mailer, "send">;
  /** Sends what is for other systems. */
  webhooks?: WebhookSender;
  now: () => Date;
  log: { warn(facts: object, text: string): void };
};

export type Outbox = {
  /** Says that mail is waiting. */
  wake(): void;
  /** Takes no new mail and resolves when the mails being sent are sent and written down. */
  stop(): Promise<void>;
};

const slots = 4;
const lookAgainMs = 5_000;
/** Rendering a mail takes 2 ms of the thread that answers visitors: at most forty a second. */
const paceMs = 25;
/** While that thread is busy, visitors come first: each mail also takes turns of the database away from them. */
const busyPaceMs = 100;
const busyShare = 0.5;
const writeAgainMs = [1_000, 3_000, 10_000];

/** Sends what waits in the outbox, also what an ended process has left, until it is stopped. */
export function startOutbox(tools: OutboxTools): Outbox {
  const sending = new Set<Promise<unknown>>();
  // The first mail that goes out after trouble, or after a start, releases what waited for the server.
  let serverWasDown = true;
  let stopped = false;
  let wake = () => {};
  let looked = performance.eventLoopUtilization();

  /** Since the last look. */
  function isBusy(): boolean {
    const { utilization } = performance.eventLoopUtilization(looked);
    looked = performance.eventLoopUtilization();
    return utilization > busyShare;
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const mails = sending.size < slots ? await claim(tools, slots - sending.size) : [];
      for (const mail of mails) {
        const sent = send(tools, mail)
          .then(async (outcome) => {
            // What never reached the mail server tells nothing of it.
            if (outcome === undefined || mail.template === webhookTemplate) return;
            if (outcome === "sent" && serverWasDown) await releaseWaiting(tools);
            serverWasDown = outcome === "unreachable";
          })
          .catch((error) => tools.log.warn({ reason: reasonOf(error) }, "a mail was left to its lease"))
          .finally(() => sending.delete(sent));
        sending.add(sent);
      }
      const pace = isBusy() ? busyPaceMs : paceMs;
      await (mails.length > 0 ? wait(mails.length * pace) : firstOf([woken, ...sending]));
    }
    await Promise.all(sending);
  }

  const running = run();
  return {
    wake: () => wake(),
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
}

async function claim({ db, now, log }: OutboxTools, most: number): Promise<Row<"outbox">[]> {
  try {
    return await claimDue(db, now(), most);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "the outbox could not be read");
    return [];
  }
}

/** Without it they wait for their own time. */
async function releaseWaiting({ db, now, log }: OutboxTools): Promise<void> {
  try {
    await hasten(db, now());
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "mails that waited for the server were not released");
  }
}

/**
 * One try of one mail, written down. What cannot be written down is sent again when its lease has ended.
 * @returns undefined when it was not tried because nobody is to get it any more
 */
async function send(tools: OutboxTools, mail: Row<"outbox">): Promise<SendOutcome["outcome"] | undefined> {
  const { db, now, log } = tools;
  const objection = (await readObjections(db, [mail]))(mail);
  if (objection) {
    await writeDown(db, withheld(mail, objection, now()));
    return undefined;
  }
  const outcome = await handOver(tools, mail);
  if (outcome.outcome !== "sent") {
    const facts = { mail: mail.id, template: mail.template, tries: mail.attempts, outcome: outcome.outcome };
    log.warn(facts, "a mail was not sent");
  }
  await writeDown(db, finished(mail, outcome, now(), Math.random()));
  return outcome.outcome;
}

/** A mail that is sent and not written down goes out twice: a database that cannot be used is waited for. */
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

async function handOver({ db, mailer, webhooks }: OutboxTools, row: Row<"outbox">): Promise<SendOutcome> {
  try {
    if (row.template === webhookTemplate && webhooks) return await webhooks.send(row);
    return await mailer.send({
      id: row.id,
      template: row.template as TemplateName,
      data: row.data,
      to: row.recipients,
      cc: row.cc,
      replyTo: row.reply_to,
      subject: row.subject,
      page: await pageOf(db, row.lead_id),
    });
  } catch (error) {
    return { outcome: "deferred", reason: reasonOf(error) };
  }
}

/** The page that a lead came from. */
async function pageOf(db: Database, leadId: string | null): Promise<string | null> {
  if (leadId === null) return null;
  const lead = await db.selectFrom("leads").select("page").where("id", "=", leadId).executeTakeFirst();
  return lead?.page ?? null;
}

async function firstOf(events: Promise<unknown>[]): Promise<void> {
  const timer = new AbortController();
  const pause = wait(lookAgainMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([pause, ...events]);
  timer.abort();
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
