import type { NavigateOptions } from "react-router";
import { courseOf } from "./links.ts";
import { closeMenus } from "./menu/menu-behaviour.ts";
import { savesData } from "./saves-data.ts";
import type { EntryState } from "./scroll/page-position.ts";
import { followHash, scrollToSection } from "./scroll/scrolling.ts";

type Options = {
  navigate(to: string, options: NavigateOptions): void;
  /** The visitor shows intent to open this path (with query): prefetch it. */
  onIntent(path: string): void;
};

const intentMs = 65;

/** Turns plain links into client navigations, scrolls to hash links and reports intent. Returns a function that detaches it. */
export function attachLinks({ navigate, onIntent }: Options): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  let intent: ReturnType<typeof setTimeout>;

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event);
    if (!link) return;
    // A page with its own form needs no link to another.
    if (link.closest(".reach-bar") && link.pathname === "/contact-us" && document.getElementById("form")) {
      event.preventDefault();
      return scrollToSection("form");
    }
    const course = courseOf(factsOf(link), location.href);
    closeMenus();
    if (course.kind === "browser") return;
    event.preventDefault();
    if (course.kind === "top") {
      scrollTo({ top: 0 });
      if (location.hash) navigate(course.to, { replace: true });
      return;
    }
    // A tool or form that reads the query chooses by itself what to show.
    const state: EntryState = { stays: course.kind === "anchor" || link.closest(".tool, .form") !== null };
    // Like the browser itself: a link to the present address adds no entry.
    const isHere = course.to === location.pathname + location.search + location.hash;
    navigate(course.to, { state, replace: isHere });
    if (course.kind !== "anchor") return;
    if (link.hasAttribute("data-scroll-to")) scrollToSection(course.id);
    else followHash(course.id, { isLate: isFollowed() });
    endFollowing();
  }

  function tell(event: Event) {
    const link = linkOf(event);
    const course = link && courseOf(factsOf(link), location.href);
    if (course?.kind === "page") onIntent(course.to.split("#")[0] ?? course.to);
  }

  endFollowing();
  document.addEventListener("click", onClick, { signal });
  if (savesData()) return () => attached.abort();
  document.addEventListener("focusin", tell, { signal });
  document.addEventListener("touchstart", tell, { signal, passive: true });
  document.addEventListener(
    "pointerover",
    (event) => {
      clearTimeout(intent);
      if (event.pointerType === "mouse") intent = setTimeout(() => tell(event), intentMs);
    },
    { signal },
  );
  return () => {
    clearTimeout(intent);
    attached.abort();
  };
}

/** Whether the starter has already held a link to a section for its 250 ms. */
export function isFollowed(): boolean {
  return document.documentElement.dataset.laid === "followed";
}

function endFollowing() {
  if (isFollowed()) document.documentElement.dataset.laid = "";
}

/** Marks the shell's links to the present page. */
export function markCurrent(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a, footer > div a, .quick a")) {
    if (link.origin === location.origin && link.pathname === pathname && !link.search && !link.hash) {
      link.setAttribute("aria-current", "page");
    } else link.removeAttribute("aria-current");
  }
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
}

function factsOf(link: HTMLAnchorElement) {
  return {
    href: link.href,
    target: link.target,
    isDocument: link.hasAttribute("download") || link.hasAttribute("data-document"),
  };
}
