import { expect, test } from "vitest";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { listMails, retryMail } from "#app/staff/outbox/staff-outbox.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import {
  clock,
  queueSample,
  runOutbox,
  sent,
  settled,
  states,
  triesOfWaiting,
} from "#tests/support/outbox.ts";
import { sampleMailer } from "#tests/support/sample-mail.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { maxAttempts, probeMs } from "./outbox-rules.ts";
import { queueMessages } from "./queue-messages.server.ts";

const manager = { id: "manager", role: "manager" } as const;
const hourMs = 60 * 60_000;

describeEachDatabase("trying mails again", (fresh) => {
  test("tries a deferred mail again later, and a refused one never", async () => {
    await using smtp = await startSmtp();
    const db = await fresh();
    const leadId = await submit(db);
    smtp.answer({ recipient: (address) => (address === "asha.rao@school.test" ? 550 : 451) });
    const outbox = runOutbox(db, sampleMailer({ smtpUrl: smtp.url }).send);
    await expect.poll(() => states(db)).toEqual({ open: 1, dead: 1 });
    await expect
      .poll(async () => (await listMails(db, { state: "open" }, manager))[0]?.lastError)
      .toContain("451");
    expect((await listMails(db, { state: "dead" }, manager))[0]).toMatchObject({
      template: "confirmation",
      tries: 1,
    });
    const lead = await readLead(db, leadId, manager, clock.now);
    expect(lead?.timeline.at(-1)).toMatchObject({
      kind: "mail-failed",
      detail: { template: "confirmation" },
    });
    smtp.answer({});
    clock.now = new Date(clock.start.getTime() + hourMs);
    outbox.wake();
    await settled(db);
    expect(await states(db)).toEqual({ sent: 1, dead: 1 });
  });

  test("a refusal of one of our own addresses ends no mail: it is tried again, and the lead's timeline says so once", async () => {
    const db = await fresh();
    const leadId = await submit(db);
    let relayIsWrong = true;
    const outbox = runOutbox(db, async ({ template }) =>
      relayIsWrong && template === "lead-notification"
        ? { outcome: "refused", reason: "550 5.7.1 relaying denied", gone: true }
        : sent,
    );
    await expect.poll(() => states(db)).toEqual({ open: 1, sent: 1 });
    await expect.poll(() => triesOfWaiting(db)).toEqual([1]);
    clock.now = new Date(clock.start.getTime() + hourMs);
    outbox.wake();
    await expect.poll(() => triesOfWaiting(db)).toEqual([2]);
    const lead = await readLead(db, leadId, manager, clock.now);
    expect(lead?.timeline.filter(({ kind }) => kind === "mail-failed").map(({ detail }) => detail)).toEqual([
      { template: "lead-notification", to: ["sales@dts.example"], reason: "550 5.7.1 relaying denied" },
    ]);
    expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
    relayIsWrong = false;
    clock.now = new Date(clock.start.getTime() + 2 * hourMs);
    outbox.wake();
    await settled(db);
    expect(await states(db)).toEqual({ sent: 2 });
  });

  test("while the relay is down one mail asks for it every half minute, and no try of its own is used up", async () => {
    const db = await fresh();
    for (let count = 0; count < 3; count++) await queueSample(db);
    await db.updateTable("outbox").set({ attempts: 9 }).execute();
    let asked = 0;
    let down = true;
    const outbox = runOutbox(db, async () => {
      asked++;
      return down ? { outcome: "unreachable", reason: "down" } : sent;
    });
    await expect.poll(() => triesOfWaiting(db)).toEqual([10, 10, 10]);
    for (let probes = 1; probes <= 3; probes++) {
      clock.now = new Date(clock.now.getTime() + probeMs);
      outbox.wake();
      await expect.poll(() => asked).toBe(3 + probes);
      await expect.poll(() => triesOfWaiting(db)).toEqual([10, 10, 10]);
    }
    down = false;
    clock.now = new Date(clock.now.getTime() + probeMs);
    outbox.wake();
    await settled(db);
    expect(await states(db)).toEqual({ sent: 3 });
  });

  test("a mail that has just been tried is not tried once more to ask for the relay", async () => {
    const db = await fresh();
    await queueSample(db);
    let tries = 0;
    let looks = 0;
    const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
    const send = async (): Promise<SendOutcome> => {
      tries++;
      return { outcome: "unreachable", reason: "refused to connect" };
    };
    const look = () => {
      looks++;
      return clock.now;
    };
    const late = hearingLate(db, () => tries === 1, heard);
    const outbox = runOutbox(late, send, look);
    // Its outcome is stored, and the worker has not heard of it.
    await expect.poll(() => triesOfWaiting(db)).toEqual([1]);
    const before = looks;
    outbox.wake();
    await expect.poll(() => looks).toBeGreaterThan(before);
    hear();
    await outbox.stop();
    expect(tries).toBe(1);
  });

  test("gives up after its last try, more than a day later, and staff can have it tried again", async () => {
    const db = await fresh();
    await queueSample(db);
    let answer: SendOutcome = { outcome: "unreachable", reason: "refused to connect" };
    let tries = 0;
    const outbox = runOutbox(db, async () => {
      tries++;
      return answer;
    });
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      await expect
        .poll(async () => (await states(db)).dead === 1 || (await triesOfWaiting(db))[0] === attempt)
        .toBe(true);
      const [open] = await listMails(db, { state: "open" }, manager);
      clock.now = open?.dueAt ?? clock.now;
      outbox.wake();
    }
    expect(tries).toBe(maxAttempts);
    expect(clock.now.getTime() - clock.start.getTime()).toBeGreaterThan(24 * hourMs);
    const [dead] = await listMails(db, { state: "dead" }, manager);
    expect(dead).toMatchObject({ tries: maxAttempts, lastError: "refused to connect" });
    const id = dead?.id ?? "";
    expect(await retryMail(db, id, { id: "a", role: "agent" }, clock.now)).toEqual({
      outcome: "not-allowed",
    });
    expect(await listMails(db, { state: "dead" }, { id: "a", role: "agent" })).toEqual([]);
    answer = sent;
    expect(await retryMail(db, id, manager, clock.now)).toEqual({ outcome: "done" });
    expect(await retryMail(db, "no id", manager, clock.now)).toEqual({ outcome: "missing" });
    outbox.wake();
    await settled(db);
    expect(await states(db)).toEqual({ sent: 1 });
  });

  test("the first mail that goes out after trouble releases those that waited for the server", async () => {
    const db = await fresh();
    let down = true;
    const outbox = runOutbox(db, async () => (down ? { outcome: "unreachable", reason: "down" } : sent));
    for (let count = 0; count < 3; count++) await queueSample(db);
    outbox.wake();
    await expect.poll(() => triesOfWaiting(db)).toHaveLength(3);
    down = false;
    await queueSample(db);
    outbox.wake();
    await settled(db);
    expect(await states(db)).toEqual({ sent: 4 });
  });

  test("a mail that is withheld tells nothing of the server: the first that goes out still releases the others", async () => {
    const db = await fresh();
    await queueSample(db);
    const before = runOutbox(db, async () => ({ outcome: "unreachable", reason: "down" }));
    await expect.poll(() => triesOfWaiting(db)).toHaveLength(1);
    await before.stop();
    const address = "left@school.test";
    const at = clock.now.getTime();
    await insertRows(db, "opt_outs", [{ address, scope: "marketing", created_at: at }]);
    const data = { title: "A post", text: "What it says.", path: "/blog/a-post" };
    const mail = { kind: "mail", template: "newsletter-issue", data, to: [address], subject: "A" } as const;
    await db.transaction().execute((trx) => queueMessages(trx, [{ message: mail }], clock.now));
    const outbox = runOutbox(db, async () => sent);
    await expect.poll(async () => (await states(db)).withheld).toBe(1);
    await queueSample(db);
    outbox.wake();
    await settled(db);
    expect(await states(db)).toEqual({ withheld: 1, sent: 2 });
  });

  test("when only some of our addresses were not accepted, only they are tried again", async () => {
    const db = await fresh();
    await queueSample(db, ["a@dts.example", "grey@dts.example", "gone@dts.example"]);
    const to: string[][] = [];
    const outbox = runOutbox(db, async (mail) => {
      to.push(mail.to);
      return to.length > 1
        ? sent
        : { outcome: "sent", refused: ["gone@dts.example"], deferred: ["grey@dts.example"] };
    });
    await expect.poll(() => triesOfWaiting(db)).toHaveLength(1);
    clock.now = new Date(clock.start.getTime() + hourMs);
    outbox.wake();
    await settled(db);
    expect(to[1]).toEqual(["gone@dts.example", "grey@dts.example"]);
  });

  test("a mail that cannot even be made waits like a deferred one, and the others go on", async () => {
    const db = await fresh();
    await queueSample(db, ["broken@dts.example"]);
    await queueSample(db);
    runOutbox(db, async ({ to }) => {
      if (to[0] === "broken@dts.example") throw new Error("no such template");
      return sent;
    });
    await expect.poll(() => states(db)).toEqual({ open: 1, sent: 1 });
    await expect
      .poll(async () => (await listMails(db, { state: "open" }, manager))[0]?.lastError)
      .toBe("no such template");
  });
});

async function submit(db: Database): Promise<string> {
  const outcome = await recordSubmission(db, sampleSubmission(), clock.now);
  return outcome.outcome === "conflict" ? "" : outcome.leadId;
}

/** A database whose commits are heard of late once `from` says so. */
function hearingLate(db: Database, from: () => boolean, heard: Promise<void>): Database {
  return new Proxy(db, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (key !== "transaction") return typeof value === "function" ? value.bind(target) : value;
      return () => ({
        async execute(work: (trx: Transaction) => Promise<unknown>) {
          const result = await target.transaction().execute(work);
          if (from()) await heard;
          return result;
        },
      });
    },
  });
}
