import { spawn } from "node:child_process";
import { once } from "node:events";
import { hasPgbouncer } from "#tests/support/pgbouncer.ts";
import { endWithProcess } from "../scripts/end-with-process.ts";

const suites = [
  "database",
  "booking",
  "queue",
  "reservations",
  "leads",
  "outbox",
  "rate-limit",
  "accounts",
  "orders",
];

/** The suites that store data, on PostgreSQL behind a PgBouncer with two sessions. Returns whether all passed. */
export async function runThroughPgbouncer(): Promise<boolean> {
  if (!hasPgbouncer()) {
    console.error("PgBouncer is not installed (Debian: apt-get install pgbouncer): nothing was tried.");
    return false;
  }
  const folders = suites.map((name) => `app/${name}/`);
  const run = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...folders, "-t", "PostgreSQL", "--testTimeout=60000"],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "test", THROUGH_PGBOUNCER: "on" } },
  );
  const [code] = await once(endWithProcess(run, "SIGTERM"), "exit");
  return code === 0;
}
