import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import { foldDeltas } from "#app/insight/fold-deltas.server.ts";
import { exportLeads } from "#app/leads/export/export-leads.server.ts";
import { countLeads } from "#app/leads/filter/count-leads.server.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { type LeadSort, sorts } from "#app/leads/filter/lead-sort.ts";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import { readToday } from "#app/leads/filter/today.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { insightView } from "#app/staff/insight/insight-view.server.ts";
import {
  newServerFolder,
  postgresUrl,
  removePostgres,
  startPostgres,
} from "#tests/support/postgres-server.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { printTable } from "../table.ts";
import { generateLeads, today } from "./generate.ts";
import { measureQuestions, timeOf } from "./measure.ts";
import { measureNotes } from "./notes.ts";

const usualSize = 1_000_000;
const listMs = 50;
const searchMs = 100;
const insightMs = 300;
const exported = 100_000;

const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "ravi", role: "agent" };

/** Generated leads on SQLite and PostgreSQL, and what the workspace asks of them beside the budgets. */
export async function benchWorkspace(words: readonly string[]): Promise<void> {
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? usualSize);
  const isSearchOnly = words.includes("--search");
  if (!words.includes("--postgres")) await onSqlite({ count, isSearchOnly });
  if (!words.includes("--sqlite")) await onPostgres({ count, isSearchOnly });
}

type Run = { count: number; isSearchOnly: boolean };

async function onSqlite(run: Run): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-leads-"));
  try {
    await measure(`${folder}/site.db`, run, "SQLite");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(run: Run): Promise<void> {
  const folder = newServerFolder();
  try {
    await startPostgres(folder);
    await measure(postgresUrl(folder, "postgres"), run, "PostgreSQL");
  } finally {
    await removePostgres(folder);
  }
}

async function measure(url: string, { count, isSearchOnly }: Run, engine: string): Promise<void> {
  const { db, ms } = await generateLeads(url, count);
  const size = count.toLocaleString("en-IN");
  console.log(
    `\n${size} leads on ${engine}, generated in ${(ms / 1000).toFixed(0)} s. Median / p95 / processor time of 15.`,
  );
  try {
    for (const [name, viewer] of Object.entries({ manager, agent })) {
      if (!isSearchOnly)
        printTable(
          `${engine}, ${name}: list, sorts, filters`,
          await measureQuestions(await lists(db, viewer)),
        );
      printTable(`${engine}, ${name}: search and Today`, await measureQuestions(searches(db, viewer)));
    }
    if (!isSearchOnly) {
      await measureInsight(db, engine);
      await measureExport(db);
    }
    await measureNotes(db, manager);
    await measureWrites(db);
  } finally {
    await db.destroy();
  }
}

/** As the screen asks: a page and its count at once. */
function list(db: Database, viewer: Viewer, filter: LeadFilter, sort?: LeadSort, after?: string) {
  const full = {
    ...(filter.form || filter.kind || filter.search || filter.due ? {} : { withoutRecords: true }),
    ...filter,
  };
  const plain = filter.status || filter.search || filter.due ? full : { ...full, withoutSpam: true };
  return Promise.all([
    listLeads(db, plain, { sort, after }, viewer),
    countLeads(db, plain, viewer, maxCounted),
  ]);
}

async function lists(db: Database, viewer: Viewer) {
  const due = { state: "overdue", at: today } as const;
  const filters: Record<string, LeadFilter> = {
    "no filter": {},
    won: { status: "won" },
    open: { status: "open" },
    "form contact": { form: "contact" },
    "several forms": { form: ["contact", "iim", "vectorworks"] },
    "form contact and won": { form: "contact", status: "won" },
    "kind request, open": { kind: "request", status: "open" },
    complaints: { form: "complaint" },
    overdue: { due },
    "city Surat": { city: "surat" },
    "city Surat and won": { city: "surat", status: "won" },
    "source event": { source: "event" },
    "owner ravi": { owner: "ravi" },
    "owner ravi and won": { owner: "ravi", status: "won" },
    "owner ravi, form contact, won": { owner: "ravi", form: "contact", status: "won" },
  };
  const orders: (LeadSort | undefined)[] = [
    undefined,
    ...sorts.slice(1).map((by) => ({ by, isDescending: false })),
  ];
  const pairs = Object.entries(filters).flatMap(([name, filter]) =>
    orders.map((sort) => ({
      what: sort ? `${name}, by ${sort.by}` : name,
      budgetMs: listMs,
      ask: () => list(db, viewer, filter, sort),
    })),
  );
  const deep = await deepLead(db);
  const paged = ["no filter", "form contact", "won"].map((name) => ({
    what: `${name}, half way down`,
    budgetMs: listMs,
    ask: () => list(db, viewer, filters[name] ?? {}, undefined, deep),
  }));
  return [...pairs, ...paged];
}

async function deepLead(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from leads order by id
    limit 1 offset (select count(*) / 2 from leads)`.execute(db);
  return String(rows[0]?.id);
}

function searches(db: Database, viewer: Viewer) {
  const questions: Record<string, string> = {
    "exact reference": `DTS-${(1234)
      .toString(36)
      .toUpperCase()
      .padStart(8, "0")
      .replace(/^(.{4})/, "$1-")}`,
    "exact e-mail": "asha.bhat.9@customer.example",
    "common word": "arjun",
    "two common words": "arjun kumar",
    "beginning of a common word": "ar",
    "word of a city": "bengaluru",
    "word that nobody has": "xylophone",
    "common word of conversations": "mori",
    "rare word of conversations": "nargashi",
  };
  return [
    ...Object.entries(questions).map(([what, search]) => ({
      what: `search: ${what}`,
      budgetMs: searchMs,
      ask: () => list(db, viewer, { search }),
    })),
    { what: "Today", budgetMs: listMs, ask: () => readToday(db, viewer, today, 25) },
  ];
}

/** What triggers wrote while the leads were made is added up first, as a running server does. */
async function measureInsight(db: Database, engine: string): Promise<void> {
  await foldDeltas(db);
  const questions = Object.entries({ manager, agent }).flatMap(([name, viewer]) =>
    (["30d", "90d", "12m"] as const).map((range) => ({
      what: `Insight, ${name}, ${range}`,
      budgetMs: insightMs,
      ask: () => insightView({ db, viewer, now: today }, { range, kind: "sales" }),
    })),
  );
  printTable(`${engine}: Insight`, await measureQuestions(questions));
}

async function measureExport(db: Database): Promise<void> {
  const before = process.memoryUsage().rss;
  let [rows, most] = [0, 0];
  const ms = await timeOf(async () => {
    for await (const page of exportLeads(db, {}, { actorId: "manager", now: today })) {
      rows += page.length;
      most = Math.max(most, process.memoryUsage().rss - before);
      if (rows >= exported) break;
    }
  });
  printTable(`${engineOf(db)}: export of ${rows.toLocaleString("en-IN")} leads`, [
    { what: "time", figure: `${(ms / 1000).toFixed(1)} s`, budget: "<= 6 s", held: ms <= 6_000 },
    {
      what: "more memory",
      figure: `${(most / 1e6).toFixed(0)} MB`,
      budget: "< 50 MB",
      held: most < 50e6,
    },
  ]);
}

/** What a submission costs with this many leads, and how much of it the indexes of the sorts are. */
async function measureWrites(db: Database): Promise<void> {
  const write = () => recordSubmission(db, sampleSubmission({ mails: [] }), new Date());
  const cost = async () => {
    await write();
    return (
      (await timeOf(async () => {
        for (let count = 0; count < 100; count += 1) await write();
      })) / 100
    );
  };
  const all = await cost();
  const sorted = ["updated", "soonest", "name", "city", "source"].flatMap((key) => [
    `leads_by_${key}`,
    `leads_owner_by_${key}`,
  ]);
  for (const name of sorted) await sql`drop index ${sql.ref(name)}`.execute(db);
  const without = await cost();
  printTable(`${engineOf(db)}: a submission, one after another`, [
    { what: "with every index", figure: `${all.toFixed(2)} ms`, budget: "-" },
    { what: "without the ten of the sorts", figure: `${without.toFixed(2)} ms`, budget: "-" },
  ]);
}
