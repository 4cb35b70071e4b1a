import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { assignLead } from "#app/leads/work/lead-work.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { sendMorningMails, setMorningMail, wantsMorningMail } from "./morning-mail.server.ts";

const monday = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);
const week = [[], ...Array(5).fill([["09:30", "18:30"]]), []] as [string, string][][];
const workingTime = { week, holidays: ["2026-11-24"] };

describeEachDatabase("the mail of the morning", (fresh) => {
  test("goes once to everyone who has something to do and wants it, and names nobody", async () => {
    const db = await fresh();
    await makeStaff(db, "asha", "ravi", "meera");
    await db
      .updateTable("user")
      .set({ disabled: true } as never)
      .where("id", "=", "meera")
      .execute();
    const lead = await recordSubmission(db, sampleSubmission(), monday("07:00"));
    if (lead.outcome !== "stored") throw new Error("the lead was not stored");
    await setMorningMail(db, "ravi", false, monday("07:00"));
    expect([await wantsMorningMail(db, "ravi"), await wantsMorningMail(db, "asha")]).toEqual([false, true]);
    expect(await send(db, monday("08:01"))).toBe(1);
    expect(await send(db, monday("08:06"))).toBe(0);
    const mails = await db.selectFrom("outbox").selectAll().where("template", "=", "desk-note").execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: "Your day: Monday, 23 November 2026", lead_id: null });
    expect(mails[0]?.data).toMatchObject({ path: "/leads/dashboard" });
    expect(JSON.stringify(mails[0]?.data)).toContain('"label":"New and nobody\'s","value":"1"');
    expect(JSON.stringify(mails)).not.toContain("Asha Rao");
  });

  test("is not sent at night, on days without work, or to those with an empty day", async () => {
    const db = await fresh();
    await makeStaff(db, "asha", "ravi");
    const lead = await recordSubmission(db, sampleSubmission(), monday("07:00"));
    if (lead.outcome !== "stored") throw new Error("the lead was not stored");
    const manager = { id: "ravi", role: "manager" } as const;
    await assignLead(db, { leadId: lead.leadId, ownerId: "ravi" }, manager, monday("07:30"));
    for (const at of ["2026-11-22T09:00", "2026-11-24T09:00"])
      expect(await send(db, new Date(`${at}:00+05:30`))).toBe(0);
    expect([await send(db, monday("07:59")), await send(db, monday("12:00"))]).toEqual([0, 0]);
    expect(await send(db, monday("09:00"))).toBe(1);
    const mails = await db
      .selectFrom("outbox")
      .select("recipients")
      .where("template", "=", "desk-note")
      .execute();
    expect(JSON.stringify(mails)).toContain("ravi");
  });
});

function send(db: Database, now: Date): Promise<number> {
  return sendMorningMails({ db, now: () => now, workingTime: () => workingTime, wakeOutbox: () => {} });
}
