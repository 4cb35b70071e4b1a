import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { hasPgbouncer, pooledUrl, startPgbouncer } from "#tests/support/pgbouncer.ts";
import {
  endPostgres,
  newServerFolder,
  removePostgres,
  startPostgres,
} from "#tests/support/postgres-server.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { DatabaseUnavailable, openDatabase } from "./database.server.ts";
import { migrate } from "./migrate.server.ts";
import { unboundedStatements } from "./role-settings.server.ts";

const startTimeoutMs = 60_000;

// Reported as skipped where PgBouncer is not installed.
describe.skipIf(!hasPgbouncer())("behind PgBouncer in transaction mode", { timeout: startTimeoutMs }, () => {
  let folder: string;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  // As long as PgBouncer's own: a session that began before an event is still there after it, on a slow machine too.
  const start = () => startPgbouncer(folder, 600);
  const open = (options = {}) => openDatabase(pooledUrl(folder, "postgres"), options);

  beforeAll(async () => {
    folder = newServerFolder();
    await startPostgres(folder);
    pooler = await start();
  }, startTimeoutMs);

  afterAll(async () => {
    await pooler.end();
    await removePostgres(folder);
  }, startTimeoutMs);

  test("three processes that start at once bring an empty database up to date, one after the other", async () => {
    const started = Array.from({ length: 3 }, async () => {
      const db = await open();
      await migrate(db);
      return db;
    });
    const all = await Promise.all(started);
    const { rows } =
      await sql`select name, count(*) as times from kysely_migration group by name having count(*) > 1
      union all select 'held', 1 from pg_locks where locktype = 'advisory'`.execute(all[0] as never);
    expect(rows).toEqual([]);
    await Promise.all(all.map((db) => db.destroy()));
  });

  test("statements end after their time, in a transaction and alone, whichever session they meet", async () => {
    // A role's settings are per database, and only one process uses this one: it keeps the session it began with.
    const name = `early_${randomUUID().replaceAll("-", "_")}`;
    {
      await using admin = await open();
      await sql`create database ${sql.id(name)}`.execute(admin);
    }
    const openNew = () => openDatabase(pooledUrl(folder, name));
    {
      await using early = await openNew();
      expect(await unboundedStatements(early)).toContain("RECONNECT the pooler");
    }
    // The pooler's sessions began before the role got its settings; the log tells the operator to reconnect it.
    await pooler.end();
    pooler = await start();
    await using db = await openNew();
    expect(await unboundedStatements(db)).toBeUndefined();
    const longest = sql<{ statement: string; durable: string }>`
      select current_setting('statement_timeout') as statement, current_setting('synchronous_commit') as durable,
        pg_sleep(0.02)`;
    const alone = Array.from({ length: 8 }, () => longest.execute(db));
    const inside = Array.from({ length: 8 }, () => db.transaction().execute((trx) => longest.execute(trx)));
    for (const { rows } of await Promise.all([...alone, ...inside]))
      expect(rows[0]).toMatchObject({ statement: "5s", durable: "on" });
    const tooLong = db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 100`.execute(trx);
      await sql`select pg_sleep(5)`.execute(trx);
    });
    await expect(tooLong).rejects.toBeInstanceOf(DatabaseUnavailable);
    await db.checkHealth();
  });

  test("what a transaction sets for itself is gone with it", async () => {
    await using db = await open();
    await db.transaction().execute((trx) => sql`set local synchronous_commit = off`.execute(trx));
    const { rows } = await sql`select current_setting('synchronous_commit') as durable`.execute(db);
    expect(rows).toEqual([{ durable: "on" }]);
  });

  test("a hundred submissions at once are stored once each", async () => {
    await using db = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => recordSubmission(db, sampleSubmission(), new Date())),
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["stored"]));
    const { stored } = await db
      .selectFrom("leads")
      .select(({ fn }) => fn.countAll<number>().as("stored"))
      .executeTakeFirstOrThrow();
    expect(stored).toBe(100);
  });

  test("a server that was restarted is used again without the pooler's usual 15 s", async () => {
    // Gives up on the pooler, which holds the transaction back, long before those 15 s are over.
    await using db = await open({ statementTimeoutMs: 1_000 });
    await migrate(db);
    const store = () => recordSubmission(db, sampleSubmission(), new Date()).then(({ outcome }) => outcome);
    await endPostgres(folder);
    await expect(store()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await startPostgres(folder);
    await expect.poll(() => store().catch(String), { timeout: 8_000 }).toBe("stored");
  });
});
