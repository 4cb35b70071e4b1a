import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ImapFlow } from "imapflow";
import type { Database } from "#app/database/database.server.ts";
import { connectMailbox } from "./connect-mailbox.server.ts";
import { claimMailbox, leaveMailbox, noteProgress } from "./mailbox-lease.server.ts";
import type { MailboxSettings } from "./mailbox-settings.ts";

/** The position of a message: each is stored once by position and once by content. */
export type Place = { mailbox: string; uidValidity: number; uid: number };

export type Arrived = {
  source: Uint8Array;
  /** Larger than the limit: only its head was read. */
  isCut: boolean;
  at: Date;
};

export type MailboxTools = {
  db: Database;
  settings: MailboxSettings;
  /** Stores a message; the outcome is for the log. */
  receive: (place: Place, arrived: Arrived) => Promise<{ outcome: string }>;
  now: () => Date;
  log: { info(facts: object, text: string): void; warn(facts: object, text: string): void };
};

export type Mailbox = { stop(): Promise<void> };

/** The server announces new mail; this polls servers that do not, and renews the lease. */
const lookAgainMs = 15_000;
const afterTroubleMs = 20_000;
/** A new or recreated mailbox is read back this many days. */
const firstDays = 7;
/** Most bytes of a message that is parsed, and of the head of a larger one. */
const largestMessage = 25 * 1024 * 1024;
const headBytes = 64 * 1024;
const dayMs = 24 * 60 * 60_000;

/** Reads the mailbox until stopped. One of several processes reads; if it ends, another takes over. */
export function startMailbox(tools: MailboxTools): Mailbox {
  const { db, settings, now, log } = tools;
  const holder = randomUUID();
  const stopping = new AbortController();
  let troubled = false;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pauseMs = await attempt();
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    await leaveMailbox(db, settings.name, holder).catch(() => {});
  }

  async function attempt(): Promise<number> {
    try {
      if (!(await claimMailbox(db, settings.name, holder, now()))) return lookAgainMs;
      await readWhileHolding();
      return 0;
    } catch (error) {
      if (stopping.signal.aborted) return 0;
      // Logged once for each fault, and without any content of a message.
      const reason = reasonOf(error);
      if (!troubled) log.warn({ reason }, "MAILBOX_URL: the mailbox cannot be read now; it is tried again");
      troubled = true;
      await noteProgress(db, settings.name, holder, { problem: reason }).catch(() => {});
      return afterTroubleMs;
    }
  }

  /** Reads over one connection while it lives and this process holds the lease. */
  async function readWhileHolding(): Promise<void> {
    const client = await connectMailbox(settings);
    const end = () => client.close();
    stopping.signal.addEventListener("abort", end);
    try {
      let wake = () => {};
      client.on("exists", () => wake());
      client.on("close", () => wake());
      while (!stopping.signal.aborted && client.usable) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const state = await claimMailbox(db, settings.name, holder, now());
        if (!state) return;
        await readNew(client, state);
        await noteProgress(db, settings.name, holder, { read_at: now().getTime(), problem: null });
        troubled = false;
        await firstOf(woken, stopping.signal);
        if (client.usable) await client.noop();
      }
    } finally {
      stopping.signal.removeEventListener("abort", end);
      client.close();
    }
  }

  async function readNew(client: ImapFlow, state: { uid_validity: number; last_uid: number }): Promise<void> {
    if (!client.mailbox) return;
    const uidValidity = Number(client.mailbox.uidValidity);
    let last = state.uid_validity === uidValidity ? state.last_uid : 0;
    const since = new Date(now().getTime() - firstDays * dayMs);
    const found = await client.search(last > 0 ? { uid: `${last + 1}:*` } : { since }, { uid: true });
    const uids = (found || []).filter((uid) => uid > last).sort((a, b) => a - b);
    for (const uid of uids) {
      if (stopping.signal.aborted) return;
      await readOne(client, { uidValidity, uid });
      last = uid;
      await noteProgress(db, settings.name, holder, { uid_validity: uidValidity, last_uid: last });
      // An attachment may take longer than the lease.
      if (!(await claimMailbox(db, settings.name, holder, now()))) return;
    }
  }

  async function readOne(client: ImapFlow, { uidValidity, uid }: { uidValidity: number; uid: number }) {
    const facts = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true });
    if (!facts) return;
    const isCut = (facts.size ?? 0) > largestMessage;
    const source = isCut ? { start: 0, maxLength: headBytes } : true;
    const message = await client.fetchOne(String(uid), { source }, { uid: true });
    if (!message) return;
    const place = { mailbox: settings.name, uidValidity, uid };
    const arrived = {
      source: message.source ?? Buffer.alloc(0),
      isCut,
      at: new Date(facts.internalDate ?? now()),
    };
    const received = await tools.receive(place, arrived);
    await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
    log.info({ uid, outcome: received.outcome }, "a mail was received");
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function firstOf(woken: Promise<void>, signal: AbortSignal): Promise<void> {
  const timer = new AbortController();
  const either = AbortSignal.any([timer.signal, signal]);
  await Promise.race([woken, wait(lookAgainMs, undefined, { signal: either, ref: false }).catch(() => {})]);
  timer.abort();
}

/** The error of the server or the network; never a password, which imapflow does not repeat. */
function reasonOf(error: unknown): string {
  const { authenticationFailed, responseText, code, message } = error as Record<string, unknown>;
  if (authenticationFailed) return "the user or the password was refused";
  return String(responseText ?? message ?? code ?? error).slice(0, 200);
}
