import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { listMails, retryAll, retryMail } from "#app/staff/outbox/staff-outbox.server.ts";
import { listDeliveries, stopWebhook } from "#app/staff/outbox/webhook-receivers.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { admin, webhookReceiver } from "#tests/support/webhook-receiver.ts";

const crm = webhookReceiver();

describeEachDatabase("webhooks", (fresh) => {
  test("that fail are tried again under the same id, and a refused one waits for staff", async () => {
    const db = await fresh();
    const { outbox } = await crm.telling(db);
    crm.status = 503;
    await recordSubmission(db, sampleSubmission(), new Date());
    outbox.wake();
    await expect.poll(async () => (await listDeliveries(db))[0]?.lastError).toBe("it answered 503");
    crm.status = 400;
    await db
      .updateTable("outbox")
      .set({ due_at: 0 })
      .where("template", "=", "webhook")
      .where("state", "=", "open")
      .execute();
    outbox.wake();
    await expect.poll(async () => (await listDeliveries(db))[0]?.state).toBe("dead");
    crm.status = 200;
    const [dead] = await listMails(db, { state: "dead" }, admin);
    await retryMail(db, dead?.id ?? "", admin, new Date());
    outbox.wake();
    await expect.poll(async () => (await listDeliveries(db))[0]?.state).toBe("sent");
    expect(new Set(crm.received.slice(1).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  test("that wait when staff stops their receiver are not sent, and are no failure", async () => {
    const db = await fresh();
    const { outbox, hookId } = await crm.telling(db);
    await expect.poll(async () => (await listDeliveries(db))[0]?.state).toBe("sent");
    const stored = await recordSubmission(db, sampleSubmission(), new Date());
    // As versions before left them: failed, to be tried again.
    await db.updateTable("outbox").set({ state: "dead" }).where("state", "=", "open").execute();
    await stopWebhook(db, hookId, admin, new Date());
    await retryAll(db, admin, new Date());
    outbox.wake();
    await expect.poll(async () => (await listDeliveries(db))[0]?.state).toBe("withheld");
    expect(await listMails(db, { state: "dead" }, admin)).toEqual([]);
    expect(crm.received).toHaveLength(1);
    const leadId = stored.outcome === "stored" ? stored.leadId : "";
    const told = await db
      .selectFrom("timeline")
      .select(["kind", "detail"])
      .where("lead_id", "=", leadId)
      .where("kind", "=", "webhook-failed")
      .execute();
    expect(told).toMatchObject([{ detail: { reason: "this receiver was stopped" } }]);
  });

  test("end when staff stops them", async () => {
    const db = await fresh();
    const { outbox, hookId } = await crm.telling(db);
    expect([
      await stopWebhook(db, hookId, admin, new Date()),
      await stopWebhook(db, hookId, admin, new Date()),
    ]).toEqual([true, false]);
    await recordSubmission(db, sampleSubmission(), new Date());
    outbox.wake();
    expect((await listDeliveries(db)).map(({ subject }) => subject)).toEqual(["ping"]);
  });
});
