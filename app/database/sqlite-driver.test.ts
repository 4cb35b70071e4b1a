import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshSqlite, newSqliteFile } from "#tests/support/databases.ts";
import { DatabaseUnavailable, openDatabase } from "./database.server.ts";
import { insertRows } from "./rows.server.ts";

const fresh = freshSqlite();
const row = { address: "a@school.test", reason: "asked", created_at: 1 };

test("a file in a folder with a space, named with or without file:", async () => {
  const file = await newSqliteFile();
  for (const url of [`${file} copy/site.db`, `file:${file} copy/site.db`, `sqlite:${file} copy/site.db`]) {
    await using db = await openDatabase(url);
    await sql`create table if not exists visits (page text)`.execute(db);
  }
});

test("the connections are durable and check references", async () => {
  const db = await fresh();
  const reading = await sql<{ synchronous: number }>`select * from pragma_synchronous`.execute(db);
  expect(reading.rows).toEqual([{ synchronous: 2 }]);
  await db.connection().execute(async (writer) => {
    expect((await sql`pragma journal_mode`.execute(writer)).rows).toEqual([{ journal_mode: "wal" }]);
    expect((await sql`pragma synchronous`.execute(writer)).rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`pragma foreign_keys`.execute(writer)).rows).toEqual([{ foreign_keys: 1 }]);
    expect((await sql`pragma busy_timeout`.execute(writer)).rows).toEqual([{ timeout: 100 }]);
  });
});

test("a file that is no database is refused with a sentence", async () => {
  await expect(openDatabase(import.meta.filename)).rejects.toThrow("file is not a database");
});

test("a write waits for another process's lock, and reading goes on meanwhile", async () => {
  const file = await newSqliteFile();
  await using db = await openDatabase(file);
  const other = new Sqlite(file);
  other.exec("begin immediate");
  let written = false;
  const write = insertRows(db, "suppressions", [row]).then(() => {
    written = true;
  });
  for (let reads = 0; reads < 20; reads++) await db.selectFrom("suppressions").selectAll().execute();
  expect(written).toBe(false);
  other.exec("commit");
  await write;
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([row]);
  other.close();
});

test("a list does not wait behind searches", async () => {
  const db = await fresh();
  const ended: string[] = [];
  const search = async () => {
    await sql`select count(*) from (with recursive numbers(n) as (
        select 1 union all select n + 1 from numbers where n < 200000) select n from numbers)
      where n > 0 or exists (select 1 from lead_search where lead_search match '"word"*')`.execute(db);
    ended.push("search");
  };
  const list = async () => {
    await db.selectFrom("suppressions").selectAll().execute();
    ended.push("list");
  };
  // The first round starts the threads.
  for (let round = 0; round < 2; round++) {
    ended.length = 0;
    await Promise.all([...Array.from({ length: 12 }, search), list()]);
  }
  expect(ended.indexOf("list")).toBeLessThan(4);
});

test("a lock that lasts is DatabaseUnavailable for statements and transactions, and afterwards all is well", async () => {
  const file = await newSqliteFile();
  await using db = await openDatabase(file, { patienceMs: 200 });
  const other = new Sqlite(file);
  other.exec("begin immediate");
  await expect(insertRows(db, "suppressions", [row])).rejects.toBeInstanceOf(DatabaseUnavailable);
  const transaction = db.transaction().execute((trx) => insertRows(trx, "suppressions", [row]));
  await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
  other.exec("rollback");
  other.close();
  await insertRows(db, "suppressions", [row]);
});

test("a write behind a transaction that does not end is DatabaseUnavailable", async () => {
  const db = await fresh({ patienceMs: 100 });
  await db.transaction().execute(async () => {
    await expect(insertRows(db, "suppressions", [row])).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
  await insertRows(db, "suppressions", [row]);
});

test("a full disk is DatabaseUnavailable, leaves nothing of the transaction, and is over when there is room", async () => {
  const db = await fresh();
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(db);
  const large = { ...row, address: "b@school.test", reason: "x".repeat(100_000) };
  const failed = db
    .transaction()
    .execute((trx) =>
      Promise.all([
        insertRows(trx, "suppressions", [row]),
        insertRows(trx, "suppressions", [large]),
        insertRows(trx, "suppressions", [{ ...row, address: "c@school.test" }]),
      ]),
    );
  await expect(failed).rejects.toBeInstanceOf(DatabaseUnavailable);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  await insertRows(db, "suppressions", [large]);
});

test("after SQLite itself has ended a transaction nothing of it commits alone", async () => {
  const db = await fresh();
  const ended = db.transaction().execute(async (trx) => {
    await insertRows(trx, "suppressions", [row]);
    await sql`rollback`.execute(trx);
    await insertRows(trx, "suppressions", [{ ...row, address: "b@school.test" }]);
  });
  await expect(ended).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
});

test("what comes after closing is refused and opens nothing again", async () => {
  const db = await openDatabase(await newSqliteFile());
  await db.connection().execute(async (late) => {
    await db.destroy();
    await expect(late.selectFrom("suppressions").selectAll().execute()).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
    await expect(insertRows(late, "suppressions", [row])).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
