import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { configuredContacts, sendFeedback } from "./feedback-load.ts";
import { checkHtml } from "./html-conformance.ts";
import { audit } from "./lighthouse.ts";
import { type LimitServer, serveLimit } from "./nginx.ts";
import { startSite } from "./site-process.ts";
import { percentile, printTable, type Row } from "./table.ts";
import { weigh } from "./weights.ts";

// `npm run bench`: the figures of the budgets, measured on the built site, beside the budgets. Nothing here passes
// or fails a test. `--all` audits every page, `--quick` leaves Lighthouse out, `--html` checks the HTML of every page
// and nothing else.

const port = 4600;
const options = new Set(process.argv.slice(2));
/** One page of each kind that the site has; `--all` takes every document instead. */
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

execFileSync(process.execPath, ["scripts/build.ts"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
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

if (options.has("--html")) {
  await checkHtml(again.url);
  await again.kill("SIGTERM");
  process.exit();
}

const { rows, heaviest } = weigh(head);
printTable("Weight (brotli -q 11, response head counted as it is sent)", rows);
for (const line of heaviest) console.log(`         ${line}`);

let limit: LimitServer | undefined;
try {
  limit = await serveLimit(withoutScripts(html), port + 1);
  if (!options.has("--quick")) await auditPages(limit);
  await loadServer(limit);
  await loadForms();
} finally {
  limit?.stop();
  await again.kill("SIGTERM");
}

async function auditPages(limit: LimitServer) {
  const paths = options.has("--all") ? documentPaths() : archetypes;
  const base = await audit(limit.url, "later", 3);
  console.log(`\nLimit page (${limit.name}): FCP ${base.fcp.toFixed(0)} ms, LCP ${base.lcp.toFixed(0)} ms`);
  for (const path of paths) {
    for (const visit of ["first", "later"] as const) {
      const found = await audit(again.url + path, visit, 3);
      const ratio = (value: number, to: number) => `${(value / to).toFixed(2)} x`;
      const full = (what: string, score: number): Row => ({
        what,
        figure: String(score),
        budget: "100",
        held: score === 100,
      });
      printTable(`Lighthouse mobile, ${path}, ${visit === "first" ? "first visit" : "announcement closed"}`, [
        full("performance", found.performance),
        full("accessibility", found.accessibility),
        full("best practices", found.bestPractices),
        {
          what: "SEO (the site is noindex here: is-crawlable fails by design)",
          figure: String(found.seo),
          budget: "100 where indexable",
        },
        {
          what: "FCP to the limit page",
          figure: ratio(found.fcp, base.fcp),
          budget: "<= 1.15 x",
          held: found.fcp <= 1.15 * base.fcp,
        },
        {
          what: "LCP to the limit page",
          figure: ratio(found.lcp, base.lcp),
          budget: "<= 1.15 x",
          held: found.lcp <= 1.15 * base.lcp,
        },
        { what: "TBT", figure: `${found.tbt.toFixed(0)} ms`, budget: "<= 30 ms", held: found.tbt <= 30 },
        { what: "CLS", figure: found.cls.toFixed(3), budget: "0.00", held: found.cls < 0.005 },
      ]);
    }
  }
}

async function loadServer(limit: LimitServer) {
  const idle = memoryOf(again.pid);
  const ours = await load(again.url);
  const theirs = await load(limit.url);
  const after = memoryOf(again.pid);
  const ratio = ours.perSecond / theirs.perSecond;
  printTable(`Server, 64 connections, beside ${limit.name}`, [
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
      figure: `${ours.p99} ms`,
      budget: `<= 3 ms, limit ${theirs.p99} ms`,
      held: ours.p99 <= 3,
    },
    { what: "memory, idle", figure: `${idle} MB`, budget: "<= 120 MB", held: idle <= 120 },
    { what: "memory, after load", figure: `${after} MB`, budget: "<= 220 MB", held: after <= 220 },
    {
      what: "start to first 200",
      figure: `${again.startMs.toFixed(0)} ms`,
      budget: "<= 400 ms",
      held: again.startMs <= 400,
    },
  ]);
}

async function loadForms() {
  const contacts = configuredContacts();
  const result = await sendFeedback(again.url, contacts, { clients: 64, total: 6_000 });
  const perSecond = result.acknowledged.length / (result.ms / 1000);
  const p99 = percentile(result.latenciesMs, 0.99);
  printTable("Submissions, 64 clients, durable before the answer, SQLite", [
    {
      what: "acknowledged a second",
      figure: perSecond.toFixed(0),
      budget: ">= 1500",
      held: perSecond >= 1500,
    },
    { what: "p99", figure: `${p99.toFixed(0)} ms`, budget: "<= 100 ms", held: p99 <= 100 },
    { what: "answers", figure: JSON.stringify(result.statuses), budget: "2xx only" },
  ]);
}

async function load(url: string) {
  const result = await autocannon({
    url,
    connections: 64,
    duration: 8,
    headers: { "Accept-Encoding": "gzip, br" },
  });
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function withoutScripts(document: string): string {
  return document.replaceAll(/<script[\s\S]*?<\/script>/g, "");
}

function documentPaths(): string[] {
  const files: { path: string; type: string }[] = JSON.parse(readFileSync("build/pack.json", "utf8"));
  return files.filter((file) => file.type.startsWith("text/html")).map((file) => decodeURI(file.path));
}
