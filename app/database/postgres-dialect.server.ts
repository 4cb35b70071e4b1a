import { performance } from "node:perf_hooks";
import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { forDriver, requireTlsFiles } from "./postgres-tls.server.ts";
import { Silence } from "./silence.ts";

export type PostgresOptions = {
  url: string;
  connections: number;
  /** How long a query waits for a connection, and a read outside a transaction for its answer. */
  patienceMs: number;
  statementTimeoutMs: number;
};

// A process that hangs in a transaction must not keep its locks from the other replicas.
const idleInTransactionMs = 30_000;
/** The longest delay a timer accepts: 24 days. */
const longestTimerMs = 2 ** 31 - 1;
/** Lifts the transaction's time-out, and the client's with it. */
const withoutLimit = "set local statement_timeout = 0";
const int8 = 20;

/**
 * PostgreSQL through pg; a lost, refused or overdue connection becomes `DatabaseUnavailable`. Nothing depends on a
 * session: each transaction sends its settings, so a pooler in transaction mode may be used.
 */
export class GuardedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #options: PostgresOptions;

  constructor(options: PostgresOptions) {
    const config = { pool: createPool(options) };
    super(config);
    this.#config = config;
    this.#options = options;
  }

  override createDriver(): Driver {
    return new GuardedPostgresDriver(this.#config, this.#options);
  }

  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }
}

/** Kysely's lock belongs to a session. Migrations take a transaction lock instead: `lockMigrations`. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** Keeps other processes from migrating until the transaction ends, and lifts the time-out of its statements. */
export async function lockMigrations(trx: Kysely<never>): Promise<void> {
  await sql.raw(withoutLimit).execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(trx);
}

class GuardedPostgresDriver extends PostgresDriver {
  readonly #guarded = new WeakSet<DatabaseConnection>();
  readonly #silence: Silence;
  readonly #ofTransaction: CompiledQuery;

  constructor(config: PostgresDialectConfig, { patienceMs, statementTimeoutMs }: PostgresOptions) {
    super(config);
    this.#silence = new Silence(patienceMs);
    this.#ofTransaction = CompiledQuery.raw(`set local synchronous_commit = on;
      set local statement_timeout = ${statementTimeoutMs};
      set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    // Sent together, so that the settings cost no extra round trip.
    await Promise.all([
      super.beginTransaction(connection, settings),
      connection.executeQuery(this.#ofTransaction),
    ]);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#silence.mayAsk()) throw new DatabaseUnavailable("the database did not answer a moment ago");
    const connection = await this.#naming(() => super.acquireConnection());
    if (!this.#guarded.has(connection)) {
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (...query) =>
        this.#naming(async () => {
          const result = await execute(...query);
          this.#silence.answered();
          return result as never;
        });
      this.#guarded.add(connection);
    }
    return connection;
  }

  async #naming<T>(work: () => Promise<T>): Promise<T> {
    const askedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      const { code = "", message = "" } = error as { code?: string; message?: string };
      if (timeOutWords.test(message)) this.#silence.timedOut(askedAt);
      else if (serversOwnCode.test(code)) this.#silence.answered();
      throw named(error);
    }
  }
}

/** Times out reads outside a transaction early: a visitor is waiting. */
function readingClient(longestReadMs: number) {
  return class ReadingClient extends pg.Client {
    #inTransaction = false;
    #isUnlimited = false;

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg
    override query(...parameters: any[]): any {
      const [text, values] = parameters;
      if (typeof text !== "string") return super.query(...(parameters as [string]));
      if (/^(begin|start transaction)/i.test(text)) this.#inTransaction = true;
      else if (/^(commit|rollback)$/i.test(text)) this.#inTransaction = this.#isUnlimited = false;
      else if (text === withoutLimit) this.#isUnlimited = true;
      const isRead = !this.#inTransaction && /^\s*select\b/i.test(text);
      if (!isRead && !this.#isUnlimited) return super.query(...(parameters as [string]));
      const limited = { text, values, query_timeout: this.#isUnlimited ? longestTimerMs : longestReadMs };
      return super.query(limited, ...(parameters.slice(2) as []));
    }
  };
}

function createPool({ url, connections, patienceMs, statementTimeoutMs }: PostgresOptions): pg.Pool {
  requireTlsFiles(url);
  const pool = new pg.Pool({
    connectionString: forDriver(url),
    max: connections,
    connectionTimeoutMillis: patienceMs,
    Client: readingClient(patienceMs),
    query_timeout: 2 * statementTimeoutMs,
    keepAlive: true,
    pipeline: true,
    application_name: "site",
    types: {
      getTypeParser: ((oid: number, format?: "text") =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without listeners a lost connection ends the process; its queries are rejected anyway.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

// Classes 08 connection, 53 resources, 57 operator (shutdown, statement time-out), 58 system; read-only after a failover.
const unavailableState = /^(08...|53...|57...|58...|25006|55P03)$/;
const unavailableSocket =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES)/;
const unavailableWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|not support SSL/;
const unavailableTls = /^(CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/;
const unknownAuthority = /^(SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/;

/** Errors with such a code (SQLSTATE) come from the server itself. */
const serversOwnCode = /^[\dA-Z]{5}$/;
const timeOutWords = /timeout exceeded when trying to connect|Query read timeout|timeout expired/;

function named(error: unknown): unknown {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (error instanceof AbortedTransactionError) return error;
  if (unavailableTls.test(code)) {
    const reason = unknownAuthority.test(code)
      ? "its certificate is from an authority that is unknown here: name the authority's file with sslrootcert=FILE"
      : message;
    return new DatabaseUnavailable(`the database cannot be used now (${code}): ${reason}`, { cause: error });
  }
  if (unavailableState.test(code) || unavailableSocket.test(code) || unavailableWords.test(message)) {
    return new DatabaseUnavailable(`the database cannot be used now (${code || message})`, { cause: error });
  }
  return error;
}
