import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import type { Database } from "./database.server.ts";
import { engineOf } from "./engine.ts";

const heldForMs = 3_000;
/** About the size of a lead; no database compresses it. */
const fillingBytes = 12_000;
const longestMs = 2_000;

type Check = { running?: Promise<void> | undefined; heldUntil: number };

const checks = new WeakMap<Database, Check>();

/**
 * Resolves when a write was made durable now or in the last few seconds; throws `DatabaseUnavailable` otherwise.
 * Reads still succeed on a full disk and behind a lock. One write runs at a time, however many callers ask.
 */
export async function checkWrites(db: Database): Promise<void> {
  const check = checks.get(db) ?? { heldUntil: 0 };
  checks.set(db, check);
  if (performance.now() < check.heldUntil) return;
  check.running ??= write(db)
    .then(() => {
      check.heldUntil = performance.now() + heldForMs;
    })
    .finally(() => {
      check.running = undefined;
    });
  await check.running;
}

async function write(db: Database): Promise<void> {
  const row = { written_at: Date.now(), filling: randomBytes(fillingBytes).toString("base64") };
  await db.transaction().execute(async (trx) => {
    if (engineOf(trx) === "postgres")
      await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(trx);
    await trx
      .insertInto("write_checks")
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  });
}
