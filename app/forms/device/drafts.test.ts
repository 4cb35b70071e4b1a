import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, readDraft, saveDraft, saveDraftSoon } from "./drafts.ts";
import { submissionIdOf } from "./random-id.ts";

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
  expect([...readDraft("contact").typed]).toEqual([["name", ["Asha Rao"]]]);
  expect([...readDraft("finance").typed]).toEqual([]);
  dropDraft("contact");
  expect([...readDraft("contact").typed]).toEqual([]);
});

test("a draft that was kept without an id gets one", () => {
  saveDraft("contact", typed, "");
  expect(readDraft("contact").id).toMatch(/^[\da-f-]{36}$/);
});

test("the tabs that show a draft know it by one id; the next draft has another", () => {
  const { id } = readDraft("contact");
  saveDraft("contact", typed, id);
  expect(readDraft("contact").id).toBe(id);
  dropDraft("contact");
  expect(readDraft("contact").id).not.toBe(id);
});

test("a draft's submission id is a UUID, the same for the same answers and another for others", () => {
  const { id } = readDraft("contact");
  const sent = submissionIdOf(id, '{"name":"Asha"}');
  expect(sent).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(submissionIdOf(id, '{"name":"Asha"}')).toBe(sent);
  expect(submissionIdOf(id, '{"name":"Asha "}')).not.toBe(sent);
  expect(submissionIdOf(readDraft("contact").id, '{"name":"Asha"}')).not.toBe(sent);
});

test("what is sent in one tab leaves the draft that another tab has written since", () => {
  vi.stubGlobal("addEventListener", () => {});
  const [sent, other] = [readDraft("contact").id, readDraft("contact").id];
  saveDraft("contact", typed, sent);
  saveDraft("contact", new Map([["name", ["Ravi"]]]), other);
  dropDraft("contact", submissionIdOf(sent, "{}"));
  expect([...readDraft("contact").typed]).toEqual([["name", ["Ravi"]]]);
  saveDraftSoon("contact", new Map([["name", ["Ravi K"]]]), other);
  dropDraft("contact", sent);
  expect([...readDraft("contact").typed]).toEqual([["name", ["Ravi K"]]]);
  dropDraft("contact", submissionIdOf(other, "{}"));
  expect(localStorage.getItem("draft:contact")).toBeNull();
});

test("while somebody types nothing is written; a moment after the last key all of it is", () => {
  vi.stubGlobal("addEventListener", () => {});
  const written = vi.spyOn(localStorage, "setItem");
  for (const text of ["A", "As", "Ash", "Asha"]) {
    saveDraftSoon("contact", new Map([["name", [text]]]));
    vi.advanceTimersByTime(100);
  }
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(written).toHaveBeenCalledTimes(1);
  expect([...readDraft("contact").typed]).toEqual([["name", ["Asha"]]]);
});

test.each(["pagehide", "visibilitychange"])("at %s the last key is written at once", (leaving) => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  saveDraftSoon("contact", typed);
  page.dispatchEvent(new Event(leaving));
  expect(localStorage.getItem("draft:contact")).toContain("Asha Rao");
});

test("a draft that is dropped before it was written does not come back", () => {
  vi.stubGlobal("addEventListener", () => {});
  saveDraftSoon("contact", typed);
  dropDraft("contact");
  vi.advanceTimersByTime(1_000);
  expect(localStorage.getItem("draft:contact")).toBeNull();
});

test("an emptied form leaves no draft", () => {
  saveDraft("contact", typed);
  saveDraft("contact", new Map([["name", [""]]]));
  expect(localStorage.getItem("draft:contact")).toBeNull();
});

test("after a week it is gone", () => {
  saveDraft("contact", typed);
  vi.setSystemTime(new Date("2026-11-28T04:31:00Z"));
  expect([...readDraft("contact").typed]).toEqual([]);
  expect(localStorage.getItem("draft:contact")).toBeNull();
});

test("a browser without storage, or with something else under the name, has no drafts", () => {
  localStorage.setItem("draft:contact", "{");
  expect(readDraft("contact").typed.size).toBe(0);
  vi.stubGlobal("localStorage", undefined);
  saveDraft("contact", typed);
  expect(readDraft("contact").typed.size).toBe(0);
});
