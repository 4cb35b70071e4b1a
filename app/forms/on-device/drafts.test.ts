import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, readDraft, saveDraft } from "./drafts.ts";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  vi.useFakeTimers({ now: new Date("2026-11-21T04:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const typed = new Map([
  ["name", ["Asha Rao"]],
  ["phone", [""]],
  ["agree", ["yes"]],
]);

test("what was typed stays on the device until it is dropped, without consents", () => {
  saveDraft("contact", typed);
  expect([...readDraft("contact")]).toEqual([["name", ["Asha Rao"]]]);
  expect([...readDraft("finance")]).toEqual([]);
  dropDraft("contact");
  expect([...readDraft("contact")]).toEqual([]);
});

test("an emptied form leaves no draft", () => {
  saveDraft("contact", typed);
  saveDraft("contact", new Map([["name", [""]]]));
  expect(localStorage.getItem("draft:contact")).toBeNull();
});

test("after a week it is gone", () => {
  saveDraft("contact", typed);
  vi.setSystemTime(new Date("2026-11-28T04:31:00Z"));
  expect([...readDraft("contact")]).toEqual([]);
  expect(localStorage.getItem("draft:contact")).toBeNull();
});

test("a browser without storage, or with something else under the name, has no drafts", () => {
  localStorage.setItem("draft:contact", "{");
  expect(readDraft("contact").size).toBe(0);
  vi.stubGlobal("localStorage", undefined);
  saveDraft("contact", typed);
  expect(readDraft("contact").size).toBe(0);
});
