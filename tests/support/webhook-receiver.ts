import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { webhookLead } from "#app/leads/export/webhook-lead.server.ts";
import { startOutbox } from "#app/outbox/queue/outbox.server.ts";
import { webhookSender } from "#app/outbox/webhooks/webhook-sender.server.ts";
import { addWebhook, listWebhooks } from "#app/staff/outbox/webhook-receivers.server.ts";
import { sent } from "./outbox.ts";

export const admin = { id: "admin", role: "admin" } as const;
export const appSecret = "a secret for tests";

type Received = { headers: IncomingHttpHeaders; text: string };

/** A receiver of webhooks that runs during each test of the file. */
export function webhookReceiver() {
  let server: Server;
  let stop: (() => Promise<void>)[];
  const state = {
    received: [] as Received[],
    /** The status of its answers. */
    status: 200,
  };

  beforeEach(async () => {
    Object.assign(state, { received: [], status: 200 });
    stop = [];
    server = createServer((request, answer) => {
      let text = "";
      request.on("data", (part) => (text += part));
      request.on("end", () => {
        state.received.push({ headers: request.headers, text });
        answer.writeHead(state.status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    await Promise.all(stop.map((end) => end()));
    await new Promise((resolve) => server.close(resolve));
  });
  return Object.assign(state, { types, urlOf, telling });

  /** The events that it received. */
  function types() {
    return state.received.map(({ text }) => JSON.parse(text).type);
  }

  function urlOf(path: string) {
    return `http://crm.example:${(server.address() as AddressInfo).port}${path}`;
  }

  /** A site that tells it of leads. */
  async function telling(db: Database) {
    const now = () => new Date();
    const rules = {
      resolve: async () => ["127.0.0.1"],
      isAllowed: () => true,
      httpsOnly: false,
      longestMs: 2_000,
    };
    const webhooks = webhookSender({ db, leadOf: webhookLead, appSecret, rules, now });
    const outbox = startOutbox({
      db,
      senders: { mail: async () => sent, webhook: webhooks, push: async () => sent },
      now,
      log: { warn: () => {} },
    });
    stop.push(() => outbox.stop());
    await addWebhook(db, urlOf("/hooks"), admin, now());
    outbox.wake();
    await expect.poll(() => types()).toEqual(["ping"]);
    const [hook] = await listWebhooks(db);
    return { outbox, hookId: hook?.id ?? "" };
  }
}
