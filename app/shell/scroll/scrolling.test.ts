import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createScrolling, type Stage } from "./scrolling.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function onStage(over: Partial<Stage> = {}) {
  const loads: (() => void)[] = [];
  const stage: Stage = {
    isLoaded: () => true,
    onLoad: (run) => loads.push(run),
    topOf: () => 1000,
    scrollTo: vi.fn(),
    focus: vi.fn(),
    prefersStill: () => false,
    ...over,
  };
  const load = () => {
    for (const run of loads) run();
  };
  return { stage, load, ...createScrolling(stage) };
}

describe("a hash link", () => {
  test("scrolls smoothly to 80 px above its anchor after 250 ms and moves the focus there", () => {
    const { stage, followHash } = onStage();
    followHash("talk");
    vi.advanceTimersByTime(249);
    expect(stage.scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(stage.scrollTo).toHaveBeenCalledExactlyOnceWith(920, "smooth");
    expect(stage.focus).toHaveBeenCalledWith("talk");
  });

  test("scrolls at once when the starter has waited for it", () => {
    const { stage, followHash } = onStage();
    followHash("talk", { isLate: true });
    expect(stage.scrollTo).toHaveBeenCalledExactlyOnceWith(920, "smooth");
  });

  test("arrives at once under reduced motion", () => {
    const { stage, followHash } = onStage({ prefersStill: () => true });
    followHash("talk");
    expect(stage.scrollTo).toHaveBeenCalledExactlyOnceWith(920, "instant");
  });

  test("never scrolls above the top of the page", () => {
    const { stage, followHash } = onStage({ topOf: () => 40 });
    followHash("talk");
    vi.runAllTimers();
    expect(stage.scrollTo).toHaveBeenCalledWith(0, "smooth");
  });
});

describe("the second helper", () => {
  test("scrolls to 150 px above the section after 100 ms on a loaded page", () => {
    const { stage, scrollToSection } = onStage();
    scrollToSection("form");
    vi.advanceTimersByTime(99);
    expect(stage.scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(stage.scrollTo).toHaveBeenCalledExactlyOnceWith(850, "smooth");
    vi.advanceTimersByTime(400);
    expect(stage.scrollTo).toHaveBeenCalledOnce();
  });

  test("takes another offset", () => {
    const { stage, scrollToSection } = onStage();
    scrollToSection("form", { offset: 20 });
    vi.advanceTimersByTime(100);
    expect(stage.scrollTo).toHaveBeenCalledWith(980, "smooth");
  });

  test("waits for the load event of a page that is still loading", () => {
    const { stage, load, scrollToSection } = onStage({ isLoaded: () => false });
    scrollToSection("form");
    vi.advanceTimersByTime(100);
    expect(stage.scrollTo).not.toHaveBeenCalled();
    load();
    expect(stage.scrollTo).toHaveBeenCalledExactlyOnceWith(850, "smooth");
  });

  test("goes ahead after 500 ms when the load event does not come", () => {
    const { stage, load, scrollToSection } = onStage({ isLoaded: () => false });
    scrollToSection("form");
    vi.advanceTimersByTime(499);
    expect(stage.scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(stage.scrollTo).toHaveBeenCalledOnce();
    load();
    expect(stage.scrollTo).toHaveBeenCalledOnce();
  });

  test("tries again after 500 ms when the section was not there yet", () => {
    let top: number | undefined;
    const { stage, scrollToSection } = onStage({ topOf: () => top });
    scrollToSection("form");
    vi.advanceTimersByTime(100);
    top = 1000;
    vi.advanceTimersByTime(400);
    expect(stage.scrollTo).toHaveBeenCalledExactlyOnceWith(850, "smooth");
  });

  test("does not start again within 1 s", () => {
    const { stage, scrollToSection } = onStage();
    scrollToSection("form");
    vi.advanceTimersByTime(999);
    scrollToSection("form");
    vi.advanceTimersByTime(1);
    expect(stage.scrollTo).toHaveBeenCalledOnce();
    scrollToSection("form");
    vi.advanceTimersByTime(100);
    expect(stage.scrollTo).toHaveBeenCalledTimes(2);
  });

  test("starts at once for another page, where nothing of the page before goes on", () => {
    const { stage, followHash, scrollToSection, leavePage } = onStage();
    scrollToSection("form");
    followHash("talk");
    vi.advanceTimersByTime(99);
    leavePage();
    scrollToSection("jobs");
    vi.advanceTimersByTime(99);
    expect(stage.scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(900);
    expect(stage.focus).toHaveBeenCalledExactlyOnceWith("jobs");
    scrollToSection("form");
    vi.runAllTimers();
    expect(stage.focus).toHaveBeenCalledOnce();
  });

  test("arrives at once under reduced motion", () => {
    const { stage, scrollToSection } = onStage({ prefersStill: () => true });
    scrollToSection("form");
    expect(stage.scrollTo).toHaveBeenCalledExactlyOnceWith(850, "instant");
  });
});
