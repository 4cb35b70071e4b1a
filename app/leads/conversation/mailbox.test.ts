import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { readConversation } from "#app/leads/conversation/conversation.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { sealedAddress } from "#app/links/sealed-address.server.ts";
import { type Arrived, type Place, startMailbox } from "#app/outbox/mailbox/mailbox.server.ts";
import { type MailboxSettings, readMailboxUrl } from "#app/outbox/mailbox/mailbox-settings.ts";
import { hostileMails, mailText } from "#tests/fixtures/hostile-mails.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { hasDovecot, startImap } from "#tests/support/imap.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { receiveMessage } from "./receive-message.server.ts";

const secret = "s".repeat(32);
const said: string[] = [];
const log = {
  info: (facts: object, text: string) => said.push(JSON.stringify(facts) + text),
  warn: (facts: object, text: string) => said.push(JSON.stringify(facts) + text),
};

async function until<Value>(read: () => Promise<Value>, is: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read();
    if (is(value)) return value;
    await wait(20);
  }
}

function settingsOf(url: string) {
  const settings = readMailboxUrl(url);
  if (!settings) throw new Error(`not the address of a mailbox: ${url}`);
  return settings;
}

function toolsOf(db: Database, settings: MailboxSettings) {
  const now = () => new Date();
  const receive = (place: Place, arrived: Arrived) =>
    receiveMessage(db, place, arrived, { secret, mailbox: settings.address, now: now() });
  return { db, settings, receive, now, log };
}

// A real IMAP server comes from Debian; without it only these are left out, and the run says so by their name.
describe.skipIf(!hasDovecot())("with a real IMAP server (Debian: dovecot-imapd)", () => {
  describeEachDatabase("the mailbox", (fresh) => {
    test("two processes read each message once, mark it, and go on where the first ended", async () => {
      const db = await fresh();
      await using imap = await startImap();
      await recordSubmission(db, sampleSubmission(), new Date());
      const lead = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
      const settings = settingsOf(imap.url);
      const tools = toolsOf(db, settings);
      const to = { To: sealedAddress(secret, settings.address, lead.id) };
      const messages = Object.values(hostileMails).map(({ message }) =>
        typeof message === "string" ? message.replace("To: replies@dts.example", `To: ${to.To}`) : message,
      );
      await imap.deliver(mailText({ headers: to, body: "Before the start" }));
      const both = [startMailbox(tools), startMailbox(tools)];
      for (const message of messages) await imap.deliver(message);
      const all = messages.length + 1;
      const read = async () => (await readConversation(db, lead.id)).received;
      await until(read, (received) => received.length === all);
      await until(imap.flags, (flags) => flags.length === all && flags.every((of) => of.includes("\\Seen")));
      for (const one of both) await one.stop();
      const { holder, last_uid } = await db.selectFrom("mailboxes").selectAll().executeTakeFirstOrThrow();
      expect([holder, last_uid]).toEqual([null, all]);

      await imap.deliver(mailText({ headers: to, body: "After a pause" }));
      const later = startMailbox(tools);
      await until(read, (received) => received.length === all + 1);
      await later.stop();
      expect(said.join("\n")).not.toMatch(/pause|Asha|school|secret&more/);
    });

    test("a mailbox that was made anew brings nothing twice", async () => {
      const db = await fresh();
      await using imap = await startImap();
      await recordSubmission(db, sampleSubmission(), new Date());
      const settings = settingsOf(imap.url);
      const tools = toolsOf(db, settings);
      await imap.deliver(mailText({ body: "Once" }));
      const first = startMailbox(tools);
      const count = async () => (await db.selectFrom("received_mails").select("id").execute()).length;
      await until(count, (is) => is === 1);
      await first.stop();
      await db.updateTable("mailboxes").set({ uid_validity: 1 }).execute();
      await db.updateTable("received_mails").set({ uid_validity: 1 }).execute();
      await imap.deliver(mailText({ body: "Another" }));
      const second = startMailbox(tools);
      await until(count, (is) => is === 2);
      await second.stop();
    });

    test("a refused password is said once, without it", async () => {
      const db = await fresh();
      await using imap = await startImap();
      const settings = { ...settingsOf(imap.url), password: "wrong-one" };
      said.length = 0;
      const mailbox = startMailbox(toolsOf(db, settings));
      const read = () => db.selectFrom("mailboxes").select("problem").executeTakeFirst();
      const problem = (await until(read, (row) => Boolean(row?.problem)))?.problem;
      await mailbox.stop();
      expect(problem).toBe("the user or the password was refused");
      expect(said).toHaveLength(1);
      expect(said.join()).not.toContain("wrong-one");
    });
  });
});
