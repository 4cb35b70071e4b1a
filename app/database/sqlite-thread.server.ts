import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { SqliteAnswer, SqliteCall, SqliteWorkerData } from "./sqlite-messages.ts";

/** A SQLite error with its extended code, for instance SQLITE_CONSTRAINT_UNIQUE. */
export class SqliteError extends Error {
  override name = "SqliteError";
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

type Waiting = { resolve: (answer: SqliteAnswer) => void; reject: (error: Error) => void };

/**
 * One SQLite connection in a worker thread. Calls made in the same tick travel together and are answered in order.
 * When the thread dies, its pending calls fail as unavailable and the next call starts a new one; not after `close`,
 * because a new thread would keep the process alive.
 */
export class SqliteThread {
  readonly #data: SqliteWorkerData;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #starting: Promise<void> | undefined;
  #outgoing: SqliteCall[] = [];
  #lastId = 0;
  #closed = false;

  constructor(data: SqliteWorkerData) {
    this.#data = data;
  }

  /** Resolves when the connection is open and its settings are verified. */
  async start(): Promise<void> {
    if (this.#closed) throw new DatabaseUnavailable("the database is closed");
    if (this.#worker) return;
    this.#starting ??= this.#open().finally(() => {
      this.#starting = undefined;
    });
    await this.#starting;
  }

  async run(sql: string, parameters: readonly unknown[], inTransaction = false): Promise<SqliteAnswer> {
    if (!this.#worker) {
      if (inTransaction) throw new DatabaseUnavailable("the database thread ended in a transaction");
      await this.start();
    }
    return this.#call({ id: ++this.#lastId, sql, parameters, inTransaction });
  }

  get running(): boolean {
    return this.#worker !== undefined;
  }

  /** Number of unanswered calls. */
  get load(): number {
    return this.#waiting.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#starting?.catch(() => {});
    const worker = this.#worker;
    if (!worker) return;
    await this.#call({ id: ++this.#lastId, sql: "", parameters: [], close: true });
    this.#worker = undefined;
    await worker.terminate();
  }

  #call(call: SqliteCall): Promise<SqliteAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      this.#outgoing.push(call);
      if (this.#outgoing.length === 1) queueMicrotask(() => this.#send());
    });
  }

  #send(): void {
    const calls = this.#outgoing;
    this.#outgoing = [];
    if (this.#worker) this.#worker.postMessage(calls);
    else this.#fail(undefined, new Error("it was closed"));
  }

  #open(): Promise<void> {
    // Rows live only for the length of a message: small young spaces keep a thread at a few megabytes.
    const worker = new Worker(workerFile(), {
      workerData: this.#data,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    });
    return new Promise((resolve, reject) => {
      worker.once("message", () => {
        this.#worker = worker;
        worker.on("message", (answers: SqliteAnswer[]) => this.#receive(answers));
        resolve();
      });
      worker.on("error", (error: Error & { code?: string }) => {
        this.#fail(worker, error);
        reject(error.code ? new SqliteError(error.message, error.code) : error);
      });
      worker.on("exit", () => this.#fail(worker, new Error("it exited")));
    });
  }

  #receive(answers: SqliteAnswer[]): void {
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.error) waiting?.reject(new SqliteError(answer.error.message, answer.error.code));
      else waiting?.resolve(answer);
    }
  }

  #fail(ended: Worker | undefined, cause: Error): void {
    // `exit` follows `error`; by then a new thread may have replaced this one.
    if (this.#worker && this.#worker !== ended) return;
    this.#worker = undefined;
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new DatabaseUnavailable("the database thread ended", { cause }));
    }
    this.#waiting.clear();
  }
}

/** The worker's source: beside this file or, from the server bundle, in the project that was built. */
function workerFile(): string {
  const name = "sqlite-worker.js";
  let folder = dirname(fileURLToPath(import.meta.url));
  if (existsSync(join(folder, name))) return join(folder, name);
  for (; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "app", "database", name);
    if (existsSync(file)) return file;
  }
  throw new Error(`app/database/${name} was not found above ${fileURLToPath(import.meta.url)}`);
}
