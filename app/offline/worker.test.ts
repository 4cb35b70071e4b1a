import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { workerScript } from "./worker.server.ts";

const site = { name: "DTS", phone: "+91 80 0000 0000" };

/** Runs the worker in a fake global scope and records its listeners and its calls on the registration. */
function started(offlinePage: boolean) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const registration = {
    left: false,
    shown: [] as string[],
    async showNotification(title: string) {
      this.shown.push(title);
    },
    async unregister() {
      this.left = true;
    },
  };
  const opened: string[] = [];
  const clients = {
    claim: async () => {},
    matchAll: async () => [{ url: "https://www.dts.example/people", focus: () => opened.push("focus") }],
    openWindow: async (path: string) => opened.push(path),
  };
  const world = {
    ...{ URL, Response, registration, skipWaiting: () => {}, clients },
    addEventListener(name: string, heard: (event: unknown) => void) {
      listeners[name] = heard;
    },
    fetch: async () => {
      throw new TypeError("no network");
    },
  };
  runInNewContext(workerScript({ ...site, offlinePage }), world);
  async function ask(path: string, request: { mode?: string; method?: string } = {}) {
    const answers: Promise<Response>[] = [];
    const respondWith = (response: Promise<Response>) => answers.push(response);
    const asked = { mode: "navigate", method: "GET", url: `https://www.dts.example${path}`, ...request };
    listeners.fetch?.({ request: asked, respondWith });
    return (await answers[0])?.text();
  }
  return { ask, listeners, registration, opened };
}

test("a page that the network does not bring is answered with one that says so", async () => {
  expect(await started(true).ask("/people")).toContain("There is no connection");
});

test.each([
  ["a script", "/assets/a.js", { mode: "cors" }],
  ["what a form sends", "/forms/contact", { method: "POST" }],
  ["the workspace", "/leads/dashboard", {}],
  ["its door", "/leads", {}],
])("%s goes its way untouched", async (_what, path, request) => {
  expect(await started(true).ask(path, request)).toBeUndefined();
});

test("taken back, it answers nothing and takes itself away", async () => {
  const { ask, listeners, registration } = started(false);
  expect(await ask("/people")).toBeUndefined();
  await new Promise<void>((done) => {
    listeners.activate?.({ waitUntil: (end: Promise<unknown>) => void end.then(() => done()) });
  });
  expect(registration.left).toBe(true);
});

test("a push shows a sentence of its own, and its press opens the notices", async () => {
  const { listeners, registration, opened } = started(true);
  const waits: Promise<unknown>[] = [];
  const waitUntil = (wait: Promise<unknown>) => waits.push(wait);
  listeners.push?.({ waitUntil });
  listeners.notificationclick?.({ waitUntil, notification: { close: () => {} } });
  await Promise.all(waits);
  expect(registration.shown).toEqual(["Something new in the workspace"]);
  expect(opened).toEqual(["/leads/dashboard/notices"]);
});
