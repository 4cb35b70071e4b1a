import type { News } from "#app/leads/changes/news.ts";

type Heard = { at: number; news: News };
type Said = Heard | { here: number } | { ended: boolean };
type Hearing = {
  news: (news: News) => void;
  /** Called with true when the session has ended, with false when a new one has begun. */
  ended: (isEnded: boolean) => void;
};

const path = "/leads/dashboard/live";
const againMs = 10_000;

/** Whether the server redirects to the sign-in page; false while it is unreachable. */
export async function isSessionOver(): Promise<boolean> {
  const answer = await fetch(path, { method: "HEAD", redirect: "manual" }).catch(() => undefined);
  return answer?.type === "opaqueredirect";
}

/**
 * Listens for changes. The tabs of a browser share one stream, because over HTTP/1.1 a browser has six connections in
 * all: one tab holds it and tells the others; when it closes, the next tab takes over.
 * @param me the viewer, so that two accounts never share news
 * @param after the newest change that the page knows of
 * @returns stops listening
 */
export function followNews(me: string, after: number, hear: Hearing): () => void {
  const name = `staff-live ${me}`;
  const others = "BroadcastChannel" in window ? new BroadcastChannel(name) : undefined;
  const ended = new AbortController();
  let source: EventSource | undefined;
  let timer: number | undefined;
  let last = after;
  let release = () => {};

  function take({ at, news }: Heard): void {
    last = at;
    hear.news(news);
  }

  function say(isEnded: boolean): void {
    hear.ended(isEnded);
    others?.postMessage({ ended: isEnded } satisfies Said);
  }

  function open(): void {
    timer = undefined;
    source = new EventSource(`${path}?after=${last}`);
    source.onopen = () => say(false);
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

  /**
   * After the session has ended, connecting would always be refused: it is tried again when the page becomes visible.
   */
  async function refused(): Promise<void> {
    const isOver = await isSessionOver();
    if (ended.signal.aborted) return;
    if (isOver) say(true);
    else timer = window.setTimeout(open, againMs);
  }

  function comeBack(): void {
    if (!document.hidden && !timer && source?.readyState === EventSource.CLOSED) open();
  }

  if (others) {
    others.onmessage = ({ data }: MessageEvent<Said>) => {
      if ("news" in data) return take(data);
      if ("ended" in data) return hear.ended(data.ended);
      // A tab that was just opened may have missed what arrived while it loaded.
      if (source && last > data.here) others.postMessage({ at: last, news: { all: true } } satisfies Said);
    };
    others.postMessage({ here: after } satisfies Said);
  }
  if (others && navigator.locks) {
    const held = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        open();
      });
    navigator.locks.request(name, { signal: ended.signal }, held).catch(() => undefined);
  } else open();

  document.addEventListener("visibilitychange", comeBack);
  return () => {
    document.removeEventListener("visibilitychange", comeBack);
    ended.abort();
    release();
    window.clearTimeout(timer);
    source?.close();
    others?.close();
  };
}
