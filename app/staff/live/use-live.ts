import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import type { News } from "#app/leads/changes/news.ts";
import { followNews, isSessionOver } from "./follow-news.ts";
import { pressLost, sessionOver } from "./keep-unsent.ts";
import { hasUnsent, joinNews, liveRound } from "./live-round.ts";

/** Dispatched on the window when the whole page has been loaded anew. */
export const newsLoaded = "news-loaded";

/** The pause between two reloads, so that many changes at once cause one. */
const restMs = 1_000;
/** The pause after news that could not be loaded. */
const againMs = 5_000;

/**
 * Reloads the page's data when it changes, while no form is being sent and the page is visible.
 * @returns whether the session has ended while the page holds unsent text
 */
export function useLive({
  me,
  position,
  notices,
}: {
  me: string;
  position: number;
  notices: number;
}): boolean {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const waiting = useRef<News>(undefined);
  const timer = useRef<number>(undefined);
  const isLoading = useRef(false);
  const idle = useRef(isIdle);

  const load = useEffectEvent(async () => {
    timer.current = undefined;
    const news = waiting.current;
    // A second reload would abort the first before it has loaded its news.
    if (!news || !isIdle || isLoading.current || showsAnswer()) return;
    // Only the title of a hidden page is visible; it shows the number of notices.
    const isHidden = document.hidden;
    if (isHidden && !news.kinds?.includes("notice")) return;
    waiting.current = isHidden
      ? { ...news, kinds: news.kinds?.filter((kind) => kind !== "notice") ?? [] }
      : undefined;
    isLoading.current = true;
    // If the server refused the page, unsent text would be lost with it.
    if (hasUnsent(document) && (await isSessionOver())) {
      isLoading.current = false;
      return setEnded(true);
    }
    const loaded: News = isHidden ? { kinds: ["notice"] } : news;
    // The viewer may have sent something while the server was asked.
    if (!idle.current || showsAnswer()) {
      isLoading.current = false;
      waiting.current = joinNews(waiting.current, loaded);
      return;
    }
    const outcome = await liveRound(loaded, revalidate).finally(() => {
      isLoading.current = false;
    });
    if (outcome === "loaded" && loaded.all) dispatchEvent(new Event(newsLoaded));
    if (outcome !== "loaded") waiting.current = joinNews(waiting.current, loaded);
    timer.current = window.setTimeout(load, outcome === "failed" ? againMs : restMs);
  });
  const hear = useEffectEvent((news: News) => {
    if (!news.all && !news.leads && !news.kinds) return;
    dispatchEvent(new CustomEvent("staff-news", { detail: news }));
    loadSoon(news);
  });
  const loadSoon = useEffectEvent((news: News) => {
    waiting.current = joinNews(waiting.current, news);
    if (!timer.current) void load();
  });
  const [hasEnded, setEnded] = useState(false);
  const end = useEffectEvent((isEnded: boolean) => {
    setEnded(isEnded);
    // The refused page shows the link to the sign-in.
    if (isEnded && !hasUnsent(document)) void revalidate();
  });
  const first = useRef(position);
  useEffect(() => {
    document.documentElement.dataset.awake = "true";
    const leave = followNews(me, first.current, {
      news: (news) => hear(news),
      ended: (isEnded) => end(isEnded),
    });
    const show = () => void load();
    const refuse = () => {
      isLoading.current = false;
      setEnded(true);
    };
    document.addEventListener("visibilitychange", show);
    addEventListener(sessionOver, refuse);
    // Whether the press has reached the server shows on any page only when all of it is loaded.
    const checkPress = () => loadSoon({ all: true });
    addEventListener(pressLost, checkPress);
    return () => {
      leave();
      removeEventListener(sessionOver, refuse);
      removeEventListener(pressLost, checkPress);
      document.removeEventListener("visibilitychange", show);
      window.clearTimeout(timer.current);
    };
  }, [me]);
  useEffect(() => {
    idle.current = isIdle;
    if (isIdle && !timer.current) void load();
  }, [isIdle]);
  // After each render, because the title of a new page lacks the number.
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, "");
    const title = notices > 0 ? `(${notices}) ${plain}` : plain;
    if (document.title !== title) document.title = title;
  });
  return hasEnded;
}

/**
 * Whether the page shows an outcome of a post that is not in its address: a reload would remove it before it is read. The
 * next action reloads. `data-stays` marks what the page's own data or address says: news leaves it there.
 */
function showsAnswer(): boolean {
  return document.querySelector("main :is(.note, .problems)[role]:not([data-lost], [data-stays])") !== null;
}

/** Calls back with each piece of news. */
export function useNews(hear: (news: News) => void): void {
  const heard = useEffectEvent((event: Event) => hear((event as CustomEvent<News>).detail));
  useEffect(() => {
    const listen = (event: Event) => heard(event);
    addEventListener("staff-news", listen);
    return () => removeEventListener("staff-news", listen);
  }, []);
}
