import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { boxes, order, ordersHarness, secret } from "./orders-harness.ts";
import { sealedTrackPath } from "./track.server.ts";

describeEachDatabase("importing shipments", (fresh) => {
  test("customers are written to at milestones that tell them something, with a link that works", async () => {
    const db = await fresh();
    const { load } = ordersHarness(db);
    await load([order], { notify: true });
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    expect((await load(boxes, { notify: true })).saved).toEqual({ added: 0, moved: 2, same: 0, mails: 2 });
    expect((await load(boxes, { notify: true })).saved).toEqual({ added: 0, moved: 0, same: 2, mails: 0 });
    const mails = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
    expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [["asha@customer.example"], "DTS order SO-10234: shipped"],
      [["asha@customer.example"], "DTS order SO-10234: on back-order"],
    ]);
    expect(mails[0]?.data.trackPath).toBe(sealedTrackPath({ type: "order", number: "SO-10234" }, secret));
  });

  test("a dry run and a file with bad rows write nothing and name every bad line", async () => {
    const db = await fresh();
    const { load } = ordersHarness(db);
    const rows = [
      order,
      "parcel,S1,,,,1,shipped,2026-11-20,,,",
      "order,SO-55555,,,,1,shipped,2026-11-20,,,",
      "repair,J-4711,12,56,nobody,x,delivered,soon,later,,",
    ];
    for (const dryRun of [true, false]) {
      const { faults, saved, lines } = await load(rows, { dryRun });
      expect([lines, saved]).toEqual([4, undefined]);
      expect(faults.map(({ line, reason }) => `${line} ${reason.split(":")[0]}`)).toEqual([
        "3 type",
        "3 number",
        "4 phone or pin",
        "5 milestone",
        "5 day",
        "5 shipment",
        "5 phone",
        "5 pin",
        "5 email",
        "5 expected",
      ]);
    }
    expect((await load([order], { dryRun: true })).faults).toEqual([]);
    expect(await db.selectFrom("orders").selectAll().execute()).toEqual([]);
  });
});
