import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import type { Content } from "#app/content/content.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { testApp } from "#tests/support/app.ts";
import { contentOfToday } from "#tests/support/content-of-today.ts";

import { startSmtp } from "#tests/support/smtp.ts";

/** The content of today with another brand, a redirect and a unique word. */
function otherContent(): Content {
  const next = contentOfToday();
  next.site.name = "Northwind";
  next.site.emails.general = "hello@northwind.example";
  next.redirects.push({ from: "/old-northwind", to: "/people", status: 308, reason: "Test" });
  const page = next.pages["/people"];
  if (!page) throw new Error("The site has no page /people");
  page.title = "Quixotic people";
  return next;
}

const undo: (() => void)[] = [];
afterEach(() => {
  for (const back of undo.splice(0)) back();
});

async function appThatChanges(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(options);
  const before = app.bundle.shownContent();
  undo.push(() => app.bundle.showContent(before));
  const show = () => app.bundle.showContent(app.bundle.siteContent(otherContent()));
  const text = async (path: string) => (await app.fetch(path)).text();
  return { app, before, show, text };
}

test("a response that began before a switch of content uses the previous content throughout", async () => {
  const { app, before, show, text } = await appThatChanges();
  const whole = await text("/search?q=repairs");
  const begun = app.fetch("/search?q=repairs");
  show();
  expect(await (await begun).text()).toBe(whole);
  const after = await text("/search?q=repairs");
  expect(after).toContain("Northwind");
  expect(after).not.toContain(`| ${before.site.name}<`);
});

test("pages, search and redirects follow the shown content", async () => {
  const { app, show, text } = await appThatChanges();
  expect(await text("/search?q=quixotic")).not.toContain("Quixotic people");
  expect(await text("/search-index.json")).not.toContain("Quixotic people");
  expect((await app.fetch("/old-northwind")).status).toBe(404);
  show();
  expect(await text("/people")).toContain("<title>Quixotic people");
  expect(await text("/search?q=quixotic")).toContain("Quixotic people");
  expect(await text("/search-index.json")).toContain("Quixotic people");
  const moved = await app.fetch("/old-northwind");
  expect([moved.status, moved.headers.get("Location")]).toEqual([308, "/people"]);
});

test("mails have the sender of the shown content, without a restart", async () => {
  await using smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, APP_SECRET: "s".repeat(32) };
  const { app, before, show } = await appThatChanges({ database: "sqlite", env });
  await using running = app;
  const { services } = running;
  const send = async () => {
    const data = {
      name: "Asha",
      url: "https://x.example/1",
      expires: "tomorrow",
      reason: "invited",
    } as const;
    const mail = { template: "set-password" as const, data, to: ["asha@dts.example"], subject: "Set it" };
    const message = { kind: "mail" as const, ...mail };
    await services.db.transaction().execute((trx) => queueMessages(trx, [{ message }], new Date()));
    services.wakeOutbox();
  };
  await send();
  await expect.poll(() => smtp.received.length).toBe(1);
  show();
  services.takeUpContent?.({});
  await send();
  await expect.poll(() => smtp.received.length).toBe(2);
  expect(smtp.received.map(({ mail }) => mail.from?.name)).toEqual([before.site.name, "Northwind"]);
});

test("replaced content is released from memory, whatever requests have begun with it", async () => {
  const { app, before } = await appThatChanges();
  const { bundle, fetch } = app;
  const collect = collector();
  const timers: NodeJS.Timeout[] = [];
  const seen = await shownForATime(async (content) => {
    bundle.showContent(content);
    expect(await (await fetch("/search?q=quixotic")).text()).toContain("Quixotic people");
    // Like a connection that outlives the request that opened it.
    await bundle.withContent(content, async () => void timers.push(setInterval(() => {}, 1_000_000)));
  });
  bundle.showContent(before);
  const isGone = () => {
    collect();
    return seen.deref() === undefined;
  };
  await expect.poll(isGone, { timeout: 20_000 }).toBe(true);
  for (const timer of timers) clearInterval(timer);

  async function shownForATime(work: (content: typeof before) => Promise<void>) {
    const content = bundle.siteContent(otherContent());
    await work(content);
    return new WeakRef(content);
  }
});

function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}
