import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Dialect, Kysely, type Transaction as KyselyTransaction, sql } from "kysely";
import type { Engine } from "./engine.ts";
import { keepRoleSettings } from "./role-settings.server.ts";
import { SqliteThreadsDialect } from "./sqlite-dialect.server.ts";
import type { Tables } from "./tables.ts";

export { DatabaseUnavailable } from "./database-unavailable.ts";

/** A database or a transaction: what a query function takes first. */
export type Queryable = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export type DatabaseOptions = {
  /** SQLite: how many threads read. */
  readers?: number;
  /** SQLite: how long a write waits for its turn and for another process's lock before it is refused. */
  patienceMs?: number;
  /** SQLite: how long the write-ahead log may be before it is cut; the server warns above it. */
  walLimitBytes?: number;
  /** PostgreSQL: the size of the pool. */
  connections?: number;
  /** PostgreSQL: a statement that runs longer is cancelled. */
  statementTimeoutMs?: number;
};

const usualStatementTimeoutMs = 5_000;

/** Checkpoints keep it at 4 MB unless another process reads for long. */
export const usualWalLimitBytes = 64 * 1024 * 1024;

/** The open database: a Kysely instance. `await using`, or `destroy()`, closes it cleanly. */
export class Database extends Kysely<Tables> {
  /** better-auth takes `{ db: database, type: database.engine, transaction: true }`. */
  readonly engine: Engine;

  constructor(dialect: Dialect, engine: Engine) {
    super({ dialect });
    this.engine = engine;
  }

  /** Resolves when the database answered a query, throws `DatabaseUnavailable` otherwise. */
  async checkHealth(): Promise<void> {
    await sql`select 1`.execute(this);
  }
}

/**
 * Opens PostgreSQL (`postgres://...`) or a SQLite file (a path, or `file:` or `sqlite:` before it); its folder is made.
 * Throws when the database cannot be reached, or when it is set up so that an acknowledged write could be lost.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const database = /^postgres(ql)?:/.test(url) ? await onPostgres(url, options) : onSqlite(url, options);
  try {
    await database.checkHealth();
    if (database.engine === "sqlite") return database;
    await refuseUnsafePostgres(database);
    const { statementTimeoutMs = usualStatementTimeoutMs } = options;
    if (!(await keepRoleSettings(database, { statement_timeout: statementTimeoutMs }))) return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  // The session that set them began without them.
  await database.destroy();
  return onPostgres(url, options);
}

/** Whether a write failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/.test(codeOf(error));
}

/** Whether the same write may succeed when it is simply done again: a lost race, not a mistake. */
export function isLostRace(error: unknown): boolean {
  return isUniqueViolation(error) || /^(40001|40P01)$/.test(codeOf(error));
}

async function onPostgres(
  url: string,
  { connections = 10, statementTimeoutMs = usualStatementTimeoutMs }: DatabaseOptions,
) {
  // Its driver is loaded only where it is used.
  const { GuardedPostgresDialect } = await import("./postgres-dialect.server.ts");
  return new Database(new GuardedPostgresDialect({ url, connections, statementTimeoutMs }), "postgres");
}

function onSqlite(
  url: string,
  { readers = 2, patienceMs = 1_800, walLimitBytes = usualWalLimitBytes }: DatabaseOptions,
): Database {
  const path = sqlitePath(url);
  mkdirSync(dirname(path), { recursive: true });
  // Nobody else on the machine may read it; SQLite gives its side files the same mode.
  closeSync(openSync(path, "a", 0o600));
  return new Database(new SqliteThreadsDialect({ path, readers, patienceMs, walLimitBytes }), "sqlite");
}

/** The file that a URL of SQLite names. */
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
