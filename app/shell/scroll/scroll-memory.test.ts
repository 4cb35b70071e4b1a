import { afterEach, expect, test, vi } from "vitest";
import { createScrollMemory } from "./scroll-memory.ts";

function memoryOn(kept: string | null = null) {
  vi.stubGlobal("sessionStorage", {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  });
  return createScrollMemory();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a position survives a reload", () => {
  const memory = memoryOn();
  memory.remember("a", 120);
  memory.save();
  expect(createScrollMemory().recall("a")).toBe(120);
});

test("fifty positions are kept, the newest ones", () => {
  const memory = memoryOn();
  for (let at = 0; at < 51; at += 1) memory.remember(`entry ${at}`, at);
  expect(memory.recall("entry 0")).toBeUndefined();
  expect(memory.recall("entry 1")).toBe(1);
  expect(memory.recall("entry 50")).toBe(50);
});

test("what somebody else left in the storage is no reason to fail", () => {
  expect(memoryOn("{]").recall("a")).toBeUndefined();
  expect(memoryOn('["a",[1,2],["b",7]]').recall("b")).toBe(7);
});

test("a browser that forbids storage remembers for as long as the document lives", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const memory = createScrollMemory();
  memory.remember("a", 120);
  memory.save();
  expect(memory.recall("a")).toBe(120);
  expect(createScrollMemory().recall("a")).toBeUndefined();
});
