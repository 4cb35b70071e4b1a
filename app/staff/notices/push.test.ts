import { createPublicKey, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { longestSessionMs } from "#app/accounts/session.server.ts";
import { adoptSecret, checkSecret } from "#app/links/secret-check.server.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { pushSender } from "#app/outbox/push/push-sender.server.ts";
import {
  developmentRules,
  sendWebhook,
  type WebhookMessage,
} from "#app/outbox/webhooks/send-webhook.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const screen = "/leads/dashboard/push";
const endpoint = "https://push.example/wake/one?a=1";
const sent: SendOutcome = { outcome: "sent", refused: [], deferred: [] };

describeEachWorkspace("a notice on a device whose workspace is closed", (workspace) => {
  const rows = () =>
    workspace.app.services.db
      .selectFrom("outbox")
      .selectAll()
      .where("template", "=", "push")
      .orderBy("id")
      .execute();
  /** Sends the newest row as the outbox does. */
  const wake = async (outcome: SendOutcome) => {
    const posted: WebhookMessage[] = [];
    const { config, services } = workspace.app;
    const post = async (message: WebhookMessage) => {
      posted.push(message);
      return outcome;
    };
    const appSecret = "s".repeat(32);
    const send = pushSender({
      db: services.db,
      appSecret,
      siteUrl: config.siteUrl,
      post,
      now: () => new Date(),
      longestSessionMs,
    });
    const row = (await rows()).at(-1);
    if (!row) throw new Error("nothing waits");
    return { outcome: await send(row), posted };
  };
  const assign = async (manager: StaffBrowser, owner: string) => {
    const { db } = workspace.app.services;
    const id = workspace.at("{free}");
    await db.updateTable("leads").set({ owner_id: null }).where("id", "=", id).execute();
    const lead = await db
      .selectFrom("leads")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const form = { intent: "assign", owner, version: String(lead.version) };
    expect((await manager.ask(`/leads/dashboard/${id}`, { form })).status).toBe(303);
  };

  test("is asked for by the device, says nothing of a customer, is signed, and ends with the session", async () => {
    const [manager, agent] = [workspace.browser(), workspace.browser()];
    await manager.enterAs("manager");
    const { id } = await agent.enterAs("agent");
    for (const wrong of [
      "http://push.example/x",
      "javascript:alert(1)",
      "x",
      `https://push.example/${"x".repeat(2000)}`,
    ])
      expect((await agent.ask(screen, { form: { endpoint: wrong } })).status).toBe(422);
    expect((await agent.ask(screen, { form: { endpoint } })).status).toBe(204);
    await assign(manager, id);
    const before = (await rows()).length;
    expect(before).toBe(1);
    // A device that was just woken shows all that is new.
    await assign(manager, id);
    expect(await rows()).toHaveLength(before);

    const { posted, outcome } = await wake(sent);
    expect(outcome).toEqual(sent);
    expect(posted).toMatchObject([{ url: endpoint, body: "", headers: { Topic: "workspace" } }]);
    const [, token = "", key = ""] =
      /^vapid t=(\S+), k=(\S+)$/.exec(posted[0]?.headers.Authorization ?? "") ?? [];
    expect(await (await agent.ask("/leads/dashboard/account")).text()).toContain(key);
    const [head = "", claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: "https://push.example",
      sub: workspace.app.config.siteUrl,
    });
    expect(isSigned(`${head}.${claims}`, signature, key)).toBe(true);

    await agent.ask("/leads/logout", { form: {} });
    expect((await wake(sent)).posted).toEqual([]);
  });

  test("is forgotten where the push service knows the device no more, and when it is switched off", async () => {
    const { db } = workspace.app.services;
    const [manager, agent] = [workspace.browser(), workspace.browser()];
    await manager.enterAs("manager");
    const { id } = await agent.enterAs("agent");
    const devices = () => db.selectFrom("push_devices").select("id").where("user_id", "=", id).execute();
    await agent.ask(screen, { form: { endpoint } });
    await assign(manager, id);
    for (const status of [302, 400, 401, 403, 413, 429, 503]) {
      const { outcome } = await wake(await answerOf(status));
      expect(outcome, `${status}`).toMatchObject({
        reason: expect.stringContaining(`it answered ${status}`),
      });
    }
    expect(await devices()).toHaveLength(1);
    for (const status of [404, 410]) {
      await wake(await answerOf(status));
      expect(await devices(), `${status}`).toEqual([]);
      await agent.ask(screen, { form: { endpoint } });
      await assign(manager, id);
    }
    expect((await agent.ask(screen, { form: { off: "yes" } })).status).toBe(204);
    expect(await devices()).toEqual([]);
  });

  test("is forgotten with the secret that its key came from", async () => {
    const { config, services } = workspace.app;
    const agent = workspace.browser();
    await agent.enterAs("agent");
    await agent.ask(screen, { form: { endpoint } });
    const devices = () => services.db.selectFrom("push_devices").select("endpoint").execute();
    await checkSecret(services.db, config);
    expect(await devices()).toEqual([{ endpoint }]);
    const replaced = { appSecret: "n".repeat(32), oldSecrets: ["s".repeat(32)], dataDir: config.dataDir };
    await checkSecret(services.db, replaced);
    expect(await devices()).toEqual([]);
    await agent.ask(screen, { form: { endpoint } });
    await checkSecret(services.db, replaced);
    expect(await devices()).toEqual([{ endpoint }]);
    await adoptSecret(services.db, config);
    expect(await devices()).toEqual([]);
  });
});

/** What our sender makes of a push service that answers so. */
async function answerOf(status: number): Promise<SendOutcome> {
  await using server = createServer((_, answer) => answer.writeHead(status).end());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return await sendWebhook({ url: `http://127.0.0.1:${port}/`, headers: {}, body: "" }, developmentRules);
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  const point = Buffer.from(publicKey, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const key = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) },
    format: "jwk",
  });
  return verify(
    "sha256",
    Buffer.from(text),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}
