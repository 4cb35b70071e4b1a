import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { endData } from "./end-data.server.ts";
import { eraseLeads } from "./erase.server.ts";
import { runDailyRetention, startRetention } from "./retention-job.server.ts";

const now = new Date("2026-11-21T08:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describeEachDatabase("the files of mails on each machine", (fresh) => {
  test("go with the erasure of their lead, also where another machine erased it", async () => {
    const db = await fresh();
    const erased = await mailsOfLead(db, daysAgo(3), "asha@example.test");
    const held = await mailsOfLead(db, daysAgo(3), "ravi@example.test");
    const dataDir = folderWith([...erased.mails, ...held.mails].flatMap((id) => [`${id}.eml`]));
    await db
      .transaction()
      .execute((trx) => eraseLeads(trx, [erased.leadId], { reason: "as its owner asked", now }));
    await hourOf(db, dataDir);
    expect(files(dataDir)).toEqual(held.mails.map((id) => `${id}.eml`).sort());
  });

  test("go with the erasure of their address, of which another machine wrote them", async () => {
    const db = await fresh();
    const { leadId, mails } = await mailsOfLead(db, daysAgo(3), "asha@example.test");
    // As mails about orders.
    const loose = { lead_id: null, visitor_address: "asha@example.test" };
    await db.updateTable("outbox").set(loose).where("lead_id", "=", leadId).execute();
    const dataDir = folderWith(mails.map((id) => `${id}.eml.part`));
    const whose = { leadIds: [], addresses: ["asha@example.test"], people: [] };
    const by = { actorId: "admin", subjectId: leadId, reason: "as its owner asked", now };
    await db.transaction().execute((trx) => endData(trx, whose, by));
    await hourOf(db, dataDir);
    expect(files(dataDir)).toEqual([]);
  });

  test("are looked for as long as they may be there", async () => {
    const db = await fresh();
    for (const days of [91, 89]) {
      const { leadId } = await mailsOfLead(db, daysAgo(days), "asha@example.test");
      const wish = { reason: "as its owner asked", now: daysAgo(days) };
      await db.transaction().execute((trx) => eraseLeads(trx, [leadId], wish));
    }
    await hourOf(db, folderWith([]));
    const noted = await db.selectFrom("erased_mails").select("erased_at").distinct().execute();
    expect(noted).toEqual([{ erased_at: daysAgo(89).getTime() }]);
  });

  test("stay where the database knows nothing of them: it was restored, or is another one", async () => {
    const { mails } = await mailsOfLead(await fresh(), daysAgo(3), "asha@example.test");
    const dataDir = folderWith(mails.map((id) => `${id}.eml`));
    const restored = await fresh();
    await mailsOfLead(restored, daysAgo(1), "ravi@example.test");
    await hourOf(restored, dataDir);
    expect(files(dataDir)).toEqual(mails.map((id) => `${id}.eml`).sort());
  });

  test("go after 90 days with what a killed process left, also those of a lead that is kept", async () => {
    const db = await fresh();
    const old = await mailsOfLead(db, daysAgo(91), "asha@example.test");
    const recent = await mailsOfLead(db, daysAgo(89), "ravi@example.test");
    const waited = await mailsOfLead(db, daysAgo(91), "meera@example.test");
    const namesOf = ({ mails }: typeof old) => mails.flatMap((id) => [`${id}.eml`, `${id}.eml.part`]);
    const dataDir = folderWith([...namesOf(old), "read-me.eml"], daysAgo(91));
    folderWith([...namesOf(recent), ...namesOf(waited)], daysAgo(89), dataDir);
    await hourOf(db, dataDir);
    expect(files(dataDir)).toEqual([...namesOf(recent), ...namesOf(waited), "read-me.eml"].sort());
  });

  test("need not be there", async () => {
    const warn = await hourOf(await fresh(), mkdtempSync(join(tmpdir(), "no-mails-")));
    expect(warn).not.toHaveBeenCalled();
  });
});

/** A lead with mails that were written. */
async function mailsOfLead(db: Database, at: Date, email: string) {
  const stored = await recordSubmission(db, sampleSubmission({ person: { email } }), at);
  if (stored.outcome === "conflict") throw new Error("conflict");
  const { leadId } = stored;
  await db.updateTable("outbox").set({ state: "sent" }).where("lead_id", "=", leadId).execute();
  const rows = await db.selectFrom("outbox").select("id").where("lead_id", "=", leadId).execute();
  return { leadId, mails: rows.map(({ id }) => id) };
}

function folderWith(
  names: string[],
  at = daysAgo(3),
  dataDir = mkdtempSync(join(tmpdir(), "written-mails-")),
): string {
  mkdirSync(join(dataDir, "mail"), { recursive: true });
  for (const name of names) {
    writeFileSync(join(dataDir, "mail", name), "To: asha@example.test");
    utimesSync(join(dataDir, "mail", name), at, at);
  }
  return dataDir;
}

function files(dataDir: string): string[] {
  return readdirSync(join(dataDir, "mail")).sort();
}

/** An hourly run of a machine, after today's retention has run on another. */
async function hourOf(db: Database, dataDir: string) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const elsewhere = mkdtempSync(join(tmpdir(), "other-machine-"));
  await runDailyRetention({ db, now: () => now, dataDir: elsewhere, log });
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  const retention = startRetention({ db, now: () => now, dataDir, log, limits: [] });
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await retention.stop();
  return log.warn;
}
