import { Worker } from "node:worker_threads";

export type Argon2Work = {
  message: string;
  nonce: Uint8Array;
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
};

type Answer = { id: number; tag?: Uint8Array; problem?: string };
type Waiting = { resolve: (tag: Buffer) => void; reject: (error: Error) => void };

// Plain JavaScript in a string, so that it runs unchanged from the sources and from the server bundle.
const source = `
  const { parentPort } = require("node:worker_threads");
  const { argon2Sync } = require("node:crypto");
  parentPort.on("message", ({ id, work }) => {
    try {
      parentPort.postMessage({ id, tag: argon2Sync("argon2id", work) });
    } catch (error) {
      parentPort.postMessage({ id, problem: String(error) });
    }
  });`;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Argon2id, one hash at a time, in its own thread, which the first call starts. Each thread of Node's pool would keep
 * the memory it once used (measured: 140 MB more after twenty sign-ins, 40 MB this way), and a flood of sign-ins
 * would block the pool's other work.
 */
export function argon2id(work: Argon2Work): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    worker ??= start();
    worker.ref();
    worker.postMessage({ id, work });
  });
}

function start(): Worker {
  const started = new Worker(source, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  started.on("message", ({ id, tag, problem }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
    if (tag) call?.resolve(Buffer.from(tag));
    else call?.reject(new Error(problem));
  });
  const fail = (cause: unknown) => {
    // `exit` follows `error`; by then a new thread may have replaced this one.
    if (worker !== started) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("the password thread ended", { cause }));
    waiting.clear();
  };
  started.on("error", fail);
  started.on("exit", fail);
  return started;
}
