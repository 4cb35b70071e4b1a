import { writeSync } from "node:fs";

export type LineWriter = { write(line: string): void; flushSync(): void };

type Chunk = {
  bytes: Buffer;
  /** How many lost lines it reports; 0 in a chunk of ordinary lines. */
  reports: number;
};

/** Waits for a slow reader, such as a full pipe; lines beyond it are dropped. */
const mostWaiting = 4_000_000;
const retryMs = 100;
const triesAtEnd = 10;
const newline = 10;

/**
 * Writes each line to a file descriptor at once, so that a process that is killed has logged what it did. For a slow
 * reader, such as of a full pipe, lines wait in their order without blocking the thread. Drops a line that cannot be
 * written, as on a full disk: the site serves without a log too. The first line written after that says how many
 * were lost. `flushSync` is for the end of the process and gives up when nothing could be written for a second.
 */
export function lineWriter(fd: number): LineWriter {
  let waiting = "";
  let lost = 0;
  let endsLine = true;
  let paused: { chunk: Chunk; timer: NodeJS.Timeout } | undefined;

  function next(): Chunk | undefined {
    if (waiting === "") return undefined;
    if (lost > 0) {
      const reports = lost;
      lost = 0;
      return { bytes: Buffer.from(`${endsLine ? "" : "\n"}${noticeOf(reports)}\n`), reports };
    }
    const bytes = Buffer.from(waiting);
    waiting = "";
    return { bytes, reports: 0 };
  }

  /** Returns what is left of the chunk. */
  function written(chunk: Chunk, count: number): Chunk | undefined {
    if (count > 0) endsLine = chunk.bytes[count - 1] === newline;
    const bytes = chunk.bytes.subarray(count);
    return bytes.length > 0 ? { ...chunk, bytes } : undefined;
  }

  function drop({ bytes, reports }: Chunk): void {
    lost += (reports || linesIn(bytes)) + linesIn(Buffer.from(waiting));
    waiting = "";
  }

  /** Writes the chunk and all that waits. Returns what a slow reader did not take: the chunk itself if nothing. */
  function writeAll(first = next()): Chunk | undefined {
    for (let chunk = first; chunk; ) {
      let count: number;
      try {
        count = writeSync(fd, chunk.bytes);
      } catch (error) {
        if (isBusy(error)) return chunk;
        drop(chunk);
        return undefined;
      }
      chunk = written(chunk, count) ?? next();
    }
    return undefined;
  }

  function send(chunk?: Chunk): void {
    const rest = writeAll(chunk);
    if (rest) paused = { chunk: rest, timer: setTimeout(() => send(takePaused()), retryMs) };
  }

  function takePaused(): Chunk | undefined {
    clearTimeout(paused?.timer);
    const chunk = paused?.chunk;
    paused = undefined;
    return chunk;
  }

  return {
    write(line) {
      if (waiting.length + line.length > mostWaiting) lost += 1;
      else waiting += line;
      if (!paused) send();
    },
    flushSync() {
      let rest = writeAll(takePaused());
      for (let tries = 0; rest && tries < triesAtEnd; ) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
        const left = writeAll(rest);
        tries = left === rest ? tries + 1 : 0;
        rest = left;
      }
      if (rest) drop(rest);
    },
  };
}

function noticeOf(lines: number): string {
  const time = new Date().toISOString();
  return JSON.stringify({ level: "warn", time, lines, msg: "lines of this log could not be written" });
}

function linesIn(bytes: Buffer): number {
  return bytes.reduce((count, byte) => (byte === newline ? count + 1 : count), 0);
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EAGAIN" || code === "EBUSY";
}
