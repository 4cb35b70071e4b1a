import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { addNote, assignLead } from "#app/leads/work/lead-work.server.ts";
import { tidy } from "#app/privacy/tidy.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { recordChange } from "./record-change.server.ts";

const now = new Date("2026-11-23T10:00:00+05:30");
const manager = { id: "ravi", role: "manager" } as const;

describeEachDatabase("the changes", (fresh) => {
  test("name each lead that is new, assigned or noted about, with who did it and who had it", async () => {
    const db = await fresh();
    await makeStaff(db, "asha", "ravi");
    const stored = await recordSubmission(db, sampleSubmission(), now);
    if (stored.outcome !== "stored") throw new Error("the lead was not stored");
    const { leadId } = stored;
    expect(await changesOf(db)).toEqual([[leadId, "created", null, null]]);
    await assignLead(db, { leadId, ownerId: "asha" }, manager, now);
    await assignLead(db, { leadId, ownerId: null }, manager, now);
    await addNote(db, { leadId, text: "Call again" }, manager, now);
    expect(await changesOf(db)).toEqual([
      [leadId, "created", null, null],
      [leadId, "changed", null, null],
      [leadId, "assigned", "ravi", null],
      [leadId, "changed", null, "asha"],
      [leadId, "assigned", "ravi", null],
      [leadId, "changed", null, null],
      [leadId, "note", "ravi", null],
    ]);
  });

  test("are not there when the transaction of the change failed", async () => {
    const db = await fresh();
    const change = db.transaction().execute(async (trx) => {
      await recordChange(trx, { kind: "queue", what: "called", now });
      throw new Error("no");
    });
    await expect(change).rejects.toThrow("no");
    expect(await changesOf(db)).toEqual([]);
  });

  test("are kept for a day", async () => {
    const db = await fresh();
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    await recordChange(db, { kind: "queue", what: "old", now: hoursAgo(25) });
    await recordChange(db, { kind: "queue", what: "young", now: hoursAgo(23) });
    await tidy(db, now, async () => {});
    expect(await changesOf(db)).toEqual([[null, "young", null, null]]);
  });
});

async function changesOf(db: Database) {
  const rows = await db
    .selectFrom("changes")
    .selectAll()
    .where("kind", "!=", "notice")
    .orderBy("id")
    .execute();
  return rows.map((row) => [row.subject_id, row.what, row.actor_id, row.owner_before]);
}
