import { type Database, DatabaseUnavailable, isLostRace, type Transaction } from "./database.server.ts";

type Waiting<Input, Output> = {
  input: Input;
  since: number;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
};

const largestBatch = 64;
const patienceMs = 1_000;

// SQLite has one writer; PostgreSQL commits two batches at a time, so that one is prepared while the other is
// flushed.
const lanes = { sqlite: 1, postgres: 2 };

/**
 * Groups concurrent writes into one transaction, and so into one flush to disk. `write` takes the inputs of one
 * transaction and returns their outputs in the same order. A result resolves only after the commit. When a batch
 * fails, each member is written on its own, so that one bad input cannot fail the others.
 */
export function batchedWrite<Input, Output>(
  write: (trx: Transaction, inputs: Input[]) => Promise<Output[]>,
): (db: Database, input: Input) => Promise<Output> {
  const queues = new WeakMap<Database, Queue<Input, Output>>();
  return (db, input) => {
    const queue = queues.get(db) ?? new Queue(db, write);
    queues.set(db, queue);
    return queue.add(input);
  };
}

class Queue<Input, Output> {
  readonly #db: Database;
  readonly #write: (trx: Transaction, inputs: Input[]) => Promise<Output[]>;
  #waiting: Waiting<Input, Output>[] = [];
  #running = 0;

  constructor(db: Database, write: (trx: Transaction, inputs: Input[]) => Promise<Output[]>) {
    this.#db = db;
    this.#write = write;
  }

  add(input: Input): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, since: Date.now(), resolve, reject });
      if (this.#running < lanes[this.#db.engine]) this.#startLane();
    });
  }

  #startLane(): void {
    this.#running++;
    // After this turn of the event loop, so that requests read in the same turn share the first batch.
    setImmediate(async () => {
      while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, largestBatch));
      this.#running--;
    });
  }

  async #commit(batch: Waiting<Input, Output>[], isSecondTry = false): Promise<void> {
    try {
      const inputs = batch.map(({ input }) => input);
      const outputs = await this.#db.transaction().execute((trx) => this.#write(trx, inputs));
      batch.forEach(({ resolve }, index) => {
        resolve(outputs[index] as Output);
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) this.#refuse(batch, error);
      else if (isLostRace(error) && !isSecondTry) await this.#commit(batch, true);
      else await this.#commitEach(batch);
    }
  }

  async #commitEach(batch: Waiting<Input, Output>[]): Promise<void> {
    for (const [index, member] of batch.entries()) {
      const unavailable = await this.#commitAlone(member);
      if (unavailable) return this.#refuse(batch.slice(index), unavailable);
    }
  }

  /** Returns the error when the database is unavailable; the member's promise is then still pending. */
  async #commitAlone(member: Waiting<Input, Output>): Promise<DatabaseUnavailable | null> {
    try {
      const alone = (trx: Transaction) => this.#write(trx, [member.input]);
      const [output] = await this.#db.retriedTransaction(alone, isLostRace);
      member.resolve(output as Output);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return error;
      member.reject(error);
    }
    return null;
  }

  // Also reject those who have waited as long already: they need not wait for a second refusal.
  #refuse(batch: Waiting<Input, Output>[], error: DatabaseUnavailable): void {
    const longWaiting = Date.now() - patienceMs;
    const late = this.#waiting.filter(({ since }) => since < longWaiting);
    this.#waiting = this.#waiting.filter(({ since }) => since >= longWaiting);
    for (const { reject } of [...batch, ...late]) reject(error);
  }
}
