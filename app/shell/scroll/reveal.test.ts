import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startReveal } from "./reveal.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page 800 px high in the window, with one block in view and one below. */
function page({ still = false, loaded = true } = {}) {
  const listeners = new Map<string, () => void>();
  let report: (entries: object[]) => void = () => {};
  const block = (top: number) => ({
    top,
    state: "",
    getBoundingClientRect: () => ({ top }),
    addEventListener() {},
    setAttribute(_name: string, state: string) {
      this.state = state;
    },
  });
  const [inView, below] = [block(500), block(1200)];
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal("document", {
    readyState: loaded ? "complete" : "interactive",
    querySelectorAll: (selector: string) =>
      selector.includes("waiting")
        ? [inView, below].filter(({ state }) => state === "waiting")
        : [inView, below],
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
      constructor(callback: typeof report) {
        report = callback;
      }
    },
  );
  return {
    inView,
    below,
    emit: (type: string) => listeners.get(type)?.(),
    reach: (target: object) => report([{ isIntersecting: true, target }]),
  };
}

test("what is below the window waits from 100 ms after load on, and comes in when it is reached", () => {
  const { inView, below, emit, reach } = page();
  startReveal();
  vi.advanceTimersByTime(99);
  emit("scroll");
  expect(below.state).toBe("");
  vi.advanceTimersByTime(1);
  emit("scroll");
  expect(below.state).toBe("waiting");
  expect(inView.state).toBe("");
  reach(below);
  expect(below.state).toBe("shown");
});

test("a page that is still loading starts after its load event", () => {
  const { below, emit } = page({ loaded: false });
  startReveal();
  vi.advanceTimersByTime(5000);
  emit("scroll");
  expect(below.state).toBe("");
  emit("load");
  vi.advanceTimersByTime(100);
  emit("scroll");
  expect(below.state).toBe("waiting");
});

test("under reduced motion nothing is hidden", () => {
  const { below, emit } = page({ still: true });
  startReveal();
  vi.advanceTimersByTime(100);
  emit("scroll");
  expect(below.state).toBe("");
});

test("the end of a page leaves everything shown", () => {
  const { below, emit } = page();
  const end = startReveal();
  vi.advanceTimersByTime(100);
  emit("scroll");
  end();
  expect(below.state).toBe("shown");
});
