import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";

describeEachDatabase("a database", (fresh) => {
  test("answers", async () => {
    const db = await fresh();
    expect((await sql<{ a: number }>`select 1 as a`.execute(db)).rows).toEqual([{ a: 1 }]);
  });
  test("answers again", async () => {
    const db = await fresh();
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });
});
