import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { noteFailure, recentFailures } from "#app/accounts/refused-sign-in.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { instantOf, newId } from "#app/database/uuid.server.ts";
import { monthsBefore } from "#app/dates/months-before.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { carryOut } from "#app/newsletter/subscription.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { accountServices, staffMember } from "#tests/support/staff-accounts.ts";
import { runDailyRetention, runRetentionByHand, startRetention } from "./retention-job.server.ts";

const now = new Date("2026-11-21T08:00:00Z");
const ago = (months: number, days = 0) => new Date(monthsBefore(now, months).getTime() - days * 86_400_000);

describeEachDatabase("retention", (fresh) => {
  test("erases each form when its months are over, counted from the last contact, once for all replicas", async () => {
    const db = await fresh();
    await lead(db, "enterprise-contact", ago(24, 1));
    await lead(db, "enterprise-contact", ago(23));
    const worked = await lead(db, "enterprise-contact", ago(30));
    await db
      .updateTable("leads")
      .set({ updated_at: ago(1).getTime() })
      .where("id", "=", worked)
      .execute();
    await lead(db, "feedback-bep-2025", ago(12, 1));
    await lead(db, "bep-feedback", ago(11));
    await lead(db, "a-form-of-former-days", ago(24, 1));
    const restricted = await lead(db, "finance", ago(20));
    await db
      .updateTable("leads")
      .set({ restricted_at: ago(12, 1).getTime() })
      .where("id", "=", restricted)
      .execute();

    const tools = toolsOf(db);
    const expected = {
      "enterprise-contact": 1,
      "feedback-bep-2025": 1,
      "a-form-of-former-days": 1,
      finance: 1,
    };
    expect((await runRetentionByHand(tools, true)).erased).toEqual(expected);
    expect(await named(db)).toBe(7);
    const ran = await Promise.all([
      runDailyRetention(tools),
      runDailyRetention(tools),
      runDailyRetention(tools),
    ]);
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(await named(db)).toBe(3);
    const [run] = await db.selectFrom("job_runs").selectAll().execute();
    expect(run).toMatchObject({ key: "retention 2026-11-21", result: { erased: expected } });
    expect(JSON.stringify(tools.log.info.mock.calls)).not.toMatch(/asha/i);
    expect((await runRetentionByHand(tools, false)).erased).toEqual({});
  });

  test("a run that never ended is taken over after an hour", async () => {
    const db = await fresh();
    const tools = toolsOf(db);
    const old = { key: "retention 2026-11-21", job: "retention", finished_at: null };
    const startedAt = now.getTime() - 59 * 60_000;
    await insertRows(db, "job_runs", [{ ...old, started_at: startedAt, result: {} }]);
    expect(await runDailyRetention(tools)).toBe(false);
    await db
      .updateTable("job_runs")
      .set({ started_at: now.getTime() - 61 * 60_000 })
      .execute();
    expect(await runDailyRetention(tools)).toBe(true);
  });

  test("counts of requests are forgotten after a day, also where today's run is over", async () => {
    const db = await fresh();
    const tools = toolsOf(db);
    await runDailyRetention(tools);
    let present = now.getTime();
    const limits = [databaseRateLimiter(db, { secret: "s".repeat(32), now: () => present })];
    await limits[0]?.take({ name: "form", limit: 60, windowMs: 600_000 }, "203.0.113.7");
    present += 24 * 60 * 60_000;
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
    const retention = startRetention({ ...tools, limits });
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    await retention.stop();
    expect(await db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  test("stopping waits for a run also where the counts of requests could not be removed", async () => {
    const db = await fresh();
    await lead(db, "enterprise-contact", ago(24, 1));
    const tools = toolsOf(db);
    const failure = new Error("no counts today");
    const limits = [{ take: () => 0, forget: () => Promise.reject(failure) }];
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
    const retention = startRetention({ ...tools, limits });
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    await retention.stop();
    const [run] = await db.selectFrom("job_runs").select("finished_at").execute();
    expect(run?.finished_at).toBe(now.getTime());
    expect(tools.log.warn.mock.calls).toEqual([
      [{ err: failure }, expect.stringContaining("counts of requests")],
    ]);
  });

  test("the registers of orders and plans end with their own times", async () => {
    const db = await fresh();
    await orderOf(db, "SO-1", ago(12, 1));
    await orderOf(db, "SO-2", ago(11));
    await planOf(db, "G6TZM3QD41", ago(12, 1));
    await planOf(db, "G6TZM3QD42", ago(11));
    const tools = toolsOf(db);
    const due = { orders: 1, coverage: 1 };
    expect(await runRetentionByHand(tools, true)).toMatchObject(due);
    expect(await db.selectFrom("orders").selectAll().execute()).toHaveLength(2);
    await runDailyRetention(tools);
    expect((await db.selectFrom("orders").select("number").execute()).map(({ number }) => number)).toEqual([
      "SO-2",
    ]);
    expect((await db.selectFrom("coverage").select("serial").execute()).map(({ serial }) => serial)).toEqual([
      "G6TZM3QD42",
    ]);
    const [run] = await db.selectFrom("job_runs").selectAll().where("finished_at", "is not", null).execute();
    expect(run?.result).toMatchObject(due);
    const [entry] = await db.selectFrom("audit_log").selectAll().execute();
    expect(entry).toMatchObject({ action: "data erased", detail: due });
  });

  test("entries of the audit log go after 24 months", async () => {
    const db = await fresh();
    for (const at of [ago(24, 1), ago(23)])
      await audit(db, { actorId: "manager", action: "leads exported", now: at });
    await runDailyRetention(toolsOf(db));
    const log = await db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(log.map(({ action }) => action)).toEqual(["leads exported", "data erased"]);
    expect(log.at(1)?.detail).toMatchObject({ auditEntries: 1 });
  });

  test("refused sign-ins are kept for the owner of the account for 90 days", async () => {
    const db = await fresh();
    const { services } = accountServices(db);
    const { id } = await staffMember(services, "asha@dts.example");
    for (const days of [91, 89]) {
      const failure = { userId: id, address: "192.0.2.1", kind: "code" } as const;
      const at = new Date(now.getTime() - days * 86_400_000);
      await noteFailure({ ...services, now: () => at }, failure);
    }
    await runDailyRetention(toolsOf(db));
    expect(await recentFailures(services, id)).toHaveLength(1);
  });

  test("mails of no lead go after 90 days, also those that were written as files", async () => {
    const db = await fresh();
    const dataDir = mkdtempSync(join(tmpdir(), "site-retention-"));
    mkdirSync(join(dataDir, "mail"));
    const day = 86_400_000;
    for (const age of [91, 89]) {
      const at = new Date(now.getTime() - age * day);
      await db.transaction().execute((trx) => queueMessages(trx, [{ message: passwordMail }], at));
      await db.updateTable("outbox").set({ state: "sent" }).execute();
    }
    const mails = await db.selectFrom("outbox").select("id").orderBy("id").execute();
    for (const { id } of mails) {
      const file = join(dataDir, "mail", `${id}.eml`);
      writeFileSync(file, "To: asha@dts.example");
      const at = new Date(instantOf(id));
      utimesSync(file, at, at);
    }
    await runRetentionByHand({ ...toolsOf(db), dataDir }, false);
    expect(readdirSync(join(dataDir, "mail"))).toEqual([`${mails[1]?.id}.eml`]);
    rmSync(dataDir, { recursive: true });
  });

  test("a newsletter that nobody confirmed goes after 30 days; a confirmed one stays until it is left", async () => {
    const db = await fresh();
    const day = 86_400_000;
    await lead(db, "newsletter", new Date(now.getTime() - 31 * day), "a@example.test");
    await lead(db, "newsletter", new Date(now.getTime() - 29 * day), "b@example.test");
    const reader = await lead(db, "newsletter", ago(40), "c@example.test");
    await carryOut(db, "newsletter-confirm", reader, ago(40));
    const tools = toolsOf(db);
    expect((await runRetentionByHand(tools, false)).erased).toEqual({ newsletter: 1 });
    await carryOut(db, "newsletter-leave", reader, ago(12, 1));
    expect((await runRetentionByHand(tools, false)).erased).toEqual({ newsletter: 1 });
    expect(await db.selectFrom("opt_outs").selectAll().execute()).toEqual([]);
  });
});

test("months are counted by the calendar", () => {
  const before = (day: string, months: number) =>
    monthsBefore(new Date(day), months).toISOString().slice(0, 10);
  expect(before("2026-11-21T00:00:00Z", 24)).toBe("2024-11-21");
  expect(before("2026-03-31T00:00:00Z", 1)).toBe("2026-02-28");
  expect(before("2028-02-29T00:00:00Z", 12)).toBe("2027-02-28");
});

async function lead(db: Database, form: string, at: Date, email = `asha${at.getTime()}@example.test`) {
  const stored = await recordSubmission(db, sampleSubmission({ form, person: { email } }), at);
  if (stored.outcome === "conflict") throw new Error("conflict");
  return stored.leadId;
}

async function orderOf(db: Database, number: string, changed: Date): Promise<void> {
  const at = changed.getTime();
  const facts = { phone_last4: "3210", pin: null, email: null, version: 1 };
  await insertRows(db, "orders", [
    { id: newId(changed), type: "order", number, ...facts, created_at: ago(20).getTime(), updated_at: at },
  ]);
}

async function planOf(db: Database, serial: string, ends: Date): Promise<void> {
  const at = ago(40).getTime();
  const plan = {
    imei: null,
    plan: "DCare",
    starts_on: "2023-01-01",
    version: 1,
    created_at: at,
    updated_at: at,
  };
  const ends_on = ends.toISOString().slice(0, 10);
  await insertRows(db, "coverage", [{ id: newId(ends), serial, ...plan, ends_on }]);
}

const passwordMail: OutgoingMail = {
  kind: "mail",
  template: "set-password",
  data: { name: "Asha", url: "https://www.dts.example/set/1", expires: "tomorrow", reason: "invited" },
  to: ["asha@dts.example"],
  subject: "Set your password",
};

async function named(db: Database): Promise<number> {
  const rows = await db.selectFrom("leads").select("id").where("name", "is not", null).execute();
  return rows.length;
}

function toolsOf(db: Database) {
  return { db, now: () => now, dataDir: "data-of-nobody", log: { info: vi.fn(), warn: vi.fn() } };
}
