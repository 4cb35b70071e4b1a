import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { addNote, assignLead } from "#app/leads/work/lead-work.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { notifyStaff } from "./notify-staff.server.ts";

const minute = (count: number) => new Date(Date.parse("2026-11-23T10:00:00+05:30") + count * 60_000);

describeEachDatabase("telling staff", (fresh) => {
  test("writes a notice, tells the open workspace of its reader alone, and queues a mail without the visitor's words", async () => {
    const db = await fresh();
    const leadId = await leadOf(db, "asha");
    const told = await tell(db, { kind: "answered", leadId });
    expect(told).toEqual({ told: ["asha"], isQueued: true });
    const notice = await db.selectFrom("staff_notices").selectAll().executeTakeFirstOrThrow();
    expect(notice).toMatchObject({ user_id: "asha", kind: "answered", lead_id: leadId, read_at: null });
    const change = await db
      .selectFrom("changes")
      .selectAll()
      .where("kind", "=", "notice")
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({ reader_id: "asha", subject_id: leadId, what: "answered" });
    const [mail] = await mailsOf(db);
    expect(mail).toMatchObject({ recipients: ["asha@dts.example"], lead_id: null });
    expect(JSON.stringify(mail)).not.toContain("Padmavathi");
    expect(mail?.data).toMatchObject({ path: `/leads/dashboard/${leadId}` });
    const lead = await db.selectFrom("leads").select("unread_since").executeTakeFirstOrThrow();
    expect(lead.unread_since).toBe(minute(0).getTime());
  });

  test("sends one mail about a lead in a quarter of an hour, and none of a kind that is switched off", async () => {
    const db = await fresh();
    const leadId = await leadOf(db, "asha");
    await db
      .insertInto("notice_wishes")
      .values({ user_id: "asha", kind: "mentioned", no_mail_since: 1 })
      .execute();
    const mailed = [
      await tell(db, { kind: "mentioned", leadId, to: ["asha"] }, 0),
      await tell(db, { kind: "answered", leadId }, 1),
      await tell(db, { kind: "answered", leadId }, 15),
      await tell(db, { kind: "answered", leadId }, 17),
    ].map(({ isQueued }) => isQueued);
    expect(mailed).toEqual([false, true, false, true]);
    expect(await db.selectFrom("staff_notices").select("id").execute()).toHaveLength(4);
    expect(await mailsOf(db)).toHaveLength(2);
  });

  test("leaves out who caused it, who is disabled, who may not see the lead, and what was told before", async () => {
    const db = await fresh();
    const leadId = await leadOf(db, "asha");
    await db
      .updateTable("user")
      .set({ disabled: true } as never)
      .where("id", "=", "meera")
      .execute();
    const to = ["asha", "ravi", "meera", "farhan"];
    const first = await tell(db, { kind: "mentioned", leadId, to, actorId: "asha" });
    expect(first.told).toEqual(["farhan"]);
    const once = "step 1";
    expect((await tell(db, { kind: "step", leadId, once })).told).toEqual(["asha"]);
    expect((await tell(db, { kind: "step", leadId, once }, 60)).told).toEqual([]);
  });

  test("tells a new owner and whom a note mentions, and the lead is unread until its owner changes it", async () => {
    const db = await fresh();
    const leadId = await leadOf(db, "asha");
    const farhan = { id: "farhan", role: "manager" } as const;
    await assignLead(db, { leadId, ownerId: "ravi" }, farhan, minute(0));
    await addNote(db, { leadId, text: "@ravi please call, @asha knows them" }, farhan, minute(20));
    const notices = await db.selectFrom("staff_notices").select(["user_id", "kind", "actor_id"]).execute();
    // Asha, an agent, may no longer see the lead.
    expect(notices).toEqual([
      { user_id: "ravi", kind: "assigned", actor_id: "farhan" },
      { user_id: "ravi", kind: "mentioned", actor_id: "farhan" },
    ]);
    expect(await unreadSince(db)).toBe(minute(0).getTime());
    await addNote(db, { leadId, text: "Called" }, { id: "ravi", role: "agent" }, minute(30));
    expect(await unreadSince(db)).toBeNull();
  });

  test("sends few mails to whoever is given many leads at once", async () => {
    const db = await fresh();
    await leadOf(db, "asha");
    const farhan = { id: "farhan", role: "manager" } as const;
    for (let lead = 0; lead < 14; lead += 1) {
      const stored = await recordSubmission(db, sampleSubmission(), minute(-5));
      if (stored.outcome !== "stored") throw new Error("the lead was not stored");
      await assignLead(db, { leadId: stored.leadId, ownerId: "ravi" }, farhan, minute(0));
    }
    expect(await db.selectFrom("staff_notices").select("id").execute()).toHaveLength(14);
    expect(await mailsOf(db)).toHaveLength(12);
  });
});

async function unreadSince(db: Database) {
  return (await db.selectFrom("leads").select("unread_since").executeTakeFirstOrThrow()).unread_since;
}

/** A lead of this owner, among agents and a manager called Farhan. */
async function leadOf(db: Database, owner: string): Promise<string> {
  await makeStaff(db, "asha", "ravi", "meera", "farhan");
  await db
    .updateTable("user")
    .set({ role: "manager" } as never)
    .where("id", "=", "farhan")
    .execute();
  const submission = sampleSubmission({ person: { name: "Padmavathi" } });
  const stored = await recordSubmission(db, submission, minute(-10));
  if (stored.outcome !== "stored") throw new Error("the lead was not stored");
  await db.updateTable("leads").set({ owner_id: owner }).where("id", "=", stored.leadId).execute();
  return stored.leadId;
}

function tell(db: Database, telling: Omit<Parameters<typeof notifyStaff>[1], "now">, at = 0) {
  return db.transaction().execute((trx) => notifyStaff(trx, { ...telling, now: minute(at) }));
}

function mailsOf(db: Database) {
  return db.selectFrom("outbox").selectAll().where("template", "=", "desk-note").execute();
}
