import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { batchedWrite } from "./batched-writes.server.ts";
import type { Database, Transaction } from "./database.server.ts";
import { DatabaseUnavailable } from "./database.server.ts";
import { insertRows } from "./rows.server.ts";

describeEachDatabase("writes that share a transaction", (fresh) => {
  test("each gets its own output, and there are fewer transactions than writes", async () => {
    const db = await fresh();
    let transactions = 0;
    const write = batchedWrite(async (trx, names: string[]) => {
      transactions++;
      await store(trx, names);
      return names.map((name) => `stored ${name}`);
    });
    const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
    expect(await Promise.all(names.map((name) => write(db, name)))).toEqual(
      names.map((name) => `stored ${name}`),
    );
    expect(transactions).toBeLessThan(20);
    expect(await stored(db)).toEqual(names.toSorted());
  });

  test("a bad one fails alone", async () => {
    const db = await fresh();
    const write = batchedWrite(async (trx, names: string[]) => {
      await store(trx, names);
      if (names.includes("bad")) throw new Error("a mistake");
      return names;
    });
    const results = await Promise.allSettled(["a", "bad", "b"].map((name) => write(db, name)));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await stored(db)).toEqual(["a", "b"]);
  });

  test("a lost race is run again", async () => {
    const db = await fresh();
    await db.transaction().execute((trx) => store(trx, ["taken"]));
    let attempt = 0;
    const write = batchedWrite(async (trx, names: string[]) => {
      await store(trx, attempt++ < 2 ? ["taken"] : names);
      return names;
    });
    await expect(write(db, "free")).resolves.toBe("free");
  });

  test("a database that cannot be used fails all that wait, once", async () => {
    const db = await fresh();
    let attempts = 0;
    const write = batchedWrite(async (_trx, _names: string[]): Promise<string[]> => {
      attempts++;
      throw new DatabaseUnavailable("no");
    });
    const results = await Promise.allSettled([write(db, "a"), write(db, "b")]);
    expect(results.map((result) => result.status === "rejected" && result.reason.name)).toEqual([
      "DatabaseUnavailable",
      "DatabaseUnavailable",
    ]);
    expect(attempts).toBe(1);
  });
});

async function store(trx: Transaction, names: string[]): Promise<void> {
  await insertRows(
    trx,
    "suppressions",
    names.map((address) => ({ address, reason: "", created_at: 0 })),
  );
}

async function stored(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("suppressions").select("address").execute();
  return rows.map(({ address }) => address).toSorted();
}
