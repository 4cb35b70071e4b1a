import { Worker } from "node:worker_threads";
import type { MailAnswer, MailCall } from "./mail-messages.ts";
import type { MailSettings } from "./mail-settings.ts";
import type { Mailer, RelayCheck } from "./mailer.server.ts";
import type { SendOutcome } from "./send-outcome.ts";

type Log = { info(facts: object, text: string): void };
type Waiting = { resolve: (outcome: never) => void; reject: (error: Error) => void };
type Asked = MailCall extends infer Call ? (Call extends MailCall ? Omit<Call, "id"> : never) : never;

/** An idle thread ends after this time and frees its 40 MB. */
const idleMs = 60_000;
const youngMb = 4;

/**
 * A mailer in a thread of its own, which runs while there are mails: rendering one takes milliseconds that the thread
 * serving visitors cannot spare. If the thread dies, its pending calls reject; the next mail starts a new one.
 * @param file the thread's file in the build
 */
export function threadedMailer(settings: MailSettings, log: Log, file: string): Mailer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(file, {
      workerData: settings,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    });
    started.on("message", receive);
    started.on("error", (error) => end(started, error));
    started.on("exit", () => end(started, new Error("the thread of the mails ended")));
    return started;
  }

  function receive(answer: MailAnswer): void {
    if ("facts" in answer) {
      log.info(answer.facts, answer.text);
      return;
    }
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) idle = setTimeout(() => void rest(), idleMs).unref();
    if ("error" in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.outcome as never);
  }

  function end(ended: Worker, cause: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  }

  function ask<Outcome>(asked: Asked): Promise<Outcome> {
    clearTimeout(idle);
    worker ??= start();
    const id = ++lastId;
    return new Promise<Outcome>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.postMessage({ ...asked, id });
    });
  }

  /** Ends the thread; a mail that arrives meanwhile is finished first. */
  async function rest(): Promise<void> {
    const ending = worker;
    if (!ending) return;
    await ask({ close: true });
    clearTimeout(idle);
    if (waiting.size === 0 && worker === ending) await close();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    if (!ending) return;
    end(ending, new Error("the mailer was closed"));
    await ending.terminate();
  }

  return {
    send: (mail) => ask<SendOutcome>({ mail }),
    check: () => ask<RelayCheck>({ check: true }),
    close,
  };
}
