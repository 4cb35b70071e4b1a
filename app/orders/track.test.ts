import { describe, expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { databaseRateLimiter } from "#app/database/rate-limiter.server.ts";
import { formHarness, siteOrigin } from "#app/forms/form-harness.ts";
import { seededRandom } from "#app/forms/seeded-random.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { changeOrder } from "./desk.server.ts";
import { importShipments } from "./import-shipments.server.ts";
import { readShipment } from "./shipment-rows.ts";
import { type Asked, readAsked, sealedTrackPath, trackByFact, trackByLink } from "./track.server.ts";

const header = "type,number,phone,pin,email,shipment,milestone,day,expected,carrier,carrier_number";
const secret = "s".repeat(32);

function harness(db: Database) {
  const { services, logged, clock } = formHarness(db);
  const all = { ...services, guessLimit: services.rateLimit, secret };
  const mail = { site: services.site, linkTo: (order: Asked) => sealedTrackPath(order, secret) };
  const post = (body: BodyInit, headers = {}) =>
    new Request(`${siteOrigin}/order-tracking/x`, { method: "POST", body, headers });
  return {
    services: all,
    logged,
    clock,
    post,
    load: (rows: string[], { dryRun = false, notify = false } = {}) =>
      importShipments(db, [header, ...rows].join("\n"), {
        actorId: "test",
        now: clock.at,
        dryRun,
        notify,
        mail,
      }),
    find: (type: string, number: string, fact: string) =>
      trackByFact(post(new URLSearchParams({ type, number, fact })), undefined, all),
    mail,
  };
}

const order =
  "order,SO-10234,+91 98765 43210,560001,asha@customer.example,1,confirmed,2026-11-18,2026-11-24,,";
const boxes = [
  "order,SO-10234,,,,1,shipped,2026-11-20,,Sample Carrier,SC1",
  "order,SO-10234,,,,2,back-order,2026-11-20,2026-12-04,,",
];

describeEachDatabase("tracking", (fresh) => {
  test("either second fact opens the shipments; nothing of the customer is in the answer", async () => {
    const { load, find } = harness(await fresh());
    await load([order, ...boxes]);
    for (const [number, fact] of [
      ["so-10234", "3210"],
      ["SO/10234", "560 001"],
    ] as const) {
      const { draw, again } = await find("order", number, fact);
      expect(draw).toBe("/order-tracking/order/SO-10234");
      expect(again.status).toBe(200);
      expect(again.found).toEqual({
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
    const { load, find } = harness(await fresh());
    await load([order]);
    const answers = [
      await find("order", "SO-10234", "9999"),
      await find("order", "SO-10234", "560002"),
      await find("order", "SO-99999", "3210"),
      await find("repair", "SO-10234", "3210"),
    ];
    for (const { again } of answers) expect(again).toEqual(answers[0]?.again);
    expect(answers[0]?.again.status).toBe(404);
  });

  test("a fact that is not stored is never right", async () => {
    const { load, find } = harness(await fresh());
    await load(["repair,J-4711,3210,,,1,received,2026-11-20,,,"]);
    expect((await find("repair", "J-4711", "560001")).again.status).toBe(404);
    expect((await find("repair", "J-4711", "3210")).again.status).toBe(200);
  });

  test("guesses at one number are stopped from wherever they come, known or not, and a link still opens it", async () => {
    const db = await fresh();
    const { services, load, find, clock } = harness(db);
    await load([order]);
    services.guessLimit = databaseRateLimiter(db, () => clock.at.getTime());
    for (const number of ["SO-10234", "SO-99999"]) {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++) {
        services.address = `203.0.113.${n}`;
        statuses.push((await find("order", number, String(1000 + n))).again.status);
      }
      expect(statuses).toEqual([...Array(8).fill(404), ...Array(4).fill(429)]);
      expect((await find("order", number, "3210")).again.status).toBe(429);
    }
    const asked = readAsked("order", "SO-10234");
    const key = new URL(
      sealedTrackPath({ type: "order", number: "SO-10234" }, secret),
      siteOrigin,
    ).searchParams.get("key");
    expect(asked && (await trackByLink(asked, key ?? "", services))).toMatchObject({ number: "SO-10234" });
  });

  test("guesses of one address are stopped over all numbers", async () => {
    const db = await fresh();
    const { services, find, clock } = harness(db);
    services.guessLimit = databaseRateLimiter(db, () => clock.at.getTime());
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++)
      statuses.push((await find("order", `SO-${10_000 + n}`, "1234")).again.status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  test("a link opens its own order and no other", async () => {
    const db = await fresh();
    const { services, load } = harness(db);
    await load([order, "order,SO-20000,1111,,,1,confirmed,2026-11-18,,,"]);
    const path = sealedTrackPath({ type: "order", number: "SO-20000" }, secret);
    const key = new URL(path, siteOrigin).searchParams.get("key") ?? "";
    expect(await trackByLink({ type: "order", number: "SO-20000" }, key, services)).toBeDefined();
    expect(await trackByLink({ type: "order", number: "SO-10234" }, key, services)).toBeUndefined();
    expect(await trackByLink({ type: "order", number: "SO-20000" }, "", services)).toBeUndefined();
    expect(await trackByLink({ type: "order", number: "SO-20000" }, `${key}A`, services)).toBeUndefined();
  });

  test("customers are written to at milestones that tell them something, with a link that works", async () => {
    const db = await fresh();
    const { load } = harness(db);
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
    const { load } = harness(db);
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

  test("two who move an order at once: the second is told; of two who add it one does", async () => {
    const db = await fresh();
    const { mail, clock } = harness(db);
    const cells = {
      type: "order",
      number: "SO-1000",
      phone: "3210",
      pin: "",
      email: "",
      shipment: "1",
      milestone: "confirmed",
      day: "2026-11-20",
      expected: "",
      carrier: "",
      carrier_number: "",
    };
    const change = (milestone: string, version?: number) => {
      const reading = readShipment({ ...cells, milestone });
      if (!reading.ok) throw new Error(reading.reasons.join());
      return changeOrder(db, reading.value, { version, notify: false, actorId: "test", now: clock.at, mail });
    };
    const added = await Promise.all(Array.from({ length: 8 }, () => change("confirmed")));
    expect(added.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
    const moved = await Promise.all([change("shipped", 1), change("cancelled", 1)]);
    expect(moved.map(({ outcome }) => outcome).sort()).toEqual(["saved", "stale"]);
  });
});

describe("what tracking refuses", () => {
  const fresh = freshSqlite();

  test("1,000 hostile bodies get an answer of the 400s and leave nothing", { timeout: 60_000 }, async () => {
    const db = await fresh();
    const { services, post, logged } = harness(db);
    const random = seededRandom(5);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const poison = ["", "order", "\u0000", "../../etc", "' or 1=1", "SO-1".repeat(90), "0000", "__proto__"];
    const types = [
      "application/x-www-form-urlencoded",
      "application/json",
      "multipart/form-data; boundary=x",
      "x",
    ];
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const fields = { type: pick(poison), number: pick(poison), fact: pick(poison), [pick(poison)]: "x" };
      const body = random(3)
        ? new URLSearchParams(fields).toString()
        : Uint8Array.from({ length: random(300) }, () => random(256));
      const asked = random(2) ? readAsked("order", "SO-10234") : undefined;
      const request = post(body, { "Content-Type": pick(types) });
      statuses.add((await trackByFact(request, asked, services)).again.status);
    }
    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(logged).toEqual([]);
  });

  test("without a database it says so and what to do", async () => {
    const db = await fresh();
    const { find, services } = harness(db);
    services.guessLimit = {
      take() {
        throw new DatabaseUnavailable("away");
      },
    };
    const { again } = await find("order", "SO-10234", "3210");
    expect(again.status).toBe(503);
    expect(again.headers).toHaveProperty("Retry-After");
  });
});
