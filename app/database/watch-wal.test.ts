import { statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { newSqliteFile } from "#tests/support/databases.ts";
import { type Database, openDatabase } from "./database.server.ts";
import { insertRows } from "./rows.server.ts";
import { cutWal } from "./watch-wal.server.ts";

const limitBytes = 200_000;
let written = 0;

/** Each about 8 kB in the log. */
async function write(db: Database, count: number) {
  const until = written + count;
  for (; written < until; written++)
    await insertRows(db, "suppressions", [
      { address: `${written}@school.test`, reason: "x".repeat(4_000), created_at: 1 },
    ]);
}

test("a write-ahead log that a reader made long is cut when the reader has gone, and before that it is told", async () => {
  const file = await newSqliteFile();
  await using db = await openDatabase(file, { walLimitBytes: limitBytes });
  const size = () => statSync(`${file}-wal`).size;
  const log = { warn: vi.fn() };
  const reader = new Sqlite(file, { readonly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from suppressions").get();
  await write(db, 100);
  expect(size()).toBeGreaterThan(limitBytes);
  await cutWal({ db, url: file, limitBytes, log });
  expect(log.warn).toHaveBeenCalledOnce();
  reader.close();
  await cutWal({ db, url: file, limitBytes, log });
  expect(size()).toBe(0);
  expect(log.warn).toHaveBeenCalledOnce();
});

test("a log that was long is no longer than the limit after the next checkpoint", async () => {
  const file = await newSqliteFile();
  await using db = await openDatabase(file, { walLimitBytes: limitBytes });
  const size = () => statSync(`${file}-wal`).size;
  const reader = new Sqlite(file, { readonly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from suppressions").get();
  await write(db, 1_500);
  const long = size();
  reader.close();
  await write(db, 2);
  expect(long).toBeGreaterThan(4_000_000);
  expect(size()).toBeLessThanOrEqual(limitBytes);
});
