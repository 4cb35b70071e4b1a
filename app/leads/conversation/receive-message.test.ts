import { expect, test } from "vitest";
import { addStaff, findStaff } from "#app/accounts/staff-members.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { readConversation } from "#app/leads/conversation/conversation.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { sealedAddress } from "#app/links/sealed-address.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { hostileMails, mailText, multipart } from "#tests/fixtures/hostile-mails.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { deliveryReport } from "#tests/support/delivery-report.ts";
import { waiting } from "#tests/support/locks.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { accountServices } from "#tests/support/staff-accounts.ts";
import { receiveMessage } from "./receive-message.server.ts";

const secret = "s".repeat(32);
const mailbox = "replies@dts.example";
const now = new Date("2026-11-23T06:00:00Z");

async function newLead(db: Database, changes: Parameters<typeof sampleSubmission>[0] = {}) {
  await recordSubmission(db, sampleSubmission(changes), new Date());
  const { services } = accountServices(db);
  const who = { email: "owner@dts.example", name: "The owner", role: "agent" } as const;
  await addStaff(services, who, "test");
  const owner_id = (await findStaff(db, who))?.id ?? null;
  await db.updateTable("leads").set({ owner_id }).execute();
  return db.selectFrom("leads").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
}

let uid = 0;

function receive(db: Database, message: string | Buffer, place: { uid?: number; isCut?: boolean } = {}) {
  uid += 1;
  const where = { mailbox, uidValidity: 1, uid: place.uid ?? uid };
  const arrived = { source: Buffer.from(message), isCut: place.isCut ?? false, at: now };
  return receiveMessage(db, where, arrived, { secret, mailbox, now });
}

const to = (leadId: string) => ({ To: sealedAddress(secret, mailbox, leadId) });

describeEachDatabase("a message of the mailbox", (fresh) => {
  test("whatever it holds is stored inert, once", async () => {
    const db = await fresh();
    for (const [name, { message, says, files = [] }] of Object.entries(hostileMails)) {
      await db.deleteFrom("leads").execute();
      const lead = await newLead(db);
      expect(await receive(db, message), name).toMatchObject({ outcome: "found", leadId: lead.id });
      expect(await receive(db, message), name).toEqual({ outcome: "known" });
      const { received } = await readConversation(db, lead.id);
      expect(received, name).toMatchObject([
        { sender: "asha.rao@school.test", said: expect.stringContaining(says) },
      ]);
      expect(received[0]?.files.map(({ name: file }) => file)).toEqual(files);
      expect(received[0]?.senderName).not.toMatch(/[\r\n]/);
      expect(received[0]?.said.length).toBeLessThanOrEqual(100_000);
      const { status, version, unread_since } = await db
        .selectFrom("leads")
        .selectAll()
        .executeTakeFirstOrThrow();
      expect([status, version, unread_since]).toEqual(["new", 1, now.getTime()]);
    }
  });

  test("finds its lead by the sealed address, by the mail it answers, by the only open lead of its sender", async () => {
    const db = await fresh();
    const lead = await newLead(db);
    const other = await newLead(db, { person: { email: "asha.rao@school.test" } });
    const from = { From: "someone@else.test" };
    // Some mail programs write addresses in capitals.
    const sealed = { ...from, To: to(lead.id).To.toUpperCase() };
    expect(await receive(db, mailText({ headers: sealed }))).toMatchObject({ leadId: lead.id });
    const confirmation = await db
      .selectFrom("outbox")
      .select("id")
      .where("lead_id", "=", other.id)
      .where("template", "=", "confirmation")
      .executeTakeFirstOrThrow();
    const answer = { ...from, References: `<x@y.test> <${confirmation.id}@dts.example>` };
    expect(await receive(db, mailText({ headers: answer }))).toMatchObject({ leadId: other.id });
    expect(await receive(db, mailText())).toEqual({ outcome: "set aside" });
    await db.updateTable("leads").set({ status: "lost" }).where("id", "=", lead.id).execute();
    expect(await receive(db, mailText())).toMatchObject({ leadId: other.id });
    const rows = await db.selectFrom("received_mails").select(["found_by", "reason"]).orderBy("id").execute();
    expect(rows).toEqual([
      { found_by: "sealed address", reason: null },
      { found_by: "thread", reason: null },
      { found_by: null, reason: "its sender has several open enquiries" },
      { found_by: "sender", reason: null },
    ]);
  });

  test("a mail of ours to the team leads nobody into a conversation", async () => {
    const db = await fresh();
    await newLead(db);
    const notice = await db
      .selectFrom("outbox")
      .select("id")
      .where("template", "=", "lead-notification")
      .executeTakeFirstOrThrow();
    const headers = { From: "x@else.test", "In-Reply-To": `<${notice.id}@dts.example>` };
    expect(await receive(db, mailText({ headers }))).toEqual({ outcome: "set aside" });
  });

  test("a made-up seal, a cut message, an unknown sender and no message at all are set aside", async () => {
    const db = await fresh();
    const lead = await newLead(db);
    const real = sealedAddress(secret, mailbox, lead.id);
    const forged = real.replace(/.(?=@)/, (last) => (last === "a" ? "e" : "a"));
    const foreign = sealedAddress("t".repeat(32), mailbox, lead.id);
    for (const address of [forged, foreign, "replies+asha@dts.example"])
      expect(await receive(db, mailText({ headers: { To: address } })), address).toEqual({
        outcome: "set aside",
      });
    expect(await receive(db, mailText({ headers: to(lead.id) }), { isCut: true })).toEqual({
      outcome: "set aside",
    });
    expect(await receive(db, mailText({ headers: { From: "undisclosed:;" } }))).toEqual({
      outcome: "set aside",
    });
    const nested = Array.from(
      { length: 60 },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    );
    const deep = mailText({
      headers: { "Content-Type": "multipart/mixed; boundary=b0" },
      body: nested.join(""),
    });
    expect(await receive(db, deep)).toEqual({ outcome: "set aside" });
    expect((await readConversation(db, lead.id)).received).toEqual([]);
    const kept = await db.selectFrom("mail_files").select(["name", "lead_id"]).execute();
    expect(kept).toEqual([{ name: "message.eml", lead_id: null }]);
  });

  test("programs mark nothing as unread, and our own mail that comes back is only noted", async () => {
    const db = await fresh();
    const lead = await newLead(db);
    const absent = { ...to(lead.id), "Auto-Submitted": "auto-replied" };
    expect(await receive(db, mailText({ headers: absent }))).toMatchObject({
      outcome: "found",
      isAutomatic: true,
    });
    const own = await db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
    const loop = { ...to(lead.id), "Message-ID": `<${own.id}@dts.example>` };
    expect(await receive(db, mailText({ headers: loop }))).toEqual({ outcome: "noted" });
    const marks: Record<string, string>[] = [
      { Precedence: "bulk" },
      { "List-Id": "<x.test>" },
      { "Return-Path": "<>" },
    ];
    for (const headers of marks)
      expect(await receive(db, mailText({ headers: { ...headers, ...to(lead.id) } }))).toMatchObject({
        isAutomatic: true,
      });
    const { unread_since } = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(unread_since).toBeNull();
    expect(await db.selectFrom("outbox").select("id").where("template", "=", "reply").execute()).toEqual([]);
  });

  test("a report of an undeliverable mail keeps later mails from its address back; one about strangers does not", async () => {
    const db = await fresh();
    await newLead(db);
    const mail = await db
      .selectFrom("outbox")
      .select("id")
      .where("template", "=", "confirmation")
      .executeTakeFirstOrThrow();
    const about = (address: string) => deliveryReport({ id: mail.id, to: address, status: "5.1.1" });
    expect(await receive(db, about("victim@else.test"))).toEqual({ outcome: "set aside" });
    expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
    expect(await receive(db, about("asha.rao@school.test"))).toEqual({ outcome: "noted" });
    expect(await db.selectFrom("suppressions").select("address").execute()).toEqual([
      { address: "asha.rao@school.test" },
    ]);
  });

  test("what an answer quotes is folded apart from what it says", async () => {
    const db = await fresh();
    const lead = await newLead(db);
    const quoting = [
      "Yes.\r\n\r\nOn Mon, 23 Nov 2026 at 09:00, The agent, DTS\r\n<hello@dts.example> wrote:\r\n> Hello",
      "Yes.\r\n\r\n-----Original Message-----\r\nFrom: The agent\r\nSent: Monday\r\nHello",
      "Yes.\r\n\r\nFrom: The agent\r\nSent: Monday\r\nHello",
      "Yes.\r\n\r\n2026-11-23 को The agent <hello@dts.example> ने लिखा:\r\n> Hello",
      "Yes.\r\n\r\n> Hello\r\n> there",
    ];
    for (const body of quoting) await receive(db, mailText({ headers: to(lead.id), body }));
    await receive(
      db,
      multipart("alternative", [{ "Content-Type": "text/plain", body: "> all\r\n> quoted" }], to(lead.id)),
    );
    const { received } = await readConversation(db, lead.id);
    expect(received.map(({ said }) => said)).toEqual([...quoting.map(() => "Yes."), "> all\n> quoted"]);
    for (const { quoted } of received.slice(0, -1)) expect(quoted).toContain("Hello");
  });

  test("that comes while its lead is erased is set aside", async () => {
    const db = await fresh();
    const lead = await newLead(db);
    const erasing = await db.startTransaction().execute();
    await eraseLeads(erasing, [lead.id], { reason: "a request", now });
    const received = receive(db, mailText({ headers: to(lead.id), body: "Hello" }));
    if (db.engine === "postgres") await expect.poll(() => waiting(db)).toBe(1);
    await erasing.commit().execute();
    expect(await received).toEqual({ outcome: "set aside" });
    const stored = await db.selectFrom("received_mails").select(["lead_id", "reason"]).execute();
    expect(stored).toEqual([{ lead_id: null, reason: "its enquiry was erased" }]);
  });
});
