import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { twoFactor } from "better-auth/plugins";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { olderSchema } from "#tests/fixtures/older-schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { Database } from "./database.server.ts";
import { migrate, schemaOf } from "./migrate.server.ts";
import { up as auditWithoutDetails } from "./migrations/0009-audit-without-details.ts";
import * as arrivals from "./migrations/0010-arrivals.ts";
import { up as auditWithoutReasons } from "./migrations/0011-audit-without-reasons.ts";
import { up as erasedArrivals } from "./migrations/0012-erased-arrivals.ts";
import { up as exportsWithoutTags } from "./migrations/0078-exports-without-tags.ts";
import { insertRows, lockNames } from "./rows.server.ts";
import { newId } from "./uuid.server.ts";

describeEachDatabase("migrating", (fresh) => {
  test("again changes nothing", async () => {
    const db = await fresh();
    await migrate(db);
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  test("applies one that was finished after others with higher numbers", async () => {
    const db = await fresh();
    await olderSchema(db);
    await migrate(db);
    expect(await db.selectFrom("calendar_feeds").selectAll().execute()).toEqual([]);
  });

  test("refuses a database that a newer version has migrated", async () => {
    const db = await fresh();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow(
      "A newer version of this program has migrated the database (9999-later): start that version, or restore the backup",
    );
  });

  test("refuses one that a newer version migrates while this one waits for it", async () => {
    const db = await fresh();
    await olderSchema(db);
    let migrated = Promise.resolve();
    await db.transaction().execute(async (newer) => {
      await lockNames(newer, ["migrations"]);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
        newer,
      );
      migrated = migrate(db);
      migrated.catch(() => {});
      // Until the other has seen the database as it was.
      expect(await schemaOf(db)).toBe("older");
    });
    await expect(migrated).rejects.toThrow(
      "A newer version of this program has migrated the database (9999-later): start that version",
    );
  });

  test("takes what staff searched for and the numbers of orders and devices out of an older audit log", async () => {
    const db = await fresh();
    const at = new Date("2026-11-20T08:00:00Z");
    const [order, plan] = [newId(at), newId(at)];
    const written = { created_at: 1, updated_at: 1, version: 1 };
    const facts = { phone_last4: "3210", pin: null, email: null };
    await insertRows(db, "orders", [{ id: order, type: "order", number: "SO-1", ...facts, ...written }]);
    const days = { starts_on: "2026-05-05", ends_on: "2029-05-04" };
    await insertRows(db, "coverage", [
      { id: plan, serial: "G6TZM3QD41", imei: null, plan: "DCare", ...days, ...written },
    ]);
    const entries: [string, Record<string, unknown>][] = [
      ["orders changed", { type: "order", number: "SO-1", shipment: 1 }],
      ["order deleted", { type: "order", number: "SO-2" }],
      ["coverage added", { serial: "G6TZM3QD41" }],
      ["leads exported", { filter: { form: "finance", search: "asha" } }],
      ["leads exported", { filter: { form: "finance" } }],
      ["token moved", { queue: "pune 2026-12-04", number: 4 }],
    ];
    for (const [action, detail] of entries) {
      const row = { id: newId(at), actor_id: "admin", subject_id: null, at: at.getTime() };
      await insertRows(db, "audit_log", [{ ...row, action, detail }]);
    }
    await auditWithoutDetails(db as unknown as Kysely<unknown>, db.engine);
    const log = await db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(log.map(({ subject_id, detail }) => [subject_id, detail])).toEqual([
      [order, { type: "order", shipment: 1 }],
      [null, { type: "order" }],
      [plan, {}],
      [null, { filter: { form: "finance" }, searched: true }],
      [null, { filter: { form: "finance" } }],
      [null, { queue: "pune 2026-12-04", number: 4 }],
    ]);
  });

  test("makes the tables that the accounts library expects", async () => {
    const db = await fresh();
    const { toBeCreated, toBeAdded } = await getMigrations(accountOptions(db));
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  });

  test("forgets the referring hosts that earlier versions kept of an arrival, campaigns it keeps", async () => {
    const db = await fresh();
    const ids: string[] = [];
    for (const source of ["newsletter", "search.example"]) {
      const recorded = await recordSubmission(
        db,
        sampleSubmission({ attribution: { last: { landingPage: "/", source } } }),
        new Date("2026-11-21T08:00:00Z"),
      );
      if (recorded.outcome === "stored") ids.push(recorded.leadId);
    }
    await sql`alter table attributions add column referrer text`.execute(db);
    await sql`alter table attributions add column at bigint`.execute(db);
    await sql`update attributions set referrer = source, source = null where lead_id = ${ids[1]}`.execute(db);
    await arrivals.up(db as never);
    const leads = await db.selectFrom("leads").select("source").orderBy("id").execute();
    expect(leads).toEqual([{ source: "newsletter" }, { source: null }]);
    const [kept] = await db.selectFrom("attributions").selectAll().execute();
    expect(kept).not.toHaveProperty("referrer");
    expect(kept).not.toHaveProperty("at");
  });

  test("takes the reasons of blocked times out of an older audit log, and of nothing else", async () => {
    const db = await fresh();
    const at = new Date("2026-11-22T08:00:00Z");
    const blocked = { place: "pune", from: "2026-12-01T04:30:00.000Z", to: "2026-12-01T06:30:00.000Z" };
    const entries: [string, Record<string, unknown>][] = [
      ["time blocked", { ...blocked, reason: "a sick colleague", booked: 2 }],
      ["time opened", { ...blocked, reason: "a sick colleague" }],
      ["time opened", blocked],
      ["data erased", { reason: "kept for its time" }],
    ];
    for (const [action, detail] of entries) {
      const row = { id: newId(at), actor_id: "manager", subject_id: null, at: at.getTime() };
      await insertRows(db, "audit_log", [{ ...row, action, detail }]);
    }
    await auditWithoutReasons(db as unknown as Kysely<unknown>, db.engine);
    const log = await db.selectFrom("audit_log").select("detail").orderBy("id").execute();
    expect(log.map(({ detail }) => detail)).toEqual([
      { ...blocked, booked: 2 },
      blocked,
      blocked,
      { reason: "kept for its time" },
    ]);
  });

  test("takes the words of tags out of the exports of an older audit log", async () => {
    const db = await fresh();
    const at = new Date("2026-11-22T08:00:00Z");
    for (const detail of [{ filter: { form: "finance", tag: "Asha" } }, { filter: { form: "finance" } }]) {
      const row = { id: newId(at), actor_id: "manager", subject_id: null, at: at.getTime() };
      await insertRows(db, "audit_log", [{ ...row, action: "leads exported", detail }]);
    }
    await exportsWithoutTags(db as unknown as Kysely<unknown>, db.engine);
    const log = await db.selectFrom("audit_log").select("detail").orderBy("id").execute();
    expect(log.map(({ detail }) => detail)).toEqual([
      { filter: { form: "finance" }, tagged: true },
      { filter: { form: "finance" } },
    ]);
  });

  test("leaves of how the leads arrived that earlier versions erased the source alone", async () => {
    const db = await fresh();
    const at = new Date("2026-11-22T08:00:00Z");
    const last = { landingPage: "/service", source: "newsletter", medium: "email", campaign: "autumn" };
    for (const erased of [true, false]) {
      const recorded = await recordSubmission(
        db,
        sampleSubmission({ page: "/contact-us", attribution: { last } }),
        at,
      );
      if (erased && recorded.outcome === "stored")
        await db.updateTable("leads").set({ erased_at: 1 }).where("id", "=", recorded.leadId).execute();
    }
    await erasedArrivals(db as unknown as Kysely<unknown>);
    const kept = await db
      .selectFrom("attributions")
      .innerJoin("leads", "leads.id", "lead_id")
      .select(["page", "landing_page", "attributions.source", "medium", "campaign"])
      .orderBy("lead_id")
      .execute();
    expect(kept).toEqual([
      { page: null, landing_page: "", source: "newsletter", medium: null, campaign: null },
      {
        page: "/contact-us",
        landing_page: "/service",
        source: "newsletter",
        medium: "email",
        campaign: "autumn",
      },
    ]);
  });

  test("serves the accounts library", async () => {
    const auth = betterAuth(accountOptions(await fresh()));
    const body = { name: "Asha", email: "asha@dts.example", password: "correct horse battery" };
    const { user } = await auth.api.signUpEmail({ body });
    const session = await auth.api.signInEmail({ body });
    expect(session.user).toMatchObject({ id: user.id, emailVerified: false, createdAt: expect.any(Date) });
    expect(session.user).toMatchObject({ role: "agent", disabled: false });
  });
});

function accountOptions(db: Database) {
  return {
    database: { db, type: db.engine, transaction: true },
    secret: "a secret of thirty-two characters",
    baseURL: "http://localhost:3000",
    emailAndPassword: { enabled: true },
    rateLimit: { enabled: true, storage: "database" as const },
    user: {
      additionalFields: {
        role: { type: "string" as const, defaultValue: "agent", input: false },
        disabled: { type: "boolean" as const, defaultValue: false, input: false },
      },
    },
    plugins: [twoFactor()],
    telemetry: { enabled: false },
    // better-auth's check reports PostgreSQL's bigint as a mismatch of the bigint it asks for.
    logger: { disabled: true },
  };
}
