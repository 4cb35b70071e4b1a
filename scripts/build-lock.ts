import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";

const askAgainMs = 200;

/** Kept for as long as the process lives: a connection that nobody holds is closed, and its lock with it. */
let held: Sqlite.Database | undefined;

/**
 * Waits until no other process builds in this folder; from then on this one alone does, until it ends. The lock is one
 * of SQLite's on an empty database: the system gives it to one process at a time and takes it back however that ends.
 * @returns whether another build was waited for
 */
export async function buildAlone(): Promise<boolean> {
  mkdirSync(".cache", { recursive: true });
  held = new Sqlite(".cache/build.lock", { timeout: 0 });
  let waited = false;
  while (!take(held)) {
    if (!waited) console.log("waiting for another build in this folder");
    waited = true;
    await wait(askAgainMs);
  }
  return waited;
}

function take(lock: Sqlite.Database): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY") return false;
    throw error;
  }
}
