import { layOutNow } from "#app/shell/lay-out.ts";

/** The page, as far as scrolling needs it. */
export type Stage = {
  /** Whether the load event is over. */
  isLoaded(): boolean;
  onLoad(run: () => void): void;
  /** Pixels from the top of the page to the element; undefined if there is none. */
  topOf(id: string): number | undefined;
  scrollTo(top: number, behavior: "smooth" | "instant"): void;
  focus(id: string): void;
  prefersStill(): boolean;
};

const anchor = { offset: 80, delayMs: 250 };
const helper = { offset: 150, delayMs: 100, fallbackMs: 500, guardMs: 1000 };

/** The two ways to scroll to an anchor (spec, 2: Behaviours). Under reduced motion both jump. */
export function createScrolling(stage: Stage) {
  let guard: ReturnType<typeof setTimeout> | undefined;
  let shownPage = {};

  /** For what runs later: only while the page that is shown now is shown. */
  function onThisPage(run: () => void): () => void {
    const page = shownPage;
    return () => {
      if (page === shownPage) run();
    };
  }

  function arrive(id: string, offset: number): boolean {
    const top = stage.topOf(id);
    if (top === undefined) return false;
    stage.scrollTo(Math.max(0, top - offset), stage.prefersStill() ? "instant" : "smooth");
    stage.focus(id);
    return true;
  }

  return {
    /**
     * A hash link on the same page: scrolls to 80 px below the top of the window, after 250 ms or, if these have
     * passed, at once.
     */
    followHash(id: string, { isLate = false } = {}): void {
      if (isLate || stage.prefersStill()) arrive(id, anchor.offset);
      else
        setTimeout(
          onThisPage(() => arrive(id, anchor.offset)),
          anchor.delayMs,
        );
    },

    /**
     * "Talk to us" buttons, and hashes that arrive from another page: waits about 100 ms or for the load event,
     * tries once more after 500 ms if the section was not there yet, and does not start again within 1 s.
     */
    scrollToSection(id: string, { offset = helper.offset }: { offset?: number } = {}): void {
      if (guard) return;
      guard = setTimeout(() => {
        guard = undefined;
      }, helper.guardMs);
      let arrived = false;
      const attempt = onThisPage(() => {
        if (!arrived) arrived = arrive(id, offset);
      });
      if (stage.prefersStill()) attempt();
      else if (stage.isLoaded()) setTimeout(attempt, helper.delayMs);
      else stage.onLoad(attempt);
      setTimeout(attempt, helper.fallbackMs);
    },

    /** Another page is shown: nothing that began on the one before scrolls it or holds it back. */
    leavePage(): void {
      shownPage = {};
      clearTimeout(guard);
      guard = undefined;
    },
  };
}

/** The browser's page. */
const page: Stage = {
  isLoaded: () => document.readyState === "complete",
  onLoad: (run) => addEventListener("load", run, { once: true }),
  // Measures offsets, which the animation of a block (reveal.ts) does not shift.
  topOf(id) {
    let element: Element | null = document.getElementById(id);
    if (!element) return undefined;
    layOutNow();
    let top = 0;
    while (element instanceof HTMLElement) {
      top += element.offsetTop;
      element = element.offsetParent;
    }
    return top;
  },
  scrollTo: (top, behavior) => scrollTo({ top, behavior }),
  focus(id) {
    const element = document.getElementById(id);
    if (!element) return;
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  },
  prefersStill: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
};

export const { followHash, scrollToSection, leavePage } = createScrolling(page);
