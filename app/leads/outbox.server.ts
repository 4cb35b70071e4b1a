import { setTimeout as wait } from "node:timers/promises";
import { type Database, DatabaseUnavailable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import type { Mailer } from "#app/mail/mailer.server.ts";
import type { TemplateName } from "#app/mail/outgoing-mail.ts";
import type { SendOutcome } from "#app/mail/send-outcome.ts";
import { finished } from "./outbox-outcome.server.ts";
import { claimDue, finishTry, hasten } from "./outbox-queue.server.ts";

export type OutboxTools = {
  db: Database;
  mailer: Pick<Mailer, "send">;
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
/** Rendering a mail takes 3 ms of the thread that answers visitors: at most forty a second. */
const paceMs = 25;
const writeTries = 3;

/** Sends what waits in the outbox, also what an ended process has left, until it is stopped. */
export function startOutbox(tools: OutboxTools): Outbox {
  const sending = new Set<Promise<unknown>>();
  // The first mail that goes out after trouble, or after a start, releases what waited for the server.
  let serverWasDown = true;
  let stopped = false;
  let wake = () => {};

  async function run(): Promise<void> {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const mails = sending.size < slots ? await claim(tools, slots - sending.size) : [];
      for (const mail of mails) {
        const sent = send(tools, mail)
          .then(async ({ outcome }) => {
            if (outcome === "sent" && serverWasDown) await hasten(tools.db, tools.now()).catch(() => {});
            serverWasDown = outcome === "unreachable";
          })
          .finally(() => sending.delete(sent));
        sending.add(sent);
      }
      await (mails.length > 0 ? wait(mails.length * paceMs) : firstOf([woken, ...sending]));
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

/** One try of one mail, written down. What cannot be written down is sent again when its lease has ended. */
async function send({ db, mailer, now, log }: OutboxTools, mail: Row<"outbox">): Promise<SendOutcome> {
  const outcome = await handOver(mailer, mail);
  if (outcome.outcome !== "sent") {
    const facts = { mail: mail.id, template: mail.template, tries: mail.attempts, outcome: outcome.outcome };
    log.warn(facts, "a mail was not sent");
  }
  const result = finished(mail, outcome, now(), Math.random());
  for (let left = writeTries; left > 0; left--) {
    try {
      await finishTry(db, result);
      break;
    } catch (error) {
      if (left === 1 || !(error instanceof DatabaseUnavailable)) {
        log.warn({ mail: mail.id, reason: reasonOf(error) }, "the end of a mail could not be written down");
        break;
      }
    }
  }
  return outcome;
}

async function handOver(mailer: OutboxTools["mailer"], row: Row<"outbox">): Promise<SendOutcome> {
  try {
    return await mailer.send({
      id: row.id,
      template: row.template as TemplateName,
      data: row.data,
      to: row.recipients,
      cc: row.cc,
      replyTo: row.reply_to,
      subject: row.subject,
    });
  } catch (error) {
    return { outcome: "deferred", reason: reasonOf(error) };
  }
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
