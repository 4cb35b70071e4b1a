import { spawnSync } from "node:child_process";
import { hasPgbouncer } from "#tests/support/pgbouncer.ts";

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
export function runThroughPgbouncer(): boolean {
  if (!hasPgbouncer()) {
    console.error("PgBouncer is not installed (Debian: apt-get install pgbouncer): nothing was tried.");
    return false;
  }
  const folders = suites.map((name) => `app/${name}/`);
  const run = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...folders, "-t", "PostgreSQL", "--testTimeout=60000"],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "test", THROUGH_PGBOUNCER: "on" } },
  );
  return run.status === 0;
}
