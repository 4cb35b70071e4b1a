import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { webhookLead } from "#app/leads/export/webhook-lead.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { publicRules } from "#app/outbox/webhooks/send-webhook.server.ts";
import { webhookSender } from "#app/outbox/webhooks/webhook-sender.server.ts";
import { listMails, retryMail } from "#app/staff/outbox/staff-outbox.server.ts";
import { addWebhook } from "#app/staff/outbox/webhook-receivers.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { clock, queueSample, runOutbox, settled, states, triesOfWaiting } from "#tests/support/outbox.ts";
import { sampleMailer } from "#tests/support/sample-mail.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { maxUnreadableAttempts } from "./outbox-rules.ts";

const manager = { id: "manager", role: "manager" } as const;
const hourMs = 60 * 60_000;

const tokenData = {
  ...{ number: 42, launch: "Winter launch day", where: "Bengaluru" },
  ...{ when: "18 December 2026", tokenPath: "/shop/token-generation/x" },
};

describeEachDatabase("rows that another version wrote", (fresh) => {
  test("a row from before, without the fields that came later, is sent", async () => {
    await using smtp = await startSmtp();
    const db = await fresh();
    await queueSample(db);
    const data = {
      what: "Order SO-1",
      milestone: "Shipped",
      text: "Handed over.",
      trackPath: "/order-tracking/x",
    };
    await rewrite(db, "order-update", data);
    runOutbox(db, sampleMailer({ smtpUrl: smtp.url }).send);
    await settled(db);
    expect(await states(db)).toEqual({ sent: 1 });
    expect(smtp.received[0]?.mail.text).toContain("Handed over.");
  });

  test.each([
    ["of a template that this version does not know", "quotation", { total: 1 }, 'no mail "quotation"'],
    ["with a field missing", "set-password", { name: "Asha", reason: "invited" }, "url, expires"],
    ["with a field of another kind", "token", { ...tokenData, number: "42" }, "cannot read number"],
  ])(
    "a row %s is tried for a while and then set aside with the reason",
    async (_, template, data, reason) => {
      await using smtp = await startSmtp();
      const db = await fresh();
      await queueSample(db);
      await rewrite(db, template, data);
      const outbox = runOutbox(db, sampleMailer({ smtpUrl: smtp.url }).send);
      for (let attempt = 1; attempt < maxUnreadableAttempts; attempt++) {
        await expect.poll(() => triesOfWaiting(db)).toEqual([attempt]);
        clock.now = new Date(clock.now.getTime() + hourMs);
        outbox.wake();
      }
      await settled(db);
      expect(smtp.received).toEqual([]);
      const [dead] = await listMails(db, { state: "dead" }, manager);
      expect(dead).toMatchObject({ template, tries: maxUnreadableAttempts });
      expect(dead?.lastError).toContain(reason);
      // A version that can read it sends it when staff asks for another try.
      await rewrite(db, "token", tokenData);
      await retryMail(db, dead?.id ?? "", manager, clock.now);
      outbox.wake();
      await settled(db);
      expect(await states(db)).toEqual({ sent: 1 });
    },
  );

  test("others are sent beside it, and the lead's timeline says what failed", async () => {
    await using smtp = await startSmtp();
    const db = await fresh();
    const recorded = await recordSubmission(db, sampleSubmission(), clock.now);
    if (recorded.outcome === "conflict") throw new Error(recorded.outcome);
    await db
      .updateTable("outbox")
      .set({ data: JSON.stringify({}), attempts: maxUnreadableAttempts - 1 })
      .where("template", "=", "confirmation")
      .execute();
    runOutbox(db, sampleMailer({ smtpUrl: smtp.url }).send);
    await settled(db);
    expect(await states(db)).toEqual({ sent: 1, dead: 1 });
    const lead = await readLead(db, recorded.leadId, manager, clock.now);
    expect(lead?.timeline.find(({ kind }) => kind === "mail-failed")?.detail).toMatchObject({
      template: "confirmation",
      reason: expect.stringContaining("formName"),
    });
  });

  test.each([
    ["of an unknown event", { event: "lead.merged", reference: "DTS-1" }, "event"],
    ["that names no receiver", { event: "ping", reference: "" }, "webhook"],
  ])("a message %s is read by no version and never posted", async (_, changes, reason) => {
    const db = await fresh();
    await addWebhook(db, "https://crm.example/hooks", { id: "admin", role: "admin" }, clock.now);
    const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    const data = reason === "webhook" ? changes : { ...row.data, ...changes };
    const rules = { ...publicRules, resolve: () => Promise.reject(new Error("it was posted")) };
    const sender = webhookSender({
      db,
      leadOf: webhookLead,
      appSecret: "a secret for tests",
      rules,
      now: () => clock.now,
    });
    expect(await sender({ ...row, data })).toEqual({
      outcome: "unreadable",
      reason: `this version cannot read ${reason} of the queued row`,
    });
  });
});

async function rewrite(db: Database, template: string, data: object): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ template, data: JSON.stringify(data) })
    .execute();
}
