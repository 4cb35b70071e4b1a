import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { monthsBefore } from "#app/dates/months-before.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { runDailyRetention } from "./retention-job.server.ts";

const now = new Date("2026-11-21T08:00:00Z");
const forms = { "enterprise-contact": 1, "feedback-bep-2025": 1 };

describeEachDatabase("a retention run", (fresh) => {
  test("that is killed has reported what it erased, and the one that takes over adds to it", async () => {
    const db = await fresh();
    for (const form of Object.keys(forms)) {
      const email = `${form}@example.test`;
      await recordSubmission(db, sampleSubmission({ form, person: { email } }), monthsBefore(now, 25));
    }
    const tools = { db, now: () => now, dataDir: "data-of-nobody", log: { info: vi.fn(), warn: vi.fn() } };
    const transaction = db.retriedTransaction.bind(db);
    const transactions = vi.spyOn(db, "retriedTransaction");
    transactions.mockImplementationOnce(transaction).mockRejectedValueOnce(new Error("killed"));
    await expect(runDailyRetention(tools)).rejects.toThrow("killed");
    transactions.mockRestore();
    const killed = await reported(db);
    expect(killed).toEqual({ isFinished: false, inRow: expect.any(Object), inLog: [killed.inRow] });
    expect(Object.values(killed.inRow as object)).toEqual([1]);
    const later = new Date(now.getTime() + 61 * 60_000);
    expect(await runDailyRetention({ ...tools, now: () => later })).toBe(true);
    const { isFinished, inRow, inLog } = await reported(db);
    expect([isFinished, inRow, Object.assign({}, ...inLog)]).toEqual([true, forms, forms]);
  });

  test("is finished where the files of mails cannot be read", async () => {
    const db = await fresh();
    const dataDir = mkdtempSync(join(tmpdir(), "no-folder-"));
    writeFileSync(join(dataDir, "mail"), "a file in the place of the folder");
    await runDailyRetention({ db, now: () => now, dataDir, log: { info: vi.fn(), warn: vi.fn() } });
    expect((await reported(db)).isFinished).toBe(true);
  });
});

/** The erased leads by form, in the row of the run and in the entries of the audit log. */
async function reported(db: Database) {
  const run = await db.selectFrom("job_runs").selectAll().executeTakeFirstOrThrow();
  const log = await db.selectFrom("audit_log").select("detail").orderBy("id").execute();
  return {
    isFinished: run.finished_at !== null,
    inRow: run.result.erased,
    inLog: log.flatMap(({ detail }) => (detail.erased ? [detail.erased] : [])),
  };
}
