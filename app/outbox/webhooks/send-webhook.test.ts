import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { publicRules, type SendingRules, sendWebhook } from "./send-webhook.server.ts";

const here: SendingRules = {
  resolve: async () => ["127.0.0.1"],
  isAllowed: () => true,
  httpsOnly: false,
  longestMs: 500,
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A receiver on this machine; returns its address under a name that only our resolver knows. */
async function receiver(answer: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(answer as never);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://crm.example:${(server.address() as AddressInfo).port}/hooks`;
}

const message = (url: string) => ({ url, headers: { "Webhook-Id": "1" }, body: '{"a":1}' });

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fd00:ec2::254",
  "2002:7f00:1::",
  "2001:db8::1",
  "not an address",
])("%s is not on the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "2606:4700::1111", "172.32.0.1", "100.128.0.1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test("posts to the address that was checked, with the receiver's own name, and asks for the name once", async () => {
  const seen: unknown[] = [];
  const url = await receiver((request, answer) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      seen.push([request.method, request.url, request.headers.host, request.headers["webhook-id"], body]);
      answer.end("ok");
    });
  });
  const resolve = vi.fn(here.resolve);
  expect(await sendWebhook(message(url), { ...here, resolve })).toMatchObject({ outcome: "sent" });
  expect(seen).toEqual([["POST", "/hooks", new URL(url).host, "1", '{"a":1}']]);
  expect(resolve).toHaveBeenCalledTimes(1);
});

test("where an address does not take the connection the next is tried, and none once one has taken it", async () => {
  const seen: (string | undefined)[] = [];
  let status = 200;
  const url = await receiver((request, answer) => {
    seen.push(request.headers.host);
    answer.writeHead(status).end();
  });
  // Only 127.0.0.1 is listened on; the others of this machine refuse.
  const resolve = async () => ["127.0.0.2", "::1", "127.0.0.1", "127.0.0.3"];
  expect(await sendWebhook(message(url), { ...here, resolve })).toMatchObject({ outcome: "sent" });
  status = 503;
  const both = async () => ["127.0.0.1", "127.0.0.1"];
  expect(await sendWebhook(message(url), { ...here, resolve: both })).toMatchObject({ outcome: "deferred" });
  expect(seen).toEqual([new URL(url).host, new URL(url).host]);
  const none = async () => ["127.0.0.2", "127.0.0.3"];
  expect(await sendWebhook(message(url), { ...here, resolve: none })).toEqual({
    outcome: "deferred",
    reason: "ECONNREFUSED",
  });
});

test("one that takes the connection and says nothing is not asked to take it twice", async () => {
  let arrived = 0;
  const url = await receiver(() => arrived++);
  const resolve = async () => ["127.0.0.1", "127.0.0.1"];
  expect(await sendWebhook(message(url), { ...here, resolve })).toEqual({
    outcome: "deferred",
    reason: "it did not answer in time",
  });
  expect(arrived).toBe(1);
});

test("a name of which a single address is private is refused, and nothing is connected", async () => {
  const arrived = vi.fn((_request, answer) => answer.end());
  const url = await receiver(arrived);
  const rules = { ...here, isAllowed: isPublicAddress };
  for (const addresses of [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:127.0.0.1"], []]) {
    const outcome = await sendWebhook(message(url), { ...rules, resolve: async () => addresses });
    expect(outcome).toMatchObject({ outcome: "refused", reason: expect.stringContaining("public internet") });
  }
  expect(arrived).not.toHaveBeenCalled();
});

test.each([
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://169.254.169.254/latest/meta-data/",
  "https://localhost/",
  "http://8.8.8.8/",
])("%s is refused by the rules that hold on the internet", async (url) => {
  expect(await sendWebhook(message(url), publicRules)).toMatchObject({ outcome: "refused" });
});

test("a redirect is not followed, a refusal is final, trouble is tried again", async () => {
  const answers = [302, 400, 410, 408, 429, 500, 503];
  let next = 0;
  const url = await receiver((_request, answer) => {
    answer.writeHead(answers[next++] ?? 200, { Location: "http://127.0.0.1:1/" }).end();
  });
  const outcomes: string[] = [];
  for (const _ of answers) outcomes.push((await sendWebhook(message(url), here)).outcome);
  expect(outcomes).toEqual(["refused", "refused", "refused", "deferred", "deferred", "deferred", "deferred"]);
});

test("a receiver that says nothing, or never ends, holds nobody up", async () => {
  const silent = await receiver(() => {});
  expect(await sendWebhook(message(silent), here)).toEqual({
    outcome: "deferred",
    reason: "it did not answer in time",
  });
  server?.closeAllConnections();
  server?.close();
  const endless = await receiver((_request, answer) => {
    const more = () => answer.write("x".repeat(16_000), () => !answer.destroyed && setImmediate(more));
    more();
  });
  expect(await sendWebhook(message(endless), { ...here, longestMs: 5_000 })).toMatchObject({
    outcome: "sent",
  });
});
