import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";

const askAgainMs = 200;

/** Referenced for the life of the process: a garbage-collected connection closes and releases its lock. */
let held: Sqlite.Database | undefined;

/**
 * Takes the build lock of this folder, which the process holds until it ends. It is an SQLite lock on an empty
 * database: the system grants it to one process at a time and releases it however the process ends.
 * @returns whether it waited for another build
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
