import { expect, test } from "vitest";
import { boxes, order, ordersHarness, secret } from "#tests/fixtures/orders.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { drawMail } from "#tests/support/sample-mail.ts";
import { sealedTrackPath } from "./track.server.ts";

describeEachDatabase("importing shipments", (fresh) => {
  test("customers are written to at milestones that tell them something, with a link that works", async () => {
    const db = await fresh();
    const { load } = ordersHarness(db);
    await load([order], { notify: true });
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    expect((await load(boxes, { notify: true })).saved).toEqual({ added: 0, moved: 2, same: 0, mails: 1 });
    expect((await load(boxes, { notify: true })).saved).toEqual({ added: 0, moved: 0, same: 2, mails: 0 });
    const mails = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
    expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [["asha@customer.example"], "DTS order SO-10234: box 1 of 2 shipped, box 2 on back-order"],
    ]);
    expect(mails[0]?.data.trackPath).toBe(sealedTrackPath({ type: "order", number: "SO-10234" }, secret));
  });

  test("one mail tells of a change of one order: all its boxes, counted right, with carrier and number", async () => {
    const db = await fresh();
    const { load } = ordersHarness(db);
    const first = "order,SO-20001,+91 98765 43210,,meera@customer.example,";
    const others = Array.from(
      { length: 250 },
      (_, n) => `order,SO-3${n},9876543210,,,1,shipped,2026-11-20,,,`,
    );
    await load(
      [
        `${first}1,shipped,2026-11-20,2026-11-27,Sample Carrier,SC-448-120`,
        // Rows of one order may be far apart in a file.
        ...others,
        `${first}2,shipped,2026-11-20,2026-11-27,Sample Carrier,SC-448-121`,
        `${first}3,shipped,2026-11-20,2026-11-27,Other Carrier,OC-9`,
      ],
      { notify: true },
    );
    await load(["order,SO-20001,,,,2,delivered,2026-11-21,,,"], { notify: true });
    await load(
      ["order,SO-20001,,,,1,delivered,2026-11-22,,,", "order,SO-20001,,,,3,delivered,2026-11-22,,,"],
      { notify: true },
    );
    const mails = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "DTS order SO-20001: all 3 boxes shipped",
      "DTS order SO-20001: box 2 of 3 delivered",
      "DTS order SO-20001: boxes 1 and 3 of 3 delivered",
    ]);
    const [mail] = mails;
    const { text } = await drawMail({ template: "order-update", data: mail?.data ?? {} });
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      "Box 1 of 3 Shipped, 20 November 2026. Handed to the carrier. Sample Carrier: SC-448-120 Delivery expected on",
    );
    expect(text).toContain("Box 3 of 3");
    expect(text).toContain("Other Carrier: OC-9");
  });

  test("a number with and without the hyphen after its letters is one order, with other hyphens another", async () => {
    const db = await fresh();
    const { load } = ordersHarness(db);
    const row = (number: string, rest: string) => `order,${number},${rest},2026-11-20,,,`;
    await load([row("SO-10234", "3210,,,1,confirmed"), row("SO10234", ",,,2,confirmed")]);
    await load([row("so 10234", ",,,\u202a2\u202c,preparing"), row("SO10234", ",,,1,preparing")]);
    await load([row("2026-1-12", "3210,,,1,confirmed"), row("2026-11-2", "1111,,,1,confirmed")]);
    const orders = await db
      .selectFrom("orders")
      .select(["number", "phone_last4"])
      .orderBy("number")
      .execute();
    expect(orders).toEqual([
      { number: "2026-1-12", phone_last4: "3210" },
      { number: "2026-11-2", phone_last4: "1111" },
      { number: "SO-10234", phone_last4: "3210" },
    ]);
    expect(await db.selectFrom("milestones").select("id").execute()).toHaveLength(6);
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
