import type { News } from "#app/leads/changes/news.ts";

type Heard = { at: number; news: News };
type Said = Heard | { here: number } | { ended: boolean };
type Hearing = {
  news: (news: News) => void;
  /** Called with true when the session has ended, with false when a new one has begun. */
  ended: (isEnded: boolean) => void;
};

/** Dispatched on the window when a load or another tab shows that the viewer is signed in. */
export const sessionAlive = "session-alive";

const path = "/leads/dashboard/live";
const againMs = 10_000;

/** Whether the server redirects to the sign-in page; false while it is unreachable. */
export async function isSessionOver(): Promise<boolean> {
  const answer = await fetch(path, { method: "HEAD", redirect: "manual" }).catch(() => undefined);
  return answer?.type === "opaqueredirect";
}

/**
 * Listens for changes. The tabs of a browser share one stream, because over HTTP/1.1 a browser has six connections in
 * all: one tab holds it and tells the others; when it closes, the next tab takes over. After the session has ended a tab
 * waits for a sign of a new one before it takes its turn again: until then it would be refused each time.
 * @param me the viewer, so that two accounts never share news
 * @param after the newest change that the page knows of
 * @returns stops listening
 */
export function followNews(me: string, after: number, hear: Hearing): () => void {
  const name = `staff-live ${me}`;
  const others = "BroadcastChannel" in window ? new BroadcastChannel(name) : undefined;
  let turn: AbortController | undefined;
  let source: EventSource | undefined;
  let timer: number | undefined;
  let last = after;
  let release = () => {};

  function take({ at, news }: Heard): void {
    last = at;
    hear.news(news);
  }

  function open(): void {
    timer = undefined;
    source = new EventSource(`${path}?after=${last}`);
    source.onopen = () => {
      hear.ended(false);
      others?.postMessage({ ended: false } satisfies Said);
    };
    source.onmessage = ({ data, lastEventId }) => {
      const heard = { at: Number(lastEventId), news: JSON.parse(data) as News };
      take(heard);
      others?.postMessage(heard satisfies Said);
    };
    // The browser reconnects after a broken connection, but not after a refusal.
    source.onerror = () => {
      if (source?.readyState === EventSource.CLOSED) void refused();
    };
  }

  async function refused(): Promise<void> {
    const asked = source;
    const isOver = await isSessionOver();
    if (!asked || source !== asked) return;
    if (!isOver) {
      timer = window.setTimeout(open, againMs);
      return;
    }
    others?.postMessage({ ended: true } satisfies Said);
    end();
  }

  function end(): void {
    leave();
    hear.ended(true);
  }

  function join(): void {
    if (turn) return;
    turn = new AbortController();
    askMissed();
    const held = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        open();
      });
    if (!others || !navigator.locks) open();
    else navigator.locks.request(name, { signal: turn.signal }, held).catch(() => undefined);
  }

  /** A tab may have missed what arrived while it loaded or was out of turn: the one with the stream knows. */
  function askMissed(): void {
    others?.postMessage({ here: last } satisfies Said);
  }

  function leave(): void {
    turn?.abort();
    turn = undefined;
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
    release();
  }

  function comeBack(): void {
    if (!document.hidden) join();
  }

  function goOn(): void {
    hear.ended(false);
    join();
  }

  if (others) {
    others.onmessage = ({ data }: MessageEvent<Said>) => {
      if ("news" in data) return take(data);
      if ("ended" in data && data.ended) return end();
      if ("ended" in data) {
        goOn();
        return askMissed();
      }
      if (source && last > data.here) others.postMessage({ at: last, news: { all: true } } satisfies Said);
    };
  }
  join();
  document.addEventListener("visibilitychange", comeBack);
  addEventListener(sessionAlive, goOn);
  return () => {
    document.removeEventListener("visibilitychange", comeBack);
    removeEventListener(sessionAlive, goOn);
    leave();
    others?.close();
  };
}
