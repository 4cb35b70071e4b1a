import { describe, expect, test } from "vitest";
import { insertRows } from "#app/database/rows.server.ts";
import { reservationRequest } from "#app/forms/declared/pre-order.ts";
import { withControls } from "#tests/fixtures/forms.ts";
import { item, reserveHarness } from "#tests/fixtures/reservations.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { choicePath } from "./reservable.ts";
import { findReservation } from "./reservations.server.ts";

describeEachDatabase("reservations", (fresh) => {
  test("200 people at once for the last piece: one has it, 199 wait, and each is told so", {
    timeout: 180_000,
  }, async () => {
    const db = await fresh();
    const { ask, states } = reserveHarness(db, { mumbai: 1 });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, person) => ask(person)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const all = await states();
    expect([all.filter((state) => state === "reserved").length, all.length]).toEqual([1, 200]);
    expect(await db.selectFrom("reserved_pieces").selectAll().execute()).toHaveLength(1);
    const mails = await db
      .selectFrom("outbox")
      .select(["data"])
      .where("template", "=", "reservation")
      .execute();
    expect(mails.filter(({ data }) => data.reserved)).toHaveLength(1);
    expect(
      mails
        .map(({ data }) => Number(data.before))
        .sort((a, b) => a - b)
        .slice(-1),
    ).toEqual([198]);
  });

  test("one line reserves five times in an hour, one mailbox three times, and who is refused takes nothing", async () => {
    const db = await fresh();
    const { ask, from, states } = reserveHarness(db, { mumbai: 100 });
    const phone = (n: number) => ({ phone: [`98${String(n).padStart(8, "0")}`] });
    from("203.0.113.7");
    const line = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n, 1, phone(n))));
    expect(line.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(line.filter(({ status }) => status === 409)).toHaveLength(25);
    const mailbox = [];
    for (let n = 0; n < 5; n++) {
      from(`198.51.100.${n}`);
      mailbox.push((await ask(0, 1, { ...phone(100 + n), email: [`one+${n}@customer.example`] })).status);
    }
    expect(mailbox).toEqual([200, 200, 200, 409, 409]);
    expect(await states()).toHaveLength(8);
  });

  test("more pieces than are left are not split, and those behind do not overtake", async () => {
    const db = await fresh();
    const { ask, states, giveBack } = reserveHarness(db, { mumbai: 3 });
    const first = await ask(1, 2);
    await ask(2, 2);
    await ask(3, 1);
    expect(await states()).toEqual(["reserved", "waiting", "waiting"]);
    expect(await giveBack(first.id)).toBe(true);
    expect(await giveBack(first.id)).toBe(false);
    expect(await states()).toEqual(["withdrawn", "reserved", "reserved"]);
    const told = await db
      .selectFrom("outbox")
      .select(["recipients", "subject"])
      .where("template", "=", "reservation")
      .execute();
    expect(
      told
        .filter(({ subject }) => subject.includes("reserved for you"))
        .map(({ recipients }) => recipients[0])
        .sort(),
    ).toEqual(["person1@customer.example", "person2@customer.example", "person3@customer.example"]);
  });

  test("withdrawing and asking at once never reserves a piece twice", { timeout: 60_000 }, async () => {
    const db = await fresh();
    const { ask, giveBack } = reserveHarness(db, { mumbai: 4 });
    const first = await Promise.all(Array.from({ length: 8 }, (_, person) => ask(person)));
    await Promise.all([
      ...first.map(({ id }) => giveBack(id)),
      ...Array.from({ length: 40 }, (_, person) => ask(100 + person)),
    ]);
    const pieces = await db.selectFrom("reserved_pieces").selectAll().execute();
    const reserved = await db
      .selectFrom("reservations")
      .selectAll()
      .where("state", "=", "reserved")
      .execute();
    expect(pieces).toHaveLength(4);
    expect(new Set(pieces.map(({ reservation_id }) => reservation_id))).toEqual(
      new Set(reserved.map(({ id }) => id)),
    );
  });

  test("servers that start with more stock serve who waits once, in their order, and tell them by mail", async () => {
    const db = await fresh();
    const { ask, startWith, states } = reserveHarness(db, { mumbai: 1 });
    for (const person of [1, 2, 3, 4]) await ask(person);
    expect(await startWith({ mumbai: 1 })).toBe(0);
    const served = await Promise.all(Array.from({ length: 3 }, () => startWith({ mumbai: 3 })));
    expect(served.sort()).toEqual([0, 0, 2]);
    expect(await states()).toEqual(["reserved", "reserved", "reserved", "waiting"]);
    expect(await startWith({})).toBe(0);
    const told = await db.selectFrom("outbox").select(["recipients", "subject", "state"]).execute();
    expect(told.filter(({ subject }) => !/\(DTS-[0-9A-Z]{4}-[0-9A-Z]{4}\)$/.test(subject))).toEqual([]);
    const reserved = told.filter(({ subject }) => subject.includes("reserved for you"));
    expect(reserved.map(({ recipients, state }) => `${recipients[0]} ${state}`).sort()).toEqual([
      "person1@customer.example open",
      "person2@customer.example open",
      "person3@customer.example open",
    ]);
  });

  test("where no mail may tell of the pieces, the lead says so", async () => {
    const db = await fresh();
    const { ask, startWith } = reserveHarness(db, { mumbai: 0 });
    await ask(7);
    const address = "person7@customer.example";
    await insertRows(db, "suppressions", [{ address, reason: "bounced", created_at: 0 }]);
    expect(await startWith({ mumbai: 1 })).toBe(1);
    const [reserved] = await db
      .selectFrom("reservations")
      .select("lead_id")
      .where("state", "=", "reserved")
      .execute();
    const entries = await db.selectFrom("timeline").selectAll().where("kind", "=", "mail-withheld").execute();
    expect(entries).toMatchObject([
      { lead_id: reserved?.lead_id, detail: { template: "reservation", reason: "suppressed" } },
    ]);
  });

  test("whoever withdraws is told so, once", async () => {
    const db = await fresh();
    const { ask, giveBack } = reserveHarness(db, { mumbai: 1 });
    const { id = "" } = await ask(1);
    expect([await giveBack(id), await giveBack(id)]).toEqual([true, false]);
    const mails = await db
      .selectFrom("outbox")
      .select(["recipients", "subject"])
      .where("template", "=", "taken-back")
      .execute();
    expect(mails).toEqual([
      {
        recipients: ["person1@customer.example"],
        subject: expect.stringMatching(/your request is withdrawn, .* \(DTS-/),
      },
    ]);
  });

  test("the same submission again is the same reservation", async () => {
    const db = await fresh();
    const { send } = reserveHarness(db, { mumbai: 5 });
    const { send: sendLater } = reserveHarness(db, { delhi: 5 });
    const body = withControls(sampleBody(reservationRequest, { choice: [choicePath(item, "mumbai")] }), {
      _id: "11111111-1111-4111-8111-111111111111",
    });
    const [first, ...rest] = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(new Set(rest.map(({ id }) => id))).toEqual(new Set([first?.id]));
    // The retry arrives after its place has left the shop.
    expect((await sendLater(body)).id).toBe(first?.id);
    expect(await findReservation(db, first?.id ?? "")).toMatchObject({ state: "reserved", quantity: 1 });
    expect(await db.selectFrom("reserved_pieces").selectAll().execute()).toHaveLength(1);
  });

  test("a delivery needs its PIN code, and a collection keeps none", async () => {
    const db = await fresh();
    const { ask } = reserveHarness(db, { delivery: 2, mumbai: 1 });
    const choice = [choicePath(item, "delivery")];
    expect(await ask(1, 1, { choice, pin: [] })).toMatchObject({
      status: 422,
      errors: { pin: expect.any(String) },
    });
    expect(await ask(1, 1, { choice, pin: ["560001"] })).toMatchObject({ status: 200 });
    expect(await ask(2, 1, { pin: ["560001"] })).toMatchObject({ status: 200 });
    const pins = await db.selectFrom("answers").select("value").where("key", "=", "pin").execute();
    expect(pins).toEqual([{ value: "560001" }]);
  });
});

describe("what the form of reservations refuses", () => {
  const fresh = freshSqlite();

  test("1,000 hostile bodies get an answer of the 400s and leave nothing", { timeout: 60_000 }, async () => {
    const db = await fresh();
    const { send } = reserveHarness(db, { mumbai: 5 });
    const random = seededRandom(9);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const choices = [
      "",
      "/shop/pre-order",
      choicePath("nothing", "mumbai"),
      choicePath(item, "delhi"),
      choicePath(item),
    ];
    const quantities = ["0", "-1", "6", "1e9", "__proto__", ""];
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const fault = random(3);
      const body = sampleBody(reservationRequest, {
        choice: [fault === 0 ? pick(choices) : choicePath(item, fault === 1 ? "__proto__" : "mumbai")],
        quantity: [fault === 2 ? pick(quantities) : "1"],
      });
      const bytes = Uint8Array.from({ length: random(200) }, () => random(256));
      statuses.add((await send(random(5) ? body : bytes)).status);
    }
    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
    for (const table of ["leads", "reservations", "reserved_pieces"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});
