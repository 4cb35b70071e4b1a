import { expect, test } from "vitest";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { manager, now, withLead } from "#tests/fixtures/worked-lead.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { waiting } from "#tests/support/locks.ts";
import { addTag } from "./tag-lead.server.ts";

const erasure = { reason: "a request", now };

describeEachDatabase("a tag that is put on while its lead is erased", (fresh) => {
  const tag = { name: "Large order", mayMake: true };

  test("is refused and left off if the erasure came first", async () => {
    const { db, leadId } = await withLead(await fresh());
    const erasing = await db.startTransaction().execute();
    await eraseLeads(erasing, [leadId], erasure);
    const tagging = addTag(db, { leadId, ...tag }, manager, now);
    if (db.engine === "postgres") await expect.poll(() => waiting(db)).toBe(1);
    await erasing.commit().execute();
    expect(await tagging).toEqual({ outcome: "erased" });
    expect(await db.selectFrom("lead_tags").selectAll().execute()).toEqual([]);
  });

  test("is erased too if it came first", async () => {
    const { db, leadId } = await withLead(await fresh());
    const tagging = await db.startTransaction().execute();
    expect(await addTag(tagging, { leadId, ...tag }, manager, now)).toEqual({ outcome: "done" });
    const erasing = db.transaction().execute((trx) => eraseLeads(trx, [leadId], erasure));
    if (db.engine === "postgres") await expect.poll(() => waiting(db)).toBe(1);
    await tagging.commit().execute();
    expect(await erasing).toMatchObject({ erased: { "enterprise-contact": 1 } });
    expect(await db.selectFrom("tags").selectAll().execute()).toEqual([]);
    const words = await db.selectFrom("timeline").select("kind").where("kind", "=", "tagged").execute();
    expect(words).toEqual([]);
  });
});
