import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { foldDeltas } from "#app/insight/fold-deltas.server.ts";
import { exportLeads } from "#app/leads/export/export-leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { fillPersonWords } from "#app/leads/people/fill-words.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { serverAccount } from "#tests/support/postgres-binaries.ts";
import {
  endPostgres,
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
import {
  boardQuestions,
  fewQuestions,
  insightQuestions,
  listQuestions,
  searchQuestions,
  whileTwoSearch,
} from "./questions.ts";
import { measureStreams } from "./streams.ts";

const defaultSize = 1_000_000;
const exported = 100_000;

const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "ravi", role: "agent" };

/**
 * Generated leads on SQLite and PostgreSQL, and the queries of the workspace beside their budgets. A file (`name.db`)
 * or the folder of a PostgreSQL server (`name.pg`) is made once and kept: writes are not measured on it.
 */
export async function benchWorkspace(
  words: readonly string[],
  { search: isSearchOnly, sqlite, postgres }: Record<"search" | "sqlite" | "postgres", boolean>,
): Promise<void> {
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? defaultSize);
  const kept = words.find((word) => /\.(db|pg)$/.test(word));
  if (kept) return onKept(resolve(kept), { count, isSearchOnly, isMade: existsSync(kept) });
  if (!postgres) await onSqlite({ count, isSearchOnly });
  if (!sqlite) await onPostgres({ count, isSearchOnly });
}

/** `isMade` is only set for kept leads. */
type Run = { count: number; isSearchOnly: boolean; isMade?: boolean };

async function onKept(place: string, run: Run): Promise<void> {
  if (place.endsWith(".db")) return measure(place, run, "SQLite");
  const account = serverAccount();
  mkdirSync(place, { recursive: true });
  if (account) chownSync(place, account.uid, account.gid);
  await startPostgres(place);
  try {
    await measure(postgresUrl(place, "postgres"), run, "PostgreSQL");
  } finally {
    await endPostgres(place);
  }
}

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

async function measure(url: string, { count, isSearchOnly, isMade }: Run, engine: string): Promise<void> {
  const db = isMade ? await openKept(url, count) : await generate(url, count);
  // As in a running server, so that people can be found.
  await fillPersonWords(db, new AbortController().signal);
  console.log(
    `\n${count.toLocaleString("en-IN")} leads on ${engine}. Median / p95 / processor time of 15; load ${loadavg()[0]?.toFixed(1)}.`,
  );
  try {
    for (const [name, viewer] of Object.entries({ manager, agent })) {
      if (!isSearchOnly)
        printTable(
          `${engine}, ${name}: list, sorts, filters`,
          await measureQuestions(await listQuestions(db, viewer)),
        );
      printTable(`${engine}, ${name}: search and Today`, await measureQuestions(searchQuestions(db, viewer)));
      if (!isSearchOnly)
        printTable(`${engine}, ${name}: board`, await measureQuestions(boardQuestions(db, viewer)));
    }
    if (!isSearchOnly) {
      await measureInsight(db, engine);
      await measureExport(db);
    }
    for (const [name, viewer] of Object.entries({ manager, agent }))
      printTable(
        `${engine}, ${name}: while two others search`,
        await whileTwoSearch(db, [manager, agent], () => measureQuestions(fewQuestions(db, viewer))),
      );
    if (isMade !== undefined) return;
    await measureStreams(db, engine);
    await measureNotes(db, manager);
    await measureWrites(db);
  } finally {
    await db.destroy();
  }
}

async function generate(url: string, count: number): Promise<Database> {
  const { db, ms } = await generateLeads(url, count);
  console.log(`Generated in ${(ms / 1000).toFixed(0)} s.`);
  return db;
}

async function openKept(url: string, count: number): Promise<Database> {
  const db = await openDatabase(url, { patienceMs: 60_000, statementTimeoutMs: 600_000 });
  await migrate(db);
  const { rows } = await sql<{ leads: number }>`select count(*) as leads from leads`.execute(db);
  if (rows[0]?.leads === count) return db;
  await db.destroy();
  throw new Error(`${url} has ${rows[0]?.leads} leads, not ${count}`);
}

/** Adds up what triggers wrote while the leads were made, as a running server does. */
async function measureInsight(db: Database, engine: string): Promise<void> {
  await foldDeltas(db);
  // After a million deletes at once the table keeps its size and is read completely: PostgreSQL empties it by itself a
  // minute later.
  if (engine === "PostgreSQL") await sql`vacuum analyze insight_deltas, insight_counts`.execute(db);
  printTable(`${engine}: Insight`, await measureQuestions(insightQuestions(db, { manager, agent })));
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

/** The cost of a submission with this many leads, and the share of the sort indexes. */
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
