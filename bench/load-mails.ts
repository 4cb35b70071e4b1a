import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#app/database/database.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { startSite } from "../scripts/site-process.ts";
import { readPages } from "./load-forms.ts";
import { startRelay } from "./relay.ts";
import { percentile, printTable } from "./table.ts";

const waiting = 1_200;
const urgentSubject = "Somebody waits for this";
/** Mails sent before the rate is measured: by then the mail thread has been started and compiled. */
const warmUp = 200;

type Budget = { delayMs: number; perSecond: number };

const budgets: Budget[] = [
  { delayMs: 0, perSecond: 100 },
  { delayMs: 300, perSecond: 13 },
];

/** The rate at which waiting mails are sent, the delay of an awaited mail, and the effect on pages. */
export async function loadMails(
  port: number,
  engine: string,
  env: Record<string, string> = {},
): Promise<void> {
  for (const budget of budgets) await drain(budget, port, engine, env);
}

async function drain(
  { delayMs, perSecond }: Budget,
  port: number,
  engine: string,
  env: Record<string, string>,
) {
  const relay = await startRelay(port + 1, delayMs);
  const site = await startSite({ port, env: { ...env, SMTP_URL: relay.url } });
  const before = await quietPages(site.url);
  const most = Math.min(waiting, perSecond * 20 + warmUp);
  await using db = await openDatabase(env.DATABASE_URL ?? `${site.dataDir}/site.db`);
  const letters = Array.from({ length: most }, () => ({ message: leadMail }));
  await db.transaction().execute((trx) => queueMessages(trx, letters, new Date()));
  await relay.until(warmUp);
  let done = false;
  const pages = readPages(site.url, () => done);
  const asked = performance.timeOrigin + performance.now();
  await db.transaction().execute((trx) => queueMessages(trx, [{ message: passwordMail }], new Date()));
  await relay.until(most + 1);
  done = true;
  const pageTimes = await pages;
  const urgent = relay.taken.find(({ subject }) => subject === urgentSubject);
  const others = relay.taken.filter((mail) => mail !== urgent).slice(warmUp);
  const rate = (others.length - 1) / (((others.at(-1)?.at ?? 0) - (others[0]?.at ?? 0)) / 1000);
  const urgentMs = (urgent?.at ?? Number.POSITIVE_INFINITY) - asked;
  const p99 = percentile(pageTimes, 0.99);
  printTable(`Mails, ${most} waiting, a relay that takes ${delayMs} ms, ${engine}`, [
    { what: "a second", figure: rate.toFixed(0), budget: `>= ${perSecond}`, held: rate >= perSecond },
    {
      what: "one that somebody waits for",
      figure: `${urgentMs.toFixed(0)} ms`,
      budget: "<= 2,000 ms",
      held: urgentMs <= 2_000,
    },
    {
      what: `p99 of ${pageTimes.length} pages meanwhile`,
      figure: `${p99.toFixed(0)} ms`,
      budget: `<= 50 ms, without mails ${before.toFixed(0)} ms`,
      held: p99 <= 50,
    },
  ]);
  // Outcomes are stored a moment after sending.
  await wait(500);
  await site.kill("SIGTERM");
  await relay.stop();
}

async function quietPages(url: string): Promise<number> {
  const until = performance.now() + 5_000;
  return percentile(await readPages(url, () => performance.now() > until), 0.99);
}

/** A mail like those of leads, of a template that needs no lead. */
export const leadMail: OutgoingMail = {
  kind: "mail",
  template: "desk-note",
  data: {
    title: "New enquiry of Asha Rao",
    lines: Array.from({ length: 12 }, (_, index) => ({
      label: `Question ${index}`,
      value: "An answer of some words",
    })),
    path: "/leads/dashboard",
    button: "Open this lead",
  },
  to: ["sales@dts.example"],
  subject: "New enquiry",
};

export const passwordMail: OutgoingMail = {
  kind: "mail",
  template: "set-password",
  data: { name: "Asha", url: "https://www.dts.example/set/1", expires: "tomorrow", reason: "forgotten" },
  to: ["asha@dts.example"],
  subject: urgentSubject,
};
