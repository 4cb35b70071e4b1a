// Durably committed submissions a second through recordSubmission alone: node bench/submissions-core.ts [sqlite|postgres] [seconds]
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import {
  newServerFolder,
  postgresUrl,
  removePostgres,
  startPostgres,
} from "#tests/support/postgres-server.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

const clients = 64;
const engines = process.argv[2] ? [process.argv[2]] : ["sqlite", "postgres"];
const seconds = Number(process.argv[3] ?? 5);

for (const engine of engines) {
  await (engine === "sqlite" ? onSqlite() : onPostgres());
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  await measure("sqlite", join(folder, "site.db"));
  rmSync(folder, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const folder = newServerFolder();
  await startPostgres(folder);
  await measure("postgres", postgresUrl(folder, "postgres"));
  await removePostgres(folder);
}

async function measure(name: string, url: string): Promise<void> {
  await using db = await openDatabase(url);
  await migrate(db);
  await load(db, 1);
  const before = process.cpuUsage();
  const times = await load(db, seconds);
  const cpu = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
  const rate = Math.round(times.length / seconds);
  const cpuMs = ((cpu.user + cpu.system) / 1000 / times.length).toFixed(2);
  console.log(
    `${name}: ${rate} submissions/s, ${clients} clients, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${cpuMs} ms of CPU each`,
  );
}

async function load(db: Database, forSeconds: number): Promise<number[]> {
  const end = performance.now() + forSeconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const id = randomUUID();
        const start = performance.now();
        const email = `visitor-${id.slice(0, 8)}@school.test`;
        await recordSubmission(db, sampleSubmission({ submissionId: id, person: { email } }), new Date());
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}
