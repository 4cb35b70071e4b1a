import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { openDatabase } from "#app/database/database.server.ts";
import { claimDue } from "#app/outbox/queue/outbox-queue.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { startSite } from "../scripts/site-process.ts";
import { configuredContacts, feedbackBody, sendFeedback } from "./feedback-load.ts";
import { leadMail } from "./load-mails.ts";
import { startRelay } from "./relay.ts";
import { printTable, type Row } from "./table.ts";

// What `npm run drill -- slow-readers|stop|relay|readyz|clock` does: one fault each, on the built site over SQLite.

const port = 4660;
const hourMs = 60 * 60_000;

/** Each prints what it tried and whether the promise held, and returns that. */
export const faults: Record<string, () => Promise<boolean>> = {
  "slow-readers": slowReaders,
  stop,
  relay,
  readyz,
  clock,
};

/** Ten connections send 200 requests ahead, ten as many as allowed, and none ever reads. */
async function slowReaders(): Promise<boolean> {
  const site = await startSite({ port });
  const before = socketsOf(site.pid);
  const open = new Set<Socket>();
  const ask = (times: number) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /sitemap.xml HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times)),
    );
    socket.pause();
    // Being cut off is the expected result.
    socket.on("error", () => {});
    open.add(socket);
  };
  for (let count = 0; count < 10; count++) ask(200);
  for (let count = 0; count < 10; count++) ask(30);
  let most = 0;
  for (let second = 0; second < 110; second++) {
    most = Math.max(most, memoryOf(site.pid));
    await wait(1_000);
  }
  // Read from the server: a client that does not read never learns that it was cut off.
  const left = Math.max(0, socketsOf(site.pid) - before);
  const page = await fetch(`${site.url}/`);
  for (const socket of open) socket.destroy();
  await site.kill("SIGTERM");
  return held("Twenty connections that ask ahead and never read, 110 s", [
    { what: "most memory", figure: `${most} MB`, budget: "<= 300 MB", held: most <= 300 },
    { what: "connections still open", figure: `${left} of 20`, budget: "0", held: left === 0 },
    { what: "a page meanwhile", figure: String(page.status), budget: "200", held: page.ok },
  ]);
}

/** SIGTERM in the middle of posts over kept connections, five times. */
async function stop(): Promise<boolean> {
  const answers: Record<string, number> = {};
  let dataDir: string | undefined;
  let acknowledged = 0;
  for (let round = 0; round < 5; round++) {
    const site = await startSite({ port, ...(dataDir ? { dataDir } : {}) });
    dataDir = site.dataDir;
    let ended: Promise<void> | undefined;
    const agent = new Agent({ keepAlive: true, maxSockets: 32 });
    const client = async (name: number) => {
      for (let count = 0; !ended; count++) {
        const status = await post(agent, site.url, `stop ${round} ${name} ${count}`);
        answers[status] = (answers[status] ?? 0) + 1;
        if (status === "200") acknowledged++;
        if (acknowledged >= 100 * (round + 1)) ended ??= site.kill("SIGTERM");
      }
    };
    await Promise.all(Array.from({ length: 32 }, (_, name) => client(name)));
    await ended;
    agent.destroy();
  }
  await using db = await openDatabase(`${dataDir}/site.db`);
  const { stored } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("stored"))
    .executeTakeFirstOrThrow();
  const cut = answers.ECONNRESET ?? 0;
  return held(`Five stops under load: ${JSON.stringify(answers)}`, [
    { what: "requests cut", figure: String(cut), budget: "0", held: cut === 0 },
    {
      what: "acknowledged and not stored",
      figure: String(Math.max(0, acknowledged - stored)),
      budget: "0",
      held: stored >= acknowledged,
    },
  ]);
}

/** A lone mail while the relay is away for 75 s. */
async function relay(): Promise<boolean> {
  const site = await startSite({ port, env: { SMTP_URL: `smtp://127.0.0.1:${port + 1}` } });
  await sendFeedback(site.url, configuredContacts(), { clients: 1, total: 1 });
  await wait(75_000);
  const back = performance.now();
  const server = await startRelay(port + 1, 0);
  await server.until(1);
  const seconds = (performance.now() - back) / 1000;
  await wait(1_000);
  await site.kill("SIGTERM");
  await server.stop();
  return held("A mail server that is away for 75 s, one mail", [
    {
      what: "mails that left",
      figure: String(server.taken.length),
      budget: "1",
      held: server.taken.length === 1,
    },
    { what: "after it was back", figure: `${seconds.toFixed(1)} s`, budget: "<= 35 s", held: seconds <= 35 },
  ]);
}

/** Another process holds the database's lock. */
async function readyz(): Promise<boolean> {
  const site = await startSite({ port });
  const ready = async () => (await fetch(`${site.url}/readyz`)).status;
  const before = await ready();
  const other = new Sqlite(`${site.dataDir}/site.db`);
  other.exec("begin immediate");
  // A positive readiness check is cached for three seconds.
  await wait(4_000);
  const locked = await ready();
  const refused = await sendFeedback(site.url, configuredContacts(), { clients: 4, total: 4 });
  const page = await fetch(`${site.url}/`);
  const alive = await fetch(`${site.url}/healthz`);
  other.exec("rollback");
  other.close();
  const after = await ready();
  await site.kill("SIGTERM");
  const refusals = refused.statuses["503"] ?? 0;
  return held("/readyz while another process holds the database", [
    {
      what: "before, locked, after",
      figure: `${before} ${locked} ${after}`,
      budget: "200 503 200",
      held: before === 200 && locked === 503 && after === 200,
    },
    { what: "posts refused with 503", figure: `${refusals} of 4`, budget: "4", held: refusals === 4 },
    {
      what: "a page and /healthz",
      figure: `${page.status} ${alive.status}`,
      budget: "200 200",
      held: page.ok && alive.ok,
    },
  ]);
}

/** Mails that a killed process was sending, by a clock three hours ahead. */
async function clock(): Promise<boolean> {
  const server = await startRelay(port + 1, 0);
  const first = await startSite({ port });
  await first.kill("SIGTERM");
  await using db = await openDatabase(`${first.dataDir}/site.db`);
  const letters = Array.from({ length: 4 }, () => ({ message: leadMail }));
  await db.transaction().execute((trx) => queueMessages(trx, letters, new Date()));
  await claimDue(db, new Date(Date.now() + 3 * hourMs), { all: 4, others: 4 });
  const began = performance.now();
  const site = await startSite({ port, dataDir: first.dataDir, env: { SMTP_URL: server.url } });
  await Promise.race([server.until(4), wait(75_000)]);
  const seconds = (performance.now() - began) / 1000;
  await wait(1_000);
  await site.kill("SIGTERM");
  await server.stop();
  return held("A clock that was set back by three hours, four mails under way", [
    {
      what: "mails that left",
      figure: `${server.taken.length} of 4`,
      budget: "4",
      held: server.taken.length === 4,
    },
    { what: "after the start", figure: `${seconds.toFixed(1)} s`, budget: "<= 75 s", held: seconds <= 75 },
  ]);
}

function held(title: string, rows: Row[]): boolean {
  printTable(title, rows);
  return rows.every((row) => row.held);
}

/** The status of one post, or the code of the error that it met. */
function post(agent: Agent, url: string, name: string): Promise<string> {
  const body = feedbackBody(name, configuredContacts());
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": crypto.randomUUID(),
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const sent = request(`${url}/api/contact`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
      response.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "cut"));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "cut"));
    sent.end(body);
  });
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      return ""; // It was closed after it was listed.
    }
  });
  return targets.filter((target) => target.startsWith("socket:")).length;
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
