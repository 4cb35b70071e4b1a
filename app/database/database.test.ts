import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { DatabaseUnavailable, isUniqueViolation, openDatabase } from "./database.server.ts";
import { insertRows, isAmong, type Row } from "./rows.server.ts";
import { newId } from "./uuid.server.ts";

describeEachDatabase("a database", (fresh) => {
  test("returns JSON, numbers, texts and nulls as they were written", async () => {
    const db = await fresh();
    const row = auditRow({ detail: { nested: [1, "two", null, true], text: "₹ ' \" \\ 🪔 हिन्दी" } });
    await insertRows(db, "audit_log", [row]);
    expect(await db.selectFrom("audit_log").selectAll().execute()).toEqual([row]);
  });

  test("inserts many rows in one statement and skips those that exist", async () => {
    const db = await fresh();
    const rows = Array.from({ length: 300 }, (_, index) => suppression(`a${index}@school.test`));
    await insertRows(db, "suppressions", rows);
    const returned = await insertRows(
      db,
      "suppressions",
      [suppression("a7@school.test"), suppression("new@school.test")],
      {
        existing: "skip",
        returning: "address",
      },
    );
    expect(returned).toEqual(["new@school.test"]);
    const found = await db
      .selectFrom("suppressions")
      .select("address")
      .where(isAmong(db, "address", ["a0@school.test", "a299@school.test", "nobody@school.test"]))
      .execute();
    expect(found.map(({ address }) => address).sort()).toEqual(["a0@school.test", "a299@school.test"]);
  });

  test("replaces what no database can hold instead of failing", async () => {
    const db = await fresh();
    const text = `nul \u0000 half \ud83d literal \\u0000 whole 🪔`;
    await insertRows(db, "audit_log", [auditRow({ action: text, detail: { text } })]);
    const [row] = await db.selectFrom("audit_log").selectAll().execute();
    const expected = "nul \ufffd half \ufffd literal \\u0000 whole 🪔";
    expect(row).toMatchObject({ action: expected, detail: { text: expected } });
  });

  test("names a unique violation", async () => {
    const db = await fresh();
    await insertRows(db, "suppressions", [suppression("a@school.test")]);
    const again = insertRows(db, "suppressions", [suppression("a@school.test")]);
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    const other = sql`select * from nowhere`.execute(db);
    await expect(other).rejects.not.toSatisfy(isUniqueViolation);
  });

  test("leaves nothing of a transaction that failed", async () => {
    const db = await fresh();
    const failed = db.transaction().execute(async (trx) => {
      await insertRows(trx, "suppressions", [suppression("a@school.test")]);
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });

  test("leaves nothing of a transaction in which one of several statements at once failed", async () => {
    const db = await fresh();
    const failed = db
      .transaction()
      .execute((trx) =>
        Promise.all([
          insertRows(trx, "suppressions", [suppression("a@school.test")]),
          insertRows(trx, "suppressions", [suppression("a@school.test")]),
          insertRows(trx, "suppressions", [suppression("b@school.test")]),
        ]),
      );
    await expect(failed).rejects.toThrow();
    await insertRows(db, "suppressions", [suppression("c@school.test")]);
    expect(
      (await db.selectFrom("suppressions").select("address").execute()).map((row) => row.address),
    ).toEqual(["c@school.test"]);
  });

  test("runs transactions that overlap one after the other or side by side, each whole", async () => {
    const db = await fresh();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        db.transaction().execute(async (trx) => {
          await insertRows(trx, "suppressions", [suppression(`${index}@school.test`)]);
          await wait(1);
          await insertRows(trx, "audit_log", [auditRow({ action: `${index}` })]);
        }),
      ),
    );
    const counts = await Promise.all([
      db.selectFrom("suppressions").select("address").execute(),
      db.selectFrom("audit_log").select("id").execute(),
    ]);
    expect(counts.map((rows) => rows.length)).toEqual([20, 20]);
  });

  test("does not show others what is not committed", async () => {
    const db = await fresh();
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, "suppressions", [suppression("a@school.test")]);
      expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
    });
    expect(await db.selectFrom("suppressions").selectAll().execute()).toHaveLength(1);
  });

  test("lets a running transaction end when it is closed", async () => {
    const db = await fresh();
    let closed: Promise<void> | undefined;
    const stored = db.transaction().execute(async (trx) => {
      closed = db.destroy();
      await insertRows(trx, "suppressions", [suppression("a@school.test")]);
      return "stored";
    });
    await expect(stored).resolves.toBe("stored");
    await closed;
  });

  test("tells that it is healthy", async () => {
    await expect((await fresh()).checkHealth()).resolves.toBeUndefined();
  });
});

test("a PostgreSQL server that is not there is unavailable, not a crash", async () => {
  const opened = openDatabase("postgres://site@127.0.0.1:1/site");
  await expect(opened).rejects.toBeInstanceOf(DatabaseUnavailable);
});

function suppression(address: string): Row<"suppressions"> {
  return { address, reason: "asked", created_at: 1_790_000_000_000 };
}

function auditRow(changes: Partial<Row<"audit_log">>): Row<"audit_log"> {
  const at = 1_790_000_000_123;
  return {
    id: newId(new Date(at)),
    actor_id: "u1",
    action: "seen",
    subject_id: null,
    detail: {},
    at,
    ...changes,
  };
}
