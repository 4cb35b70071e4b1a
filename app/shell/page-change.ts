import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { layOutByParts, layOutNow } from "./lay-out.ts";
import { markCurrent } from "./link-behaviour.ts";
import { closeMenus } from "./menu/menu-behaviour.ts";
import { followReading } from "./scroll/follow-reading.ts";
import { type EntryState, positionAfter } from "./scroll/page-position.ts";
import { startReveal } from "./scroll/reveal.ts";
import { createScrollMemory } from "./scroll/scroll-memory.ts";
import { leavePage, scrollToSection } from "./scroll/scrolling.ts";
import { applyTypeface } from "./typeface.ts";

/**
 * Handles a change of page: its scroll position, closed menus, the mark on current links and the focus on its heading.
 * Returns its title for screen readers.
 */
export function usePageChange(): string {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const [announced, announce] = useState("");
  useScrollMemory(location.key);

  useLayoutEffect(() => {
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    if (from.pathname !== location.pathname) leavePage();
    const position = positionAfter({ type, from, to: location, remembered: memory?.recall(location.key) });
    // Before any code reads the scroll position: that causes a layout, which should be the only one.
    if (position.kind === "restore") layOutNow();
    if (position.kind === "top") layOutByParts();
    const isOther = !isSameView(from, location);
    if (isOther) {
      applyTypeface();
      markCurrent(location.pathname);
    }
    closeMenus();
    if (position.kind === "top") scrollTo({ top: 0, behavior: "instant" });
    if (position.kind === "restore") scrollTo({ top: position.top, behavior: "instant" });
    if (position.kind === "section") scrollToSection(position.id);
    memory?.remember(location.key, scrollY);
    dispatchEvent(new Event("shell"));
    if (!isOther) return;
    announce(document.title);
    if (position.kind !== "section") focusHeading();
  }, [location, type]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own things to reveal
  useEffect(startReveal, [location.pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own contents
  useEffect(followReading, [location.pathname]);
  return announced;
}

/** Also for Back from a view that kept its place: a tool announces by itself what it shows. */
function isSameView(from: Location<EntryState | null>, to: Location<EntryState | null>): boolean {
  if (from.pathname !== to.pathname) return false;
  return from.search === to.search || Boolean(from.state?.stays || to.state?.stays);
}

let memory: ReturnType<typeof createScrollMemory> | undefined;

/** Records how far the shown entry is scrolled. The browser's own restoring is for whole documents only. */
function useScrollMemory(key: string) {
  useLayoutEffect(() => {
    if (!memory) {
      memory = createScrollMemory();
      // The page may have been scrolled before hydration; positions from another document of the tab do not apply.
      memory.remember(key, scrollY);
    }
    const kept = memory;
    const note = () => kept.remember(key, scrollY);
    const leave = () => {
      kept.save();
      history.scrollRestoration = "auto";
    };
    const stay = () => {
      history.scrollRestoration = "manual";
    };
    stay();
    addEventListener("scroll", note, { passive: true });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", stay);
    return () => {
      removeEventListener("scroll", note);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", stay);
    };
  }, [key]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!heading) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
