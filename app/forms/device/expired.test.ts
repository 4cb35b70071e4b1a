import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveDraft } from "./drafts.ts";
import { dropExpired } from "./expired.ts";
import {
  answeredEvent,
  enqueue,
  queuedSubmissions,
  resendQueued,
  responseFromOtherTab,
} from "./offline-queue.ts";

vi.mock("./lazy-toast.ts", () => ({ toast: vi.fn() }));

const typed = new Map([["name", ["Asha Rao"]]]);
const unsent = { id: "1", formId: "contact", body: "name=Asha+Rao&_id=1" };
const week = 7 * 86_400_000;
const begin = new Date("2026-11-21T04:30:00Z").getTime();

/** Like a browser's: what is stored are its own enumerable properties. */
class Device {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Device());
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const held = () => Object.keys(localStorage);

test("after a week nothing that a form left is on the device, whichever form it was", () => {
  saveDraft("finance", typed);
  enqueue(unsent);
  localStorage.setItem("announcementModalClosed", "true");
  vi.setSystemTime(begin + week - 1);
  dropExpired();
  expect(held()).toHaveLength(3);
  vi.setSystemTime(begin + week);
  dropExpired();
  expect(held()).toEqual(["announcementModalClosed"]);
});

test("of several messages the young ones stay", () => {
  enqueue(unsent);
  vi.setSystemTime(begin + week - 1);
  enqueue({ ...unsent, id: "2" });
  vi.setSystemTime(begin + week);
  dropExpired();
  expect(JSON.parse(localStorage.getItem("keptSubmissions") ?? "")).toMatchObject([{ id: "2" }]);
  expect(queuedSubmissions()).toHaveLength(1);
});

test("answers to messages that were sent later go after a week too", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ok: true, reference: "DTS-AAAA-BBBB" }));
  vi.stubGlobal("dispatchEvent", (event: Event) => event.type !== answeredEvent);
  enqueue(unsent);
  await resendQueued();
  dropExpired();
  expect(responseFromOtherTab("1")).toMatchObject({ reference: "DTS-AAAA-BBBB" });
  vi.setSystemTime(begin + week);
  dropExpired();
  expect(held()).toEqual([]);
});

test.each(["{", "null", '""', "[null]", "17"])("what nobody can read, like %s, does not stay", (text) => {
  localStorage.setItem("draft:contact", text);
  dropExpired();
  expect(held()).toEqual([]);
});
