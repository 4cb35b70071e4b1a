import { readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";
import { queueSampleWithin } from "#tests/support/outbox.ts";

/** Stands for every server outside: counts who calls. */
async function outside() {
  const calls: number[] = [];
  const server = createServer((socket) => {
    calls.push(socket.remotePort ?? 0);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { calls, host: `127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() };
}

for (const [engine, newDatabase] of Object.entries(appDatabases)) {
  describe(`SENDS=off (${engine})`, { timeout: 60_000 }, () => {
    test("writes mails to files, leaves webhooks and push untried and does not read the mailbox", async () => {
      using world = await outside();
      const database = await newDatabase();
      const env = {
        SENDS: "off",
        SMTP_URL: `smtp://${world.host}`,
        MAILBOX_URL: `imap://replies%40dts.example:word@${world.host}/INBOX`,
        APP_SECRET: "s".repeat(32),
      };
      await using app = await testApp({ database, env });
      const { db } = app.services;
      const url = `https://${world.host}/hooks`;
      await db.transaction().execute(async (trx) => {
        const webhook = { kind: "webhook", event: "ping", to: { id: "crm", url } } as const;
        const push = { kind: "push", device: { id: "phone", endpoint: url } } as const;
        await queueMessages(trx, [{ message: webhook }, { message: push }], new Date(0));
        await queueSampleWithin(trx);
      });
      app.services.wakeOutbox();
      const rows = () =>
        db.selectFrom("outbox").select(["template", "state", "attempts"]).orderBy("template");
      await expect
        .poll(() => rows().execute(), { timeout: 15_000 })
        .toEqual([
          { template: "push", state: "open", attempts: 0 },
          { template: "set-password", state: "sent", attempts: 1 },
          { template: "webhook", state: "open", attempts: 0 },
        ]);
      expect(readdirSync(join(app.config.dataDir, "mail"))).toEqual([expect.stringMatching(/\.eml$/)]);
      expect(await db.selectFrom("mailboxes").selectAll().execute()).toEqual([]);
      expect(world.calls).toEqual([]);
    });
  });
}
