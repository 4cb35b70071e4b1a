import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Dialect, Kysely, type Transaction as KyselyTransaction, sql } from "kysely";
import type { Engine } from "./engine.ts";
import { costOfPages, setRoleSettings } from "./role-settings.server.ts";
import { SqliteThreadsDialect } from "./sqlite-dialect.server.ts";
import type { Tables } from "./tables.ts";

export { DatabaseUnavailable } from "./database-unavailable.ts";

/** A database or a transaction: the first argument of a query function. */
export type Queryable = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export type DatabaseOptions = {
  /** SQLite: number of reader threads. */
  readers?: number;
  /**
   * SQLite: how long a write waits for its turn and for another process's lock. PostgreSQL: how long a query waits for
   * a connection, and a read for its answer.
   */
  patienceMs?: number;
  /** SQLite: the size above which the write-ahead log is truncated; the server warns above it. */
  walLimitBytes?: number;
  /** PostgreSQL: pool size. */
  connections?: number;
  /** PostgreSQL: statements that run longer are cancelled. */
  statementTimeoutMs?: number;
};

const defaultStatementTimeoutMs = 5_000;

/** Checkpoints keep the log at 4 MB unless another process holds a long read. */
export const defaultWalLimitBytes = 64 * 1024 * 1024;

const transactionTries = 4;

/** The open database: a Kysely instance. `await using`, or `destroy()`, closes it cleanly. */
export class Database extends Kysely<Tables> {
  /** better-auth takes `{ db: database, type: database.engine, transaction: true }`. */
  readonly engine: Engine;

  constructor(dialect: Dialect, engine: Engine) {
    super({ dialect });
    this.engine = engine;
  }

  /**
   * A transaction that is run again, from its start, if PostgreSQL ended it: of two that wait for each other's rows it ends
   * one. `work` may change nothing but the database.
   * @param mayRetry which errors are worth another try
   */
  async retriedTransaction<Result>(
    work: (trx: Transaction) => Promise<Result>,
    mayRetry: (error: unknown) => boolean = wasEnded,
  ): Promise<Result> {
    for (let left = transactionTries; ; left--) {
      try {
        return await this.transaction().execute(work);
      } catch (error) {
        if (left === 1 || !mayRetry(error)) throw error;
      }
    }
  }

  /** Resolves after a successful query; throws `DatabaseUnavailable` otherwise. */
  async checkHealth(): Promise<void> {
    await sql`select 1`.execute(this);
  }
}

/**
 * Opens PostgreSQL (`postgres://...`) or a SQLite file (a path, optionally prefixed by `file:` or `sqlite:`),
 * creating its folder. Throws when the database cannot be reached, or when its settings could lose an acknowledged
 * write.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const database = /^postgres(ql)?:/.test(url) ? await onPostgres(url, options) : onSqlite(url, options);
  try {
    await database.checkHealth();
    if (database.engine === "sqlite") return database;
    await refuseUnsafePostgres(database);
    const { statementTimeoutMs = defaultStatementTimeoutMs } = options;
    const settings = { statement_timeout: statementTimeoutMs, ...(await costOfPages(database)) };
    if (!(await setRoleSettings(database, settings))) return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  // The session that set them still runs with the old values.
  await database.destroy();
  return onPostgres(url, options);
}

/** Whether a write failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/.test(codeOf(error));
}

/** Whether the same write may succeed on retry: a lost race, not a mistake. */
export function isLostRace(error: unknown): boolean {
  return isUniqueViolation(error) || wasEnded(error);
}

/** Whether PostgreSQL ended a transaction for the sake of another. */
function wasEnded(error: unknown): boolean {
  return /^(40001|40P01)$/.test(codeOf(error));
}

async function onPostgres(
  url: string,
  { connections = 10, patienceMs = 2_500, statementTimeoutMs = defaultStatementTimeoutMs }: DatabaseOptions,
) {
  // Load the driver only where it is used.
  const { GuardedPostgresDialect } = await import("./postgres-dialect.server.ts");
  return new Database(
    new GuardedPostgresDialect({ url, connections, patienceMs, statementTimeoutMs }),
    "postgres",
  );
}

function onSqlite(
  url: string,
  { readers = 2, patienceMs = 1_800, walLimitBytes = defaultWalLimitBytes }: DatabaseOptions,
): Database {
  const path = sqlitePath(url);
  mkdirSync(dirname(path), { recursive: true });
  // Only the owner may read it; SQLite gives its side files the same mode.
  closeSync(openSync(path, "a", 0o600));
  return new Database(new SqliteThreadsDialect({ path, readers, patienceMs, walLimitBytes }), "sqlite");
}

/** The file path in a SQLite URL. */
export function sqlitePath(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : resolve(url.replace(/^(file|sqlite):/, ""));
}

async function refuseUnsafePostgres(database: Database): Promise<void> {
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"]) {
    const { rows } = await sql<Record<string, string>>`show ${sql.raw(setting)}`.execute(database);
    const value = rows[0]?.[setting];
    if (value !== "on")
      throw new Error(`PostgreSQL's ${setting} is ${value} and must be on: a crash would lose leads`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
