import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "#app/database/rows.server.ts";
import { channelOf, channels } from "#app/outbox/channels.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { claimDue, claimProbe, endStrayLeases, hasten } from "./outbox-queue.server.ts";
import { firstRank, leaseMs, probeMs } from "./outbox-rules.ts";
import { outboxSlots } from "./outbox-slots.ts";
import { type OutboxTools, reasonOf, tryMail } from "./outbox-try.server.ts";

export type Outbox = {
  /** Announces waiting mail. */
  wake(): void;
  /** Claims no new mail; resolves when the mails being sent are done and their outcomes stored. */
  stop(): Promise<void>;
};

const lookAgainMs = 2_000;
/** Mails that end within this time are followed by one claim instead of one each. */
const roundMs = 20;

/** Sends the waiting mails of the outbox, including those of ended processes, until stopped. */
export function startOutbox(tools: OutboxTools): Outbox {
  const { db, now, log, paused } = tools;
  const sending = new Set<{ rank: number; sent: Promise<unknown> }>();
  const slots = outboxSlots();
  // The first mail sent after a fault or a start releases the mails that waited for the relay.
  let isDown = true;
  let probedAt = Number.NEGATIVE_INFINITY;
  let leasesReadAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let wake = () => {};

  async function run(): Promise<void> {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const begun = await reading(beginDue, "the outbox could not be read");
      if (!begun) await firstOf([woken, ...[...sending].map(({ sent }) => sent)]);
      if (!stopped) await wait(roundMs);
    }
    await Promise.all([...sending].map(({ sent }) => sent));
  }

  /** @returns whether a mail was started */
  async function beginDue(): Promise<boolean> {
    // By the monotonic clock, which cannot be set back.
    if (performance.now() - leasesReadAt >= leaseMs) {
      await endStrayLeases(db, now());
      leasesReadAt = performance.now();
    }
    const others = [...sending].filter(({ rank }) => rank !== firstRank).length;
    const room = slots.room({ all: sending.size, others });
    // One moment for both: a mail that falls due between them is not taken for a probe.
    const at = now();
    const mails = await claimDue(db, at, room, paused);
    for (const mail of mails) begin(mail, at);
    // A mail being tried already tests the relay; a second claim would try it twice at once.
    const isAsked = mails.some(isRelayed);
    return (!isAsked && room.all > mails.length && (await probe(at))) || mails.length > 0;
  }

  async function probe(at: Date): Promise<boolean> {
    if (!isDown || Math.abs(at.getTime() - probedAt) < probeMs) return false;
    probedAt = at.getTime();
    const found = await claimProbe(db, at, paused);
    if (found) begin(found.mail, at, found.dueAt);
    return found !== undefined;
  }

  function begin(mail: Row<"outbox">, at: Date, nextTry?: number): void {
    // Now, as a look at the queue can come between the outcome that is stored and the word of it.
    if (isRelayed(mail)) probedAt = at.getTime();
    const sent = tryMail(tools, mail, nextTry)
      .then((outcome) => learn(mail, outcome))
      .catch((error) => log.warn({ reason: reasonOf(error) }, "a mail waits until its lease ends"))
      .finally(() => sending.delete(entry));
    const entry = { rank: mail.rank, sent };
    sending.add(entry);
  }

  async function learn(mail: Row<"outbox">, outcome: SendOutcome["outcome"] | undefined): Promise<void> {
    // A mail that never reached the relay says nothing about it.
    if (outcome === undefined || !isRelayed(mail)) return;
    if (outcome === "unreachable") {
      isDown = true;
      slots.unreachable();
      return;
    }
    // A deferred or refused mail may never have reached the relay: only a sent mail shows that it works.
    if (outcome !== "sent") return;
    slots.sent();
    if (isDown) await reading(() => hasten(db, now()), "mails that waited for the relay were not released");
    isDown = false;
  }

  async function reading<Result>(read: () => Promise<Result>, trouble: string): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, trouble);
      return undefined;
    }
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

function isRelayed({ template }: Row<"outbox">): boolean {
  return channels[channelOf(template)].isRelayed;
}

async function firstOf(events: Promise<unknown>[]): Promise<void> {
  const timer = new AbortController();
  const pause = wait(lookAgainMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([pause, ...events]);
  timer.abort();
}
