import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft, saveDraft } from "./drafts.ts";
import { queueKey } from "./keys.ts";
import { toast } from "./lazy-toast.ts";
import {
  answeredEvent,
  dequeue,
  enqueue,
  queuedOf,
  queuedSubmissions,
  resendQueued,
  responseFromOtherTab,
} from "./offline-queue.ts";
import { submissionIdOf } from "./random-id.ts";

vi.mock("./lazy-toast.ts", () => ({ toast: vi.fn() }));

const first = { id: "1", formId: "contact", body: "name=Asha+Rao&topic=Training&_id=1" };
const second = { id: "2", formId: "contact", body: "name=Somebody&_id=2" };

function memoryStorage() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

let answers: (() => Response | Promise<Response>)[];
let posted: { url: string; body: string }[];
let told: unknown[];
let shownByTheForm: boolean;

beforeEach(() => {
  answers = [];
  posted = [];
  told = [];
  shownByTheForm = false;
  vi.mocked(toast).mockClear();
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    posted.push({ url, body });
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  vi.stubGlobal("dispatchEvent", (event: CustomEvent) => {
    if (event.type === answeredEvent) told.push(event.detail);
    return !shownByTheForm;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = (reference: string) => () => Response.json({ ok: true, reference });

test("a kept submission is sent as it was, told about and deleted from the device", async () => {
  enqueue(first);
  answers = [stored("DTS-AAAA-BBBB")];
  expect(await resendQueued()).toBe(0);
  expect(posted).toEqual([{ url: "/forms/contact", body: first.body }]);
  expect(told).toMatchObject([{ id: "1", sent: { result: "stored", reference: "DTS-AAAA-BBBB" } }]);
  expect(localStorage.getItem(queueKey)).toBeNull();
});

test("a toast says so where no form shows it", async () => {
  enqueue(first);
  answers = [stored("DTS-AAAA-BBBB")];
  await resendQueued();
  expect(toast).toHaveBeenCalledWith("success", "Your message from earlier is sent. Reference DTS-AAAA-BBBB");
  shownByTheForm = true;
  enqueue(second);
  answers = [stored("DTS-CCCC-DDDD")];
  await resendQueued();
  expect(toast).toHaveBeenCalledTimes(1);
});

test("a token that was sent later has no reference: the toast says that its mail must be opened soon", async () => {
  enqueue({ ...first, formId: "token" });
  answers = [
    () => Response.json({ ok: true, reference: "", goTo: "/shop/token-generation?kind=asked#tool" }),
  ];
  await resendQueued();
  expect(toast).toHaveBeenCalledWith(
    "success",
    "Your message from earlier is sent. Please open the mail that we send you within half an hour.",
  );
});

test("while the network is away it stays, and so does what waits behind it", async () => {
  enqueue(first);
  enqueue(second);
  expect(await resendQueued()).toBeGreaterThan(0);
  expect(queuedSubmissions().map(({ id }) => id)).toEqual(["1", "2"]);
  expect(posted).toHaveLength(1);
});

test.each([429, 500, 503])("an answer %s keeps it for the time that the server names", async (status) => {
  enqueue(first);
  answers = [() => new Response("", { status, headers: { "Retry-After": "7" } })];
  expect(await resendQueued()).toBe(7);
  expect(queuedSubmissions()).toHaveLength(1);
});

test("a refusal gives it back as a draft with the reasons", async () => {
  enqueue(first);
  answers = [() => Response.json({ ok: false, errors: { email: "Enter an address" } }, { status: 422 })];
  expect(await resendQueued()).toBe(0);
  expect(told).toMatchObject([
    { id: "1", sent: { result: "refused", errors: { email: "Enter an address" } } },
  ]);
  expect(queuedSubmissions()).toEqual([]);
  expect(Object.fromEntries(readDraft("contact").typed)).toEqual({ name: ["Asha Rao"], topic: ["Training"] });
});

test("another tab that waits for the same message finds its answer, and no draft is left of it", async () => {
  saveDraft("contact", new Map([["name", ["Asha Rao"]]]));
  enqueue(first);
  enqueue({ ...second, formId: "finance" });
  answers = [stored("DTS-AAAA-BBBB"), () => Response.json({ errors: { name: "Who?" } }, { status: 422 })];
  await resendQueued();
  expect(responseFromOtherTab("1")).toMatchObject({ result: "stored", reference: "DTS-AAAA-BBBB" });
  expect(responseFromOtherTab("2")).toMatchObject({ result: "refused", errors: { name: "Who?" } });
  expect(responseFromOtherTab("3")).toBeUndefined();
  expect(readDraft("contact").typed.size).toBe(0);
});

test("a message sent later deletes its own draft and no other", async () => {
  const { id } = readDraft("contact");
  saveDraft("contact", new Map([["name", ["Ravi"]]]), readDraft("contact").id);
  enqueue({ ...first, id: submissionIdOf(id, "{}") });
  answers = [stored("DTS-AAAA-BBBB")];
  await resendQueued();
  expect([...readDraft("contact").typed]).toEqual([["name", ["Ravi"]]]);
});

test("a waiting message is that of the page which carries the same, and another one on every other page", () => {
  const mumbai = { id: "3", formId: "pre-order", body: "choice=%2Fshop%3Fplace%3Dmumbai&quantity=2&_id=3" };
  enqueue(mumbai);
  expect(queuedOf("pre-order", { choice: "/shop?place=mumbai" }).own).toMatchObject({ id: "3" });
  expect(queuedOf("pre-order", { choice: "/shop?place=mumbai" }).other).toBeUndefined();
  expect(queuedOf("pre-order", { choice: "/shop?place=delhi" }).own).toBeUndefined();
  expect(queuedOf("pre-order", { choice: "/shop?place=delhi" }).other).toMatchObject({ id: "3" });
  expect(queuedOf("contact", {})).toEqual({ own: undefined, other: undefined });
});

test("two calls at once send once", async () => {
  enqueue(first);
  answers = [stored("DTS-AAAA-BBBB")];
  await Promise.all([resendQueued(), resendQueued()]);
  expect(posted).toHaveLength(1);
});

test("the same submission is kept once, and can be taken back", () => {
  enqueue(first);
  enqueue(first);
  expect(queuedSubmissions()).toHaveLength(1);
  dequeue("1");
  expect(localStorage.getItem(queueKey)).toBeNull();
});

test("after a week it is not sent any more", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T04:30:00Z") });
  enqueue(first);
  vi.setSystemTime(new Date("2026-11-28T04:29:00Z"));
  expect(queuedSubmissions()).toHaveLength(1);
  vi.setSystemTime(new Date("2026-11-28T04:31:00Z"));
  expect(queuedSubmissions()).toEqual([]);
  vi.useRealTimers();
});

test("a browser without storage says so", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(enqueue(first)).toBe(false);
  expect(queuedSubmissions()).toEqual([]);
});
