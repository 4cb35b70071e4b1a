import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import {
  newServerFolder,
  postgresUrl,
  removePostgres,
  startPostgres,
} from "#tests/support/postgres-server.ts";
import { builtFiles } from "../scripts/built-files.ts";
import { end, readWords } from "../scripts/command.ts";
import { startSite } from "../scripts/site-process.ts";
import { measureAfterWaking } from "./after-waking.ts";
import { auditEveryPage, auditPages } from "./audit-pages.ts";
import { checkHtml } from "./html-conformance.ts";
import { audit } from "./lighthouse.ts";
import { loadForms } from "./load-forms.ts";
import { loadMails } from "./load-mails.ts";
import { loadMixed } from "./load-mixed.ts";
import { generator, loadPage } from "./load-pages.ts";
import { type LimitServer, serveLimit } from "./nginx.ts";
import { printTable } from "./table.ts";
import { weigh } from "./weights.ts";

// Nothing here passes or fails a test.

const usage = `npm run bench                 builds the site and prints its figures beside the budgets
npm run bench -- --all        audits every page
npm run bench -- --quick      leaves Lighthouse out
npm run bench -- --html       only checks the HTML of every page
npm run bench -- --waking     only measures what comes after the first paint
npm run bench -- --publish    only measures publishing
npm run bench -- workspace [SIZE] [--sqlite | --postgres | FILE.db | FOLDER.pg] [--search]
                              only measures the workspace on generated leads, or its search and writes alone; a file, or
                              the folder of a PostgreSQL server, keeps them for the next time`;

const port = 4600;
const mixedSeconds = 60;
/** One page of each kind on the site; `--all` audits every document instead. */
const archetypes = [
  "/",
  "/enterprise",
  "/enterprise/mid-market",
  "/apple-mac-tco-calculator",
  "/feedback/bep-2025",
  "/contact-us",
  "/blog",
  "/case-study",
  "/people",
];

const { options, words, isWorkspace } = readOptions();
if (isWorkspace) {
  const { benchWorkspace } = await import("./workspace/workspace.ts");
  await benchWorkspace(words, options);
  process.exit();
}
execFileSync(process.execPath, ["scripts/build.ts"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (options.publish) {
  const { measurePublishing } = await import("./publishing/measure.ts");
  await measurePublishing();
  process.exit();
}
const site = await startSite({ port });
await site.kill("SIGTERM");
const again = await startSite({ port, dataDir: site.dataDir });
const home = await fetch(again.url);
const html = await home.text();
const statusLineAndEnd = "HTTP/1.1 200 OK\r\n\r\n".length;
const head = [...home.headers].reduce(
  (sum, [name, value]) => sum + name.length + value.length + 4,
  statusLineAndEnd,
);

if (options.html) {
  await checkHtml(again.url);
  await again.kill("SIGTERM");
  process.exit();
}

if (options.waking) {
  await measureAfterWaking(again.url, archetypes);
  await again.kill("SIGTERM");
  process.exit();
}

const { rows, heaviest } = weigh(head);
printTable("Weight (brotli -q 11, response head counted as it is sent)", rows);
for (const line of heaviest) console.log(`         ${line}`);

let limit: LimitServer | undefined;
try {
  limit = await serveLimit(withoutScripts(html), port + 1);
  if (!options.quick) await auditSite(limit);
  await measureAfterWaking(again.url, archetypes);
  await loadServer(limit);
  await loadForms(again.url, "SQLite", 1500);
  await loadMails(port + 5, "SQLite");
  await loadOnPostgres();
} finally {
  limit?.stop();
  await again.kill("SIGTERM");
}

function readOptions() {
  const off = { type: "boolean", default: false } as const;
  const known = { all: off, quick: off, html: off, waking: off, publish: off };
  const ofWorkspace = { sqlite: off, postgres: off, search: off };
  const { values, positionals } = readWords(usage, { ...known, ...ofWorkspace });
  const [first, ...words] = positionals;
  const given = Object.entries(values).flatMap(([name, isOn]) => (isOn ? [name] : []));
  const isWorkspace = first === "workspace";
  const isKnown =
    given.every((name) => Object.hasOwn(isWorkspace ? ofWorkspace : known, name)) &&
    (isWorkspace ? words.every((word) => /^[1-9]\d*$|\.(db|pg)$/.test(word)) : first === undefined);
  return isKnown ? { options: values, words, isWorkspace } : end(usage);
}

async function auditSite(limit: LimitServer) {
  const base = await audit(limit.url, "later", 3);
  console.log(`\nLimit page (${limit.name}): FCP ${base.fcp.toFixed(0)} ms, LCP ${base.lcp.toFixed(0)} ms`);
  if (options.all) await auditEveryPage(again.url, documentPaths(), base);
  else await auditPages(again.url, archetypes, base);
}

async function loadServer(limit: LimitServer) {
  // A second after its start the server returns the memory of the start.
  await wait(3_000);
  const idle = memoryOf(again.pid);
  const ours = await loadPage(again.url);
  const theirs = await loadPage(limit.url);
  const after = memoryOf(again.pid);
  let mixed = after;
  await loadMixed(again.url, mixedSeconds, () => {
    mixed = Math.max(mixed, memoryOf(again.pid));
  });
  const ratio = ours.perSecond / theirs.perSecond;
  printTable(`Server, 64 connections of ${generator}, beside ${limit.name}`, [
    {
      what: "requests a second, share of the limit",
      figure: `${ratio.toFixed(2)} x`,
      budget: ">= 0.5 x",
      held: ratio >= 0.5,
    },
    {
      what: "requests a second",
      figure: ours.perSecond.toFixed(0),
      budget: `limit ${theirs.perSecond.toFixed(0)}`,
    },
    {
      what: "p99",
      figure: `${ours.p99.toFixed(1)} ms`,
      budget: `<= 3 ms, limit ${theirs.p99.toFixed(1)} ms`,
      held: ours.p99 <= 3,
    },
    { what: "memory, idle", figure: `${idle} MB`, budget: "<= 120 MB", held: idle <= 120 },
    { what: "memory, after pages", figure: `${after} MB`, budget: "<= 220 MB", held: after <= 220 },
    {
      what: "memory, most in a minute of pages, posts and aborted posts",
      figure: `${mixed} MB`,
      budget: "<= 220 MB",
      held: mixed <= 220,
    },
    {
      what: "start to first 200",
      figure: `${again.startMs.toFixed(0)} ms`,
      budget: "<= 400 ms",
      held: again.startMs <= 400,
    },
  ]);
}

/** The same on a real PostgreSQL of its own. */
async function loadOnPostgres() {
  const folder = newServerFolder();
  await startPostgres(folder);
  const env = {
    DATABASE_URL: postgresUrl(folder, "postgres"),
    APP_SECRET: "a secret for this bench alone, 32+",
  };
  const onPostgres = await startSite({ port: port + 2, env });
  await loadForms(onPostgres.url, "PostgreSQL", 1000);
  await onPostgres.kill("SIGTERM");
  await loadMails(port + 5, "PostgreSQL", env);
  await removePostgres(folder);
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function withoutScripts(document: string): string {
  return document.replaceAll(/<(script|noscript)\b[\s\S]*?<\/\1>/g, "");
}

function documentPaths(): string[] {
  const files = builtFiles();
  return files.filter((file) => file.type.startsWith("text/html")).map((file) => decodeURI(file.path));
}
