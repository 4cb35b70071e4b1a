import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/database/database.server.ts";
import { testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";

const env = { APP_SECRET: "s".repeat(32) };
const patient = { timeout: 15_000 };

describe.each(Object.entries(appDatabases))("whether the site is ready (%s)", (_, newDatabase) => {
  const timeoutMs = 180_000;

  test("is asked by a write: while another process holds the lock it is not, and pages still are served", {
    timeout: timeoutMs,
  }, async () => {
    await using app = await testApp({ database: await newDatabase(), env });
    const status = async () => (await app.fetch("/readyz")).status;
    expect(await status()).toBe(200);
    await using other = await openDatabase(app.config.databaseUrl);
    await other.transaction().execute(async (trx) => {
      if (other.engine === "postgres") await sql`lock table write_checks`.execute(trx);
      await expect.poll(status, patient).toBe(503);
      const answer = await app.fetch("/readyz");
      expect(await answer.text()).toContain("nothing can be stored");
      expect(answer.headers.get("Retry-After")).toBe("5");
      expect((await app.fetch("/healthz")).status).toBe(200);
    });
    await expect.poll(status, patient).toBe(200);
  });
});

test("a database that is full is not ready, and ready again when there is room", {
  timeout: 60_000,
}, async () => {
  await using app = await testApp({ database: "sqlite", env });
  const status = async () => (await app.fetch("/readyz")).status;
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.services.db);
  await limit(1);
  await expect.poll(status, patient).toBe(503);
  await limit(1_000_000);
  await expect.poll(status, patient).toBe(200);
});
