import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import type { News } from "#app/leads/changes/news.ts";
import { followNews, isSessionOver } from "./follow-news.ts";
import { sessionOver } from "./keep-unsent.ts";
import { hasUnsent, joinNews, liveRound } from "./live-round.ts";

/** After a load the next waits for this long: many changes at once are one. */
const restMs = 1_000;

/**
 * Reloads what the page shows when it changes, while no form is being sent and the page is visible.
 * @returns whether the session has ended while something stands on the page that was not sent
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

  const load = useEffectEvent(async () => {
    timer.current = undefined;
    const news = waiting.current;
    // A round that begins within another would end it before it has loaded what it is for.
    if (!news || !isIdle || isLoading.current || showsAnswer()) return;
    // Only the title of a hidden page is visible; it shows the number of notices.
    if (document.hidden && !news.kinds?.includes("notice")) return;
    waiting.current = document.hidden
      ? { ...news, kinds: news.kinds?.filter((kind) => kind !== "notice") ?? [] }
      : undefined;
    isLoading.current = true;
    // What is typed would go with a page that the server refuses.
    if (hasUnsent(document) && (await isSessionOver())) {
      isLoading.current = false;
      return setEnded(true);
    }
    const loaded = document.hidden ? { kinds: ["notice"] } : news;
    const isLoaded = await liveRound(loaded, revalidate).finally(() => {
      isLoading.current = false;
    });
    if (!isLoaded) waiting.current = joinNews(waiting.current, loaded);
    timer.current = window.setTimeout(load, restMs);
  });
  const hear = useEffectEvent((news: News) => {
    if (!news.all && !news.leads && !news.kinds) return;
    waiting.current = joinNews(waiting.current, news);
    dispatchEvent(new CustomEvent("staff-news", { detail: news }));
    if (!timer.current) void load();
  });
  const [hasEnded, setEnded] = useState(false);
  const end = useEffectEvent((isEnded: boolean) => {
    setEnded(isEnded);
    // The page that the refusal leads to has the way to the sign-in.
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
    return () => {
      leave();
      removeEventListener(sessionOver, refuse);
      document.removeEventListener("visibilitychange", show);
      window.clearTimeout(timer.current);
    };
  }, [me]);
  useEffect(() => {
    if (isIdle && !timer.current) void load();
  }, [isIdle]);
  // After each drawing: the title of another page comes without the number.
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, "");
    const title = notices > 0 ? `(${notices}) ${plain}` : plain;
    if (document.title !== title) document.title = title;
  });
  return hasEnded;
}

/** Whether the page says what became of a press: loading would take that away before it is read. The next press goes on. */
function showsAnswer(): boolean {
  return document.querySelector("main :is(.note, .problems)[role]") !== null;
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
