import { expect, test } from "vitest";
import { launchHarness } from "#tests/fixtures/queue.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { confirmToken } from "./confirm-token.server.ts";
import { countTokens, findToken } from "./tokens.server.ts";

const count = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describeEachDatabase("tokens that many ask for", (fresh) => {
  test("200 people at once get the numbers 1 to 150 without a gap, and 50 are told that there is none left", {
    timeout: 180_000,
  }, async () => {
    const db = await fresh();
    const { take } = launchHarness(db);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, person) => take(person)));
    expect(count(answers)).toEqual({ 200: 150, 409: 50 });
    const rows = await db.selectFrom("tokens").select("number").orderBy("number").execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    expect(await db.selectFrom("leads").selectAll().execute()).toHaveLength(150);
    expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(150);
  });

  test("one mailbox that asks 200 times at once, in two stores and many spellings, has one number", {
    timeout: 180_000,
  }, async () => {
    const db = await fresh();
    const { take } = launchHarness(db);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        take(n, n % 2 ? "mumbai" : "bengaluru", {
          email: [n % 3 ? "asharao@gmail.com" : `as.ha.rao+${n}@gmail.com`],
        }),
      ),
    );
    expect(count(answers)).toEqual({ 200: 200 });
    // The answer does not reveal whether the mailbox had one.
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await db.selectFrom("tokens").selectAll().execute()).toHaveLength(1);
    // The token's mail, and its link again at most three times a day.
    expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(3);
  });

  test("a stranger with somebody's phone number takes nothing from them", async () => {
    const db = await fresh();
    const { take, have } = launchHarness(db);
    await have(1, "mumbai", { phone: ["98000 00042"] });
    const { id } = await have(42, "mumbai", { phone: ["98000 00042"] });
    expect(await findToken(db, id)).toMatchObject({ state: "waiting", number: 2, confirmBy: null });
    expect((await take(3, "mumbai")).status).toBe(409);
  });

  test("a number whose mail nobody answers is given on after half an hour; one that was opened stays", async () => {
    const db = await fresh();
    const { take, have, mailed, clock } = launchHarness(db);
    const kept = await have(1, "mumbai");
    await take(2, "mumbai");
    const late = await mailed("person2@customer.example");
    expect((await take(3, "mumbai")).status).toBe(409);
    clock.at = new Date(clock.at.getTime() + 30 * 60_000);
    expect((await take(3, "mumbai")).status).toBe(200);
    const gone = await findToken(db, late ?? "");
    if (gone) await Promise.all(Array.from({ length: 200 }, () => confirmToken(db, gone, clock.at)));
    expect(await findToken(db, late ?? "")).toMatchObject({ state: "cancelled" });
    expect(await findToken(db, kept.id)).toMatchObject({ state: "waiting", confirmBy: null });
    expect(await countTokens(db, ["winter mumbai 2026-12-18"], clock.at)).toEqual(
      new Map([["winter mumbai 2026-12-18", 2]]),
    );
  });

  test("one line takes five numbers in an hour; the sentence says whom to call", async () => {
    const db = await fresh();
    const { take, from, services } = launchHarness(db);
    from("203.0.113.7");
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => take(n)));
    expect(count(answers)).toEqual({ 200: 5, 409: 55 });
    expect(answers.find(({ status }) => status === 409)?.sentence).toContain("+91 80 0000 0000");
    expect(services.receivers.token).toBeDefined();
    expect(await db.selectFrom("tokens").selectAll().execute()).toHaveLength(5);
  });
});
