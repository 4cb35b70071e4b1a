import { expect, test } from "vitest";
import { createScrollMemory } from "./scroll-memory.ts";

function storage(kept: string | null = null) {
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

test("a position survives a reload", () => {
  const store = storage();
  const memory = createScrollMemory(store);
  memory.remember("a", 120);
  memory.save();
  expect(createScrollMemory(store).recall("a")).toBe(120);
});

test("fifty positions are kept, the newest ones", () => {
  const memory = createScrollMemory(storage());
  for (let at = 0; at < 51; at += 1) memory.remember(`entry ${at}`, at);
  expect(memory.recall("entry 0")).toBeUndefined();
  expect(memory.recall("entry 1")).toBe(1);
  expect(memory.recall("entry 50")).toBe(50);
});

test("what somebody else left in the storage is no reason to fail", () => {
  expect(createScrollMemory(storage("{]")).recall("a")).toBeUndefined();
  expect(createScrollMemory(storage('["a",[1,2],["b",7]]')).recall("b")).toBe(7);
});
