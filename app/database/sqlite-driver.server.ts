import { setTimeout as wait } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
} from "kysely";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { FairLock } from "./fair-lock.ts";
import { SqliteError, SqliteThread } from "./sqlite-thread.server.ts";

export type SqliteOptions = {
  path: string;
  /** Read-only connections, each in its own thread; while leads are searched, one more for other reads. */
  readers: number;
  /** How long a write waits for its turn and for another process's lock. */
  patienceMs: number;
  walLimitBytes: number;
};

const writerCacheKb = 16_000;
const readerCacheKb = 8_000;
const queueOfReader = 4;
/** A statement that reads it may take fifty times as long as a page of a list. */
const textIndex = "lead_search";
const retryDelaysMs = [10, 25, 50, 100];

// Cured by more time, more space or a repaired disk. All other errors are mistakes.
const unavailable = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|ABORT_ROLLBACK)/;

/**
 * One writer and several readers on one file. Selects outside a transaction go to a reader, everything else to the
 * writer.
 */
export class SqliteDriver implements Driver {
  readonly #writer: SqliteThread;
  /** The last one takes no searches. */
  readonly #readers: SqliteThread[];
  readonly #searches = new Map<SqliteThread, number>();
  readonly #turns = new FairLock();
  readonly #patienceMs: number;

  constructor({ path, readers, patienceMs, walLimitBytes }: SqliteOptions) {
    this.#patienceMs = patienceMs;
    this.#writer = new SqliteThread({ path, readOnly: false, cacheKb: writerCacheKb, walLimitBytes });
    this.#readers = Array.from(
      { length: readers + 1 },
      () => new SqliteThread({ path, readOnly: true, cacheKb: readerCacheKb, walLimitBytes }),
    );
  }

  async init(): Promise<void> {
    const deadline = Date.now() + this.#patienceMs;
    const reader = this.#reader(false);
    // The threads start together. In a new file the reader fails until the writer has set it up.
    const reading = reader.start().catch(() => {});
    try {
      await untilFree(deadline, () => this.#writer.start());
      await reading;
      await untilFree(deadline, () => reader.start());
    } catch (error) {
      await this.destroy();
      throw error;
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(
      (query) => this.#read(query),
      (query) => this.#write(query),
    );
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const deadline = Date.now() + this.#patienceMs;
    const endTurn = await this.#turn();
    try {
      await untilFree(deadline, () => this.#writer.run("begin immediate", []));
    } catch (error) {
      endTurn();
      throw error;
    }
    connection.transaction = { run: (sql, parameters) => this.#writer.run(sql, parameters, true), endTurn };
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.command("commit");
    connection.endTransaction();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      await connection.command("rollback");
    } finally {
      connection.endTransaction();
    }
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.endTransaction();
  }

  /** Waits for running transactions, then closes every connection, the writer last. */
  async destroy(): Promise<void> {
    await this.#turns.idle();
    await Promise.all(this.#readers.map((reader) => reader.close()));
    await this.#writer.close();
  }

  async #read({ sql, parameters }: CompiledQuery) {
    const deadline = Date.now() + this.#patienceMs;
    const isSearch = sql.includes(textIndex);
    return untilFree(deadline, async () => {
      const reader = this.#reader(isSearch);
      if (isSearch) this.#count(reader, 1);
      try {
        return await reader.run(sql, parameters.map(bindable));
      } finally {
        if (isSearch) this.#count(reader, -1);
      }
    });
  }

  // A thread costs 12 MB: start another only if calls queue at the existing ones, or behind a search.
  #reader(isSearch: boolean): SqliteThread {
    const least = (best: SqliteThread, other: SqliteThread) => (other.load < best.load ? other : best);
    const free = this.#readers.filter((reader) => !this.#searches.has(reader));
    const usual = this.#readers.slice(0, -1);
    const among = isSearch || free.length === this.#readers.length ? usual : free;
    const running = among.filter((reader) => reader.running && reader.load < queueOfReader);
    return (running.length > 0 ? running : among).reduce(least);
  }

  #count(reader: SqliteThread, more: number): void {
    const searches = (this.#searches.get(reader) ?? 0) + more;
    if (searches > 0) this.#searches.set(reader, searches);
    else this.#searches.delete(reader);
  }

  async #write({ sql, parameters }: CompiledQuery) {
    const deadline = Date.now() + this.#patienceMs;
    const endTurn = await this.#turn();
    try {
      return await untilFree(deadline, () => this.#writer.run(sql, parameters.map(bindable)));
    } finally {
      endTurn();
    }
  }

  async #turn(): Promise<() => void> {
    const endTurn = await this.#turns.take(this.#patienceMs);
    if (!endTurn) throw new DatabaseUnavailable("the database is busy with other writes");
    return endTurn;
  }
}

type Run = SqliteThread["run"];

class SqliteConnection implements DatabaseConnection {
  transaction: { run: Run; endTurn: () => void } | undefined;
  readonly #read: (query: CompiledQuery) => ReturnType<Run>;
  readonly #write: (query: CompiledQuery) => ReturnType<Run>;

  constructor(
    read: (query: CompiledQuery) => ReturnType<Run>,
    write: (query: CompiledQuery) => ReturnType<Run>,
  ) {
    this.#read = read;
    this.#write = write;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = this.transaction
      ? await this.command(query.sql, query.parameters)
      : await (onlyReads(query) ? this.#read(query) : this.#write(query));
    return {
      rows: answer.rows as R[],
      ...(answer.changes !== undefined && { numAffectedRows: BigInt(answer.changes) }),
      ...(answer.insertId !== undefined && { insertId: BigInt(answer.insertId) }),
    };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and this one only refuses
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("A cursor would hold the reading thread: page by key instead of streaming");
  }

  async command(sql: string, parameters: readonly unknown[] = []) {
    if (!this.transaction) throw new Error(`"${sql}" outside a transaction`);
    try {
      return await this.transaction.run(sql, parameters.map(bindable));
    } catch (error) {
      throw named(error);
    }
  }

  endTransaction(): void {
    this.transaction?.endTurn();
    this.transaction = undefined;
  }
}

/** Retries while another process holds the lock, without blocking a thread. */
async function untilFree<T>(deadline: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!busy || Date.now() >= deadline) throw named(error);
      await wait(retryDelaysMs[Math.min(attempt, retryDelaysMs.length - 1)]);
    }
  }
}

function named(error: unknown): unknown {
  if (!(error instanceof SqliteError) || !unavailable.test(error.code)) return error;
  return new DatabaseUnavailable(`the database cannot be used now (${error.code})`, { cause: error });
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));
}

function bindable(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : value;
}
