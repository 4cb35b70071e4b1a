import type { IncomingMessage } from "node:http";

const kilobyte = 1024;
const seconds = (count: number) => count * 1000;

/** The slowest accepted pace of a large body: bytes per stretch, and the time for all of it. */
const pace = { bytes: 80 * kilobyte, stretchMs: seconds(10), patienceMs: seconds(180) };

/** The longest time any body may take to arrive. */
export const uploadPatienceMs = pace.patienceMs;

/** Drains at most this much of an unread body, so that its sender sees the response. */
const drainLimit = 30 * kilobyte * kilobyte;

type Pace = typeof pace;

const drained = new WeakSet<IncomingMessage>();

/**
 * A body that is received only as it is read. Fails with a TimeoutError when it arrives more slowly than 8 kB a second
 * on the average of ten seconds, because a slow upload keeps others waiting for its place.
 */
export function arrivingBody(message: IncomingMessage, rules: Pace = pace): ReadableStream<Uint8Array> {
  let watch: Watch | undefined;
  leaveUnread(message);
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (message.destroyed) return controller.error(new Error("the client went away"));
        watch ??= watched(message, rules, {
          chunk: (bytes) => {
            controller.enqueue(bytes);
            message.pause();
          },
          end: () => controller.close(),
          slow: () => controller.error(new DOMException("The body arrives too slowly", "TimeoutError")),
          gone: (error) => controller.error(error),
        });
        watch.resume();
      },
      cancel() {
        watch?.stop();
        message.pause();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Stops reading a body, whose rest is drained before the response. */
export function leaveUnread(message: IncomingMessage): void {
  message.pause();
  drained.add(message);
}

/** Drains the rest of such a body, within the pace and the largest accepted size. */
export function drain(message: IncomingMessage, rules: Pace = pace): Promise<void> {
  const isOver = message.complete || message.destroyed || !drained.has(message);
  if (isOver || Number(message.headers["content-length"] ?? 0) > drainLimit) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const done = () => {
      watch.stop();
      message.pause();
      resolve();
    };
    const watch = watched(message, rules, {
      chunk: (bytes) => {
        size += bytes.length;
        if (size > drainLimit) done();
      },
      end: done,
      slow: done,
      gone: done,
    });
    watch.resume();
  });
}

type Watch = { resume(): void; stop(): void };
type Told = { chunk(bytes: Buffer): void; end(): void; slow(): void; gone(error: Error): void };

function watched(message: IncomingMessage, { bytes, stretchMs, patienceMs }: Pace, told: Told): Watch {
  let inStretch = 0;
  let waitedMs = 0;
  const onData = (chunk: Buffer) => {
    inStretch += chunk.length;
    told.chunk(chunk);
  };
  const stop = () => {
    clearInterval(timer);
    message.off("data", onData).off("end", onEnd).off("error", onGone).off("aborted", onGone);
  };
  const finish = (tell: () => void) => {
    stop();
    tell();
  };
  const onEnd = () => finish(told.end);
  const onGone = (error?: Error) => finish(() => told.gone(error ?? new Error("the client went away")));
  const timer = setInterval(() => {
    waitedMs += stretchMs;
    if (inStretch < bytes || waitedMs >= patienceMs) finish(told.slow);
    inStretch = 0;
  }, stretchMs);
  message.on("data", onData).on("end", onEnd).on("error", onGone).on("aborted", onGone);
  return { resume: () => message.resume(), stop };
}
