import { EventEmitter } from "node:events";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { MessagePort, Worker, WorkerOptions } from "node:worker_threads";

// To start a thread costs Node 25 ms of a processor, one of mails with its modules 150 ms, and a run of all tests opens
// two thousand databases. So a thread that has closed what it held is given the file and the data of the next one.

const threads = createRequire(import.meta.url)("node:worker_threads") as typeof import("node:worker_threads");
const StartedWorker = threads.Worker;
const kept = /[\\/](sqlite-worker|mail-thread)\.js$/;
/** The modules of an earlier life stay in memory. */
const maxLives = 200;

type Thread = { worker: Worker; lives: number };
const spare = new Map<string, Thread[]>();

/** What the application uses of a `Worker`. */
class ReusedWorker extends EventEmitter {
  readonly #file: string;
  readonly #thread: Thread;
  readonly #port: MessagePort;
  #unanswered = 0;
  #end: ((code: number) => void) | undefined;
  #ending: Promise<number> | undefined;

  constructor(file: string, options: WorkerOptions) {
    super();
    this.#file = file;
    const { workerData, ...others } = options;
    this.#thread = spare.get(file)?.pop() ?? { worker: new StartedWorker(program, others), lives: 0 };
    this.#thread.lives++;
    const { port1, port2 } = new threads.MessageChannel();
    this.#port = port1;
    port1.on("message", (message) => this.#receive(message));
    const { worker } = this.#thread;
    worker.ref();
    worker.on("error", this.#failed);
    worker.on("exit", this.#exited);
    worker.postMessage({ file: pathToFileURL(file).href, workerData, port: port2 }, [port2]);
  }

  postMessage(message: unknown): void {
    this.#unanswered += callsIn(message);
    this.#port.postMessage(message);
  }

  /** Keeps the thread if it has answered everything and closes what it holds; else ends it, as Node does. */
  terminate(): Promise<number> {
    this.#ending ??= this.#isKept() ? this.#takeLeave() : this.#thread.worker.terminate();
    return this.#ending;
  }

  #isKept(): boolean {
    return this.#unanswered === 0 && this.#thread.lives < maxLives;
  }

  #takeLeave(): Promise<number> {
    return new Promise<number>((resolve) => {
      this.#end = resolve;
      this.postMessage(farewell(this.#file));
    });
  }

  #receive(message: unknown): void {
    this.#unanswered -= callsIn(message);
    if (!this.#end) this.emit("message", message);
    else if (this.#unanswered === 0) this.#rest();
  }

  #rest(): void {
    const { worker } = this.#thread;
    worker.off("error", this.#failed);
    worker.off("exit", this.#exited);
    worker.unref();
    spare.set(this.#file, [...(spare.get(this.#file) ?? []), this.#thread]);
    this.#leave(0);
  }

  readonly #failed = (error: Error) => this.emit("error", error);
  readonly #exited = (code: number) => this.#leave(code);

  #leave(code: number): void {
    this.#ending ??= Promise.resolve(code);
    this.#port.close();
    this.emit("exit", code);
    this.#end?.(code);
  }
}

const program = fileURLToPath(new URL("./reused-thread.js", import.meta.url));

/** The call by which a thread closes what it holds. */
function farewell(file: string): object {
  const call = { id: 0, close: true };
  return file.endsWith("mail-thread.js") ? call : [call];
}

/** The number of calls or answers in a message; that the thread is open, or a line for the log, is neither. */
function callsIn(message: unknown): number {
  if (Array.isArray(message)) return message.length;
  return typeof message === "object" && message !== null && "id" in message ? 1 : 0;
}

if (StartedWorker.name !== "ReusingWorker") {
  // Named, so that it is put in place once a process.
  threads.Worker = class ReusingWorker {
    constructor(file: string | URL, options: WorkerOptions = {}) {
      const path = file instanceof URL ? fileURLToPath(file) : file;
      // biome-ignore lint/correctness/noConstructorReturn: the threads of other files are Node's own
      return kept.test(path) ? new ReusedWorker(path, options) : new StartedWorker(file, options);
    }
  } as unknown as typeof Worker;
  syncBuiltinESMExports();
}
