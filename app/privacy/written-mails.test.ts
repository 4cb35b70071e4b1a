import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
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

  test("go after 90 days with what a killed process left, also those of a lead that is kept", async () => {
    const db = await fresh();
    const old = await mailsOfLead(db, daysAgo(91), "asha@example.test");
    const recent = await mailsOfLead(db, daysAgo(89), "ravi@example.test");
    const parts = [...old.mails, ...recent.mails, newId(daysAgo(1))].map((id) => `${id}.eml.part`);
    const whole = [...old.mails, ...recent.mails].map((id) => `${id}.eml`);
    const dataDir = folderWith([...whole, ...parts, "read-me.eml"]);
    await hourOf(db, dataDir);
    expect(files(dataDir)).toEqual(
      [...recent.mails.flatMap((id) => [`${id}.eml`, `${id}.eml.part`]), "read-me.eml"].sort(),
    );
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

function folderWith(names: string[]): string {
  const dataDir = mkdtempSync(join(tmpdir(), "written-mails-"));
  mkdirSync(join(dataDir, "mail"));
  for (const name of names) writeFileSync(join(dataDir, "mail", name), "To: asha@example.test");
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
