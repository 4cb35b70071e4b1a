import { expect, test } from "vitest";
import { siteOrigin } from "#tests/fixtures/forms.ts";
import { boxes, order, ordersHarness, secret } from "#tests/fixtures/orders.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sealedTrackPath, trackByLink } from "./track.server.ts";

describeEachDatabase("tracking", (fresh) => {
  test("the second fact opens the shipments; nothing of the customer is in the answer", async () => {
    const { load, find } = ordersHarness(await fresh());
    await load([order, ...boxes]);
    for (const [number, fact] of [
      ["so-10234", "3210"],
      ["SO/10234", "32 10"],
      ["so10234", "3210"],
      ["SO-10234.", "3210"],
      ["#so 1023-4,", "3210"],
      ["\u202aSO-10234\u202c", "3210\u200e"],
      ["SO-10234\u200b", "32\u200b10"],
    ] as const) {
      const { refused } = await find("order", number, fact);
      expect(refused.status, number).toBe(200);
      expect(refused.found).toEqual({
        type: "order",
        number: "SO-10234",
        shipments: [
          {
            position: 1,
            expectedOn: "2026-11-24",
            carrier: "Sample Carrier",
            carrierNumber: "SC1",
            reached: [
              { milestone: "confirmed", day: "2026-11-18" },
              { milestone: "shipped", day: "2026-11-20" },
            ],
          },
          {
            position: 2,
            expectedOn: "2026-12-04",
            carrier: null,
            carrierNumber: null,
            reached: [{ milestone: "back-order", day: "2026-11-20" }],
          },
        ],
      });
    }
  });

  test("an unknown number, another type and a wrong fact get one and the same answer", async () => {
    const { load, find } = ordersHarness(await fresh());
    await load([order]);
    const answers = [
      await find("order", "SO-10234", "9999"),
      await find("order", "SO-10234", "560002"),
      await find("order", "SO-99999", "3210"),
      await find("repair", "SO-10234", "3210"),
    ];
    for (const { refused } of answers) expect(refused).toEqual(answers[0]?.refused);
    expect(answers[0]?.refused.status).toBe(404);
  });

  test("a number stored without a hyphen is found with one, and the exact number before a similar one", async () => {
    const db = await fresh();
    const { load, find } = ordersHarness(db);
    await load([order, "order,SO-10235,1111,,,1,confirmed,2026-11-18,,,"]);
    await db.updateTable("orders").set({ number: "SO10234" }).where("number", "=", "SO-10235").execute();
    await load(["repair,J4711,3210,,,1,received,2026-11-20,,,"]);
    expect((await find("repair", "j-4711", "3210")).refused.found).toMatchObject({ number: "J4711" });
    expect((await find("order", "SO10234", "1111")).refused.status).toBe(200);
    expect((await find("order", "SO-10234", "3210")).refused.status).toBe(200);
    expect((await find("order", "SO-10234", "1111")).refused.status).toBe(404);
  });

  test("a fact that is not stored is never right", async () => {
    const { load, find } = ordersHarness(await fresh());
    await load(["repair,J-4711,3210,,,1,received,2026-11-20,,,"]);
    expect((await find("repair", "J-4711", "560001")).refused.status).toBe(404);
    expect((await find("repair", "J-4711", "3210")).refused.status).toBe(200);
  });

  test("a link opens its own order and no other", async () => {
    const db = await fresh();
    const { services, load } = ordersHarness(db);
    await load([order, "order,SO-20000,1111,,,1,confirmed,2026-11-18,,,"]);
    const path = sealedTrackPath({ type: "order", number: "SO-20000" }, secret);
    const key = new URL(path, siteOrigin).searchParams.get("key") ?? "";
    expect(await trackByLink({ type: "order", number: "SO-20000" }, key, services)).toBeDefined();
    expect(await trackByLink({ type: "order", number: "SO-10234" }, key, services)).toBeUndefined();
    expect(await trackByLink({ type: "order", number: "SO-20000" }, "", services)).toBeUndefined();
    expect(await trackByLink({ type: "order", number: "SO-20000" }, `${key}A`, services)).toBeUndefined();
  });
});
