import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, DatabaseUnavailable, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { newPostgresDatabase } from "#tests/support/databases.ts";
import { formRule } from "./rate-limit.server.ts";
import { publicRateLimiter } from "./shared-rate-limit.server.ts";

const at = Date.parse("2026-11-21T04:30:00Z");
const own = { secret: "s".repeat(32), now: () => at };
const rule = { ...formRule, limit: 10 };
let replicas: [Database, Database];

beforeAll(async () => {
  const url = await newPostgresDatabase();
  replicas = [await openDatabase(url), await openDatabase(url)];
  await migrate(replicas[0]);
}, 60_000);
afterAll(() => Promise.all(replicas.map((db) => db.destroy())));

test("two replicas count together", async () => {
  const limiters = replicas.map((db) => publicRateLimiter(db, own));
  const waits = await Promise.all(
    Array.from({ length: 16 }, (_, turn) => limiters[turn % 2]?.take(rule, "203.0.113.7")),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
  expect(waits.filter((seconds) => Number(seconds) > 0)).toHaveLength(6);
});

test("while the database does not answer, a process counts for itself", async () => {
  const gone = new Proxy(replicas[0], {
    get: (db, name) =>
      name === "transaction"
        ? () => {
            throw new DatabaseUnavailable("gone");
          }
        : Reflect.get(db, name),
  });
  const limiter = publicRateLimiter(gone, own);
  const waits = [];
  for (let turn = 0; turn < 12; turn++) waits.push(await limiter.take(rule, "203.0.113.8"));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
});
