import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMenuIntent, leadsTo } from "./menu-intent.ts";

// The bar is 68 px high, the panel hangs 8 px below it; names are 90 px wide.
const box = { left: 100, right: 1100, top: 76 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function menus() {
  let panel: typeof box | undefined;
  const open = vi.fn((_id: string) => {
    panel = box;
  });
  const close = vi.fn(() => {
    panel = undefined;
  });
  return { open, close, ...createMenuIntent({ open, close, panel: () => panel }) };
}

describe("hovering", () => {
  test("opens a menu after the pointer has been on its name for 100 ms", () => {
    const { move, open } = menus();
    move("services", { x: 350, y: 34 });
    vi.advanceTimersByTime(99);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledExactlyOnceWith("services");
  });

  test("opens nothing when the pointer only passes by", () => {
    const { move, open } = menus();
    move("services", { x: 350, y: 34 });
    vi.advanceTimersByTime(60);
    move("enterprise", { x: 440, y: 34 });
    vi.advanceTimersByTime(60);
    move(undefined, { x: 440, y: 400 });
    vi.advanceTimersByTime(1000);
    expect(open).not.toHaveBeenCalled();
  });

  test("changes to another menu when the pointer moves along the bar", () => {
    const { move, open } = menus();
    move("services", { x: 350, y: 34 });
    vi.advanceTimersByTime(100);
    move("enterprise", { x: 440, y: 35 });
    vi.advanceTimersByTime(100);
    expect(open).toHaveBeenLastCalledWith("enterprise");
  });

  test("knows the menu that has replaced another: it closes, and has a way down to its panel", () => {
    const { move, toggled, open, close } = menus();
    move("services", { x: 350, y: 34 });
    vi.advanceTimersByTime(100);
    toggled("services", true);
    move("enterprise", { x: 440, y: 35 });
    vi.advanceTimersByTime(100);
    // The browser says first that the new one opens.
    toggled("enterprise", true);
    toggled("services", false);
    move("enterprise", { x: 450, y: 40 });
    move("education", { x: 500, y: 56 });
    vi.advanceTimersByTime(60);
    move("enterprise", { x: 520, y: 80 });
    vi.advanceTimersByTime(1000);
    expect(open).toHaveBeenCalledTimes(2);
    move(undefined, { x: 350, y: 700 });
    vi.advanceTimersByTime(100);
    expect(close).toHaveBeenCalledOnce();
  });

  test("keeps a menu while the pointer crosses another name on its way down to the panel", () => {
    const { move, open, close } = menus();
    move("services", { x: 350, y: 34 });
    vi.advanceTimersByTime(100);
    move("services", { x: 380, y: 45 });
    move("enterprise", { x: 440, y: 56 });
    vi.advanceTimersByTime(60);
    move("enterprise", { x: 470, y: 64 });
    vi.advanceTimersByTime(40);
    move("services", { x: 520, y: 80 });
    vi.advanceTimersByTime(1000);
    expect(open).toHaveBeenCalledExactlyOnceWith("services");
    expect(close).not.toHaveBeenCalled();
  });

  test("changes after all when the pointer stops on the other name", () => {
    const { move, open } = menus();
    move("services", { x: 350, y: 34 });
    vi.advanceTimersByTime(100);
    move("enterprise", { x: 440, y: 56 });
    vi.advanceTimersByTime(200);
    expect(open).toHaveBeenLastCalledWith("enterprise");
  });

  test("closes when the pointer has left bar and panel", () => {
    const { move, close } = menus();
    move("services", { x: 350, y: 34 });
    vi.advanceTimersByTime(100);
    move(undefined, { x: 350, y: 700 });
    vi.advanceTimersByTime(100);
    expect(close).toHaveBeenCalledOnce();
  });
});

test("the way to the panel is the triangle up from its upper corners", () => {
  const apex = { x: 350, y: 34 };
  expect(leadsTo(apex, { x: 400, y: 60 }, box)).toBe(true);
  expect(leadsTo(apex, { x: 300, y: 76 }, box)).toBe(true);
  expect(leadsTo(apex, { x: 440, y: 36 }, box)).toBe(false);
  expect(leadsTo(apex, { x: 350, y: 20 }, box)).toBe(false);
  expect(leadsTo(apex, { x: 40, y: 70 }, box)).toBe(false);
});
