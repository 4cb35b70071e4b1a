import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { type Database, DatabaseUnavailable, defaultWalLimitBytes, sqlitePath } from "./database.server.ts";

type Watch = {
  db: Database;
  url: string;
  limitBytes?: number;
  log: { warn(facts: object, text: string): void };
};

const everyMs = 60_000;

/** Checks SQLite's write-ahead log every minute. @returns a function that stops it */
export function watchWal(watch: Watch): () => void {
  if (watch.db.engine !== "sqlite") return () => {};
  const timer = setInterval(() => {
    cutWal(watch).catch((error) =>
      watch.log.warn({ err: error }, "the write-ahead log could not be checked"),
    );
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/**
 * Truncates a write-ahead log above the limit, and warns when it cannot: another process still holds an old read, and
 * the log grows with every lead until that read ends.
 */
export async function cutWal({ db, url, limitBytes = defaultWalLimitBytes, log }: Watch): Promise<void> {
  const file = `${sqlitePath(url)}-wal`;
  const before = await sizeOf(file);
  if (before <= limitBytes) return;
  try {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
  const megabytes = Math.round((await sizeOf(file)) / 1e6);
  if ((await sizeOf(file)) > limitBytes)
    log.warn(
      { file, megabytes },
      "the write-ahead log cannot be truncated: another process holds a long read (a backup, an open shell?)",
    );
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
    throw error;
  }
}
