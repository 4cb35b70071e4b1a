import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import type { QueuedMail } from "#app/outbox/mail/outgoing-mail.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { clock, queueSample, runOutbox, sent, settled, states } from "#tests/support/outbox.ts";
import { sampleMailer } from "#tests/support/sample-mail.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { claimDue } from "./outbox-queue.server.ts";
import { leaseMs } from "./outbox-rules.ts";

const hourMs = 60 * 60_000;
const manager = { id: "manager", role: "manager" } as const;

describeEachDatabase("the outbox", (fresh) => {
  test("sends what was queued with a lead and tells the lead's timeline", async () => {
    await using smtp = await startSmtp();
    const db = await fresh();
    const leadId = await submit(db);
    runOutbox(db, sampleMailer({ smtpUrl: smtp.url }).send);
    await settled(db);
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([
      ["asha.rao@school.test"],
      ["sales@dts.example"],
    ]);
    const lead = await readLead(db, leadId, manager, clock.now);
    const entries = lead?.timeline
      .filter(({ kind }) => kind === "mail-sent")
      .map(({ detail }) => detail.template);
    expect(entries?.sort()).toEqual(["confirmation", "lead-notification"]);
    expect(smtp.received.every(({ mail }) => mail.subject?.includes(lead?.reference ?? "none"))).toBe(true);
  });

  test("tells the mailer which page a lead came from", async () => {
    const db = await fresh();
    await submit(db);
    await queueSample(db);
    const pages: QueuedMail["page"][] = [];
    runOutbox(db, async ({ page }) => {
      pages.push(page);
      return sent;
    });
    await settled(db);
    expect(pages.sort()).toEqual(["/enterprise-contact", "/enterprise-contact", null]);
  });

  test("sends again, with the same Message-ID, what a killed worker may have sent", async () => {
    await using smtp = await startSmtp();
    const db = await fresh();
    await queueSample(db);
    const { send } = sampleMailer({ smtpUrl: smtp.url });
    // The first worker is killed after the mail server has taken the mail and before that is written down.
    const [claimed] = await claimDue(db, clock.now, { all: 1, others: 1 });
    await send({ ...claimed, to: claimed?.recipients, replyTo: null } as QueuedMail);
    const outbox = runOutbox(db, send);
    outbox.wake();
    expect(await states(db)).toEqual({ open: 1 });
    expect(smtp.received).toHaveLength(1);
    clock.now = new Date(clock.start.getTime() + leaseMs);
    outbox.wake();
    await settled(db);
    expect(smtp.received).toHaveLength(2);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test("what somebody waits for leaves at once, however many others stand before it and are being sent", async () => {
    const db = await fresh();
    for (let count = 0; count < 10; count++) await submit(db);
    const notSentYet: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const left: string[] = [];
    runOutbox(db, async ({ template }) => {
      if (template === "set-password") left.push(template);
      else {
        notSentYet.push(template);
        await finished;
      }
      return sent;
    });
    // As many as are sent at a time, without those that are kept for what is waited for.
    await expect.poll(() => notSentYet.length).toBe(3);
    await queueSample(db);
    await expect.poll(() => left).toEqual(["set-password"]);
    expect(notSentYet.slice(0, 3)).toEqual(["confirmation", "confirmation", "confirmation"]);
    finish();
    await settled(db);
  });

  test("a lease from before the clock was set back does not last until the clock has caught up", async () => {
    const db = await fresh();
    await queueSample(db);
    await claimDue(db, new Date(clock.start.getTime() + 3 * hourMs), { all: 1, others: 1 });
    runOutbox(db, async () => sent);
    await settled(db);
    expect(await states(db)).toEqual({ sent: 1 });
  });

  test("what a slow worker finishes after another has taken over changes nothing", async () => {
    const db = await fresh();
    await queueSample(db);
    let finish = (_outcome: SendOutcome) => {};
    const slow = runOutbox(db, () => new Promise((resolve) => (finish = resolve)));
    await expect
      .poll(() => db.selectFrom("outbox").select("claim").executeTakeFirst())
      .not.toEqual({
        claim: null,
      });
    // It takes no other mail, also not this one again.
    const stopped = slow.stop();
    clock.now = new Date(clock.start.getTime() + leaseMs);
    runOutbox(db, async () => sent);
    await settled(db);
    finish({ outcome: "refused", reason: "too late" });
    await stopped;
    expect(await states(db)).toEqual({ sent: 1 });
  });

  test("two workers on one database send each mail once", async () => {
    const db = await fresh();
    for (let count = 0; count < 30; count++) await queueSample(db);
    const ids: string[] = [];
    const send = async ({ id }: QueuedMail) => {
      ids.push(id);
      return sent;
    };
    runOutbox(db, send);
    runOutbox(db, send);
    await settled(db);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test("stops when the mails being sent are sent and written down, and takes no other", async () => {
    const db = await fresh();
    for (let count = 0; count < 6; count++) await queueSample(db);
    const finishers: (() => void)[] = [];
    const outbox = runOutbox(db, () => new Promise((resolve) => finishers.push(() => resolve(sent))));
    await expect.poll(() => finishers.length).toBe(4);
    const stopped = outbox.stop();
    for (const finish of finishers) finish();
    await stopped;
    expect(finishers).toHaveLength(4);
    expect(await states(db)).toEqual({ open: 2, sent: 4 });
  });
});

async function submit(db: Database): Promise<string> {
  const outcome = await recordSubmission(db, sampleSubmission(), clock.now);
  return outcome.outcome === "conflict" ? "" : outcome.leadId;
}
