import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { News } from "./news.ts";
import { newsFor } from "./news-for.server.ts";
import { changeReader } from "./read-changes.server.ts";
import { readViewers } from "./read-viewers.server.ts";

const everyMs = 1_000;
/** In polls: how often sessions are checked, and after how many without news a stream sends a heartbeat. */
const every = { sessions: 2, heartbeat: 15 };
/** The longest life of a stream: then the browser connects again, with all checks of a new request. */
const longestMs = 30 * 60_000;
const waitingBytes = 16 * 1024;
const most = { perUser: 20, perProcess: 1_000 };

type Listener = {
  viewer: Viewer;
  sessionId: string;
  openedAt: number;
  send(text: string): void;
  end(): void;
};

type Opening = {
  viewer: Viewer;
  sessionId: string;
  /** The change up to which the reader's page is current; set when a broken stream is opened again. */
  after: number | undefined;
};

/** The open workspaces of this process, each with a stream of changes. */
export type Live = {
  /** A stream of server-sent events; undefined when there are too many. */
  open(opening: Opening): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Ends all streams and opens no more, because the process is about to stop. */
  end(): void;
  stop(): Promise<void>;
};

type Tools = { db: Database; log: { warn(facts: object, text: string): void } };

/** Reads changes once a second with one query while a stream is open. */
export function startLive({ db, log }: Tools): Live {
  const listeners = new Set<Listener>();
  const reader = changeReader(db);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let begun: Promise<void> | undefined;
  let polls = 0;
  let isEnding = false;
  let isFailing = false;

  async function poll(): Promise<void> {
    polls += 1;
    if (polls % every.sessions === 0) await checkSessions();
    for (let isMore = true; isMore; ) {
      const read = await reader.read();
      isMore = read.isMore;
      if (read.changes.length === 0) break;
      for (const listener of listeners) tell(listener, newsFor(listener.viewer, read.changes));
    }
    if (polls % every.heartbeat === 0) for (const listener of listeners) listener.send(": here\n\n");
  }

  function tell(listener: Listener, news: News | undefined): void {
    if (news) listener.send(`id: ${reader.newest()}\ndata: ${JSON.stringify(news)}\n\n`);
  }

  /** Ends the streams of expired sessions and of accounts whose rights changed. */
  async function checkSessions(): Promise<void> {
    const present = await readViewers(
      db,
      [...listeners].map(({ sessionId }) => sessionId),
    );
    const oldest = Date.now() - longestMs;
    for (const listener of listeners) {
      const viewer = present.get(listener.sessionId);
      if (!viewer || viewer.role !== listener.viewer.role || listener.openedAt < oldest) listener.end();
      else listener.viewer = viewer;
    }
  }

  function next(): void {
    if (timer || isEnding || listeners.size === 0) return;
    timer = setTimeout(async () => {
      running = poll().then(
        () => {
          isFailing = false;
        },
        (error) => {
          if (!isFailing)
            log.warn({ err: error }, "changes could not be read; it is tried again each second");
          isFailing = true;
        },
      );
      await running;
      timer = undefined;
      if (listeners.size === 0) begun = undefined;
      next();
    }, everyMs);
  }

  function makeRoom(userId: string): boolean {
    if (isEnding || listeners.size >= most.perProcess) return false;
    const own = [...listeners].filter(({ viewer }) => viewer.id === userId);
    if (own.length >= most.perUser) own[0]?.end();
    return true;
  }

  function listen({ viewer, sessionId }: Opening, first: string): ReadableStream<Uint8Array> {
    let listener: Listener;
    const text = new TextEncoder();
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          listener = {
            ...{ viewer, sessionId, openedAt: Date.now() },
            send(message) {
              if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(text.encode(message));
              listeners.delete(listener);
              controller.error(new Error("a reader of changes was too slow"));
            },
            end() {
              if (listeners.delete(listener)) controller.close();
            },
          };
          listeners.add(listener);
          listener.send(first);
        },
        cancel: () => void listeners.delete(listener),
      },
      { highWaterMark: waitingBytes, size: (chunk) => chunk.byteLength },
    );
  }

  return {
    async open(opening) {
      if (!makeRoom(opening.viewer.id)) return undefined;
      begun ??= reader.begin().catch((error) => {
        begun = undefined;
        throw error;
      });
      await begun;
      const isKnown = opening.after === reader.newest() && !reader.mayHaveMissed();
      const news: News = isKnown ? {} : { all: true };
      const stream = listen(
        opening,
        `retry: 2000\nid: ${reader.newest()}\ndata: ${JSON.stringify(news)}\n\n`,
      );
      next();
      return stream;
    },
    end() {
      isEnding = true;
      for (const listener of listeners) listener.end();
    },
    async stop() {
      this.end();
      clearTimeout(timer);
      await running;
    },
  };
}
