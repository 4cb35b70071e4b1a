import { describe, expect, test } from "vitest";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { token } from "#app/forms/declared/token.ts";
import { receiveSubmission } from "#app/forms/receive/submission.server.ts";
import { correctPerson } from "#app/leads/people/correct-person.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { asScript, postForm, withControls } from "#tests/fixtures/forms.ts";
import { choiceOf, launches, launchHarness, secret } from "#tests/fixtures/queue.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { drawMail, sampleBrand } from "#tests/support/sample-mail.ts";
import { followPerson } from "./follow-person.server.ts";
import { changeQueue } from "./staff-queue.server.ts";
import { slotAt } from "./store-queue.ts";
import { tokenMail } from "./token-mails.ts";
import { cancelToken, countBefore, findToken } from "./tokens.server.ts";

describeEachDatabase("tokens", (fresh) => {
  test("a token follows its corrected person and keeps no digest of before", async () => {
    const db = await fresh();
    const { have, take } = launchHarness(db);
    await have(1);
    await have(2);
    const [first, second] = await db.selectFrom("tokens").selectAll().orderBy("number").execute();
    const correct = (leadId = "", n = 0) => {
      const person = {
        name: "Asha Rao",
        phone: `98${String(n).padStart(8, "0")}`,
        email: `person${n}@customer.example`,
      };
      const follow = (trx: Transaction) => followPerson(trx, leadId, person, secret);
      return correctPerson(db, { leadId, person, follow }, { id: "manager", role: "manager" }, new Date());
    };
    const given = async () => (await db.selectFrom("tokens").select("id").execute()).length;
    expect(await correct(first?.lead_id, 7)).toEqual({ outcome: "done" });
    await take(7);
    expect(await given()).toBe(2);
    await take(1);
    expect(await given()).toBe(3);
    // The corrected details already have the first token: the second keeps its number, but no details find it.
    expect(await correct(second?.lead_id, 7)).toEqual({ outcome: "done" });
    const marks = await db.selectFrom("tokens").select("email_mark").execute();
    expect(new Set(marks.map(({ email_mark }) => email_mark)).size).toBe(3);
    expect(marks.map(({ email_mark }) => email_mark)).not.toContain(second?.email_mark);
    await take(2);
    expect(await given()).toBe(4);
  });

  test("the same submission again arrives at the same token, with other answers it is refused", async () => {
    const db = await fresh();
    const { send, clock } = launchHarness(db);
    const body = (name: string) =>
      withControls(sampleBody(token, { choice: [choiceOf("bengaluru")], name: [name] }), {
        _id: "11111111-1111-4111-8111-111111111111",
      });
    const first = await send(body("Asha Rao"));
    const again = await Promise.all(Array.from({ length: 20 }, () => send(body("Asha Rao"))));
    expect(new Set(again.map(({ goTo }) => goTo))).toEqual(new Set([first.goTo]));
    expect((await send(body("Somebody Else"))).status).toBe(422);
    clock.at = new Date("2026-12-19T04:30:00Z");
    // The response was lost the evening before, and the browser retries after the day is over.
    expect((await send(body("Asha Rao"))).goTo).toBe(first.goTo);
    expect(await db.selectFrom("tokens").selectAll().execute()).toHaveLength(1);
  });

  test("a mailbox that asks again, here or for another store, is told which number it has, and how to change", async () => {
    const db = await fresh();
    const { take, have, mailed, clock } = launchHarness(db);
    const again = { email: ["person1@customer.example"] };
    const lastMail = () => lastTokenMail(db);
    const named = /: you have number 1 \(DTS-[0-9A-Z]{4}-[0-9A-Z]{4}\)$/;
    await take(1, "bengaluru");
    const { lead } = await lastMail();
    const first = await mailed("person1@customer.example");
    clock.at = new Date(clock.at.getTime() + 60_000);
    await take(2, "mumbai", again);
    const other = await lastMail();
    expect(other).toMatchObject({ lead, subject: expect.stringMatching(named) });
    expect(other.text).toMatch(/bengaluru.*another store, give this number back.*Open this link by/);
    expect(other.text).not.toContain("mumbai");
    expect(await mailed("person1@customer.example")).toBe(first);
    clock.at = new Date(clock.at.getTime() + 86_400_000);
    await have(1, "bengaluru");
    const { id } = await have(1, "bengaluru");
    clock.at = new Date(clock.at.getTime() + 60_000);
    await take(3, "mumbai", again);
    const confirmed = await lastMail();
    expect(confirmed.text).toMatch(/bengaluru.*is confirmed/);
    expect(confirmed.text).not.toMatch(/Open this link/);
    expect(await mailed("person1@customer.example")).toBe(id);
  });

  test("a mailbox that asks again once its number is called is told what holds of it", async () => {
    const db = await fresh();
    const { take, have, clock } = launchHarness(db);
    const queue = "winter bengaluru 2026-12-18";
    const mailFor = () => {
      throw new Error("no other is near");
    };
    const askedOnceItIs = async (person: number, acts: ("call" | "missed" | "served")[]) => {
      const { id } = await have(person, "bengaluru");
      clock.at = new Date(clock.at.getTime() + 60_000);
      for (const act of acts) {
        await changeQueue(db, { queue, act, token: id, actorId: "test", now: clock.at, mailFor });
      }
      await take(9, "mumbai", { email: [`person${person}@customer.example`] });
      return lastTokenMail(db);
    };
    const called = await askedOnceItIs(1, ["call"]);
    expect(called.subject).toMatch(/: number 1 is called \(/);
    expect(called.text).toMatch(/give this number back by the link first.*come to the counter now/);
    const missed = await askedOnceItIs(2, ["call", "missed"]);
    expect(missed.subject).toMatch(/: number 2 was called \(/);
    expect(missed.text).toContain("speak to the staff at the store");
    const served = await askedOnceItIs(3, ["call", "served"]);
    expect(served.subject).toMatch(/: number 3 has been served \(/);
    expect(served.text).toContain("gets no other for that day");
    expect(served.text).not.toMatch(/back by the/);
    for (const { text } of [called, missed, served]) expect(text).not.toContain("need not do anything");
  });

  test("a token that is given back makes room, its number is not given again, and the person may take another", async () => {
    const db = await fresh();
    const { take, have, clock } = launchHarness(db);
    const [first, second] = [await have(1, "mumbai"), await have(2, "mumbai")];
    expect((await take(3, "mumbai")).status).toBe(409);
    expect(await cancelToken(db, first.id, clock.at)).toBe(true);
    expect(await cancelToken(db, first.id, clock.at)).toBe(false);
    expect((await have(1, "mumbai")).status).toBe(200);
    const rows = await db.selectFrom("tokens").select(["number", "state"]).orderBy("number").execute();
    expect(rows).toEqual([
      { number: 1, state: "cancelled" },
      { number: 2, state: "waiting" },
      { number: 3, state: "waiting" },
    ]);
    const token2 = await findToken(db, second.id);
    expect(token2 && (await countBefore(db, token2))).toBe(0);
  });

  test("erasing a lead leaves nothing of its token, and its number is not given again", async () => {
    const db = await fresh();
    const { take, clock } = launchHarness(db);
    await take(1, "mumbai");
    const leads = await db.selectFrom("leads").select("id").execute();
    const ids = leads.map(({ id }) => id);
    await db.transaction().execute((trx) => eraseLeads(trx, ids, { reason: "test", now: clock.at }));
    expect(await db.selectFrom("tokens").selectAll().execute()).toEqual([]);
    await take(1, "mumbai");
    expect(await db.selectFrom("tokens").select("number").execute()).toEqual([{ number: 2 }]);
  });

  test("those who asked to be early are called first; those who are near are written to once, on the day", async () => {
    const db = await fresh();
    const { have, clock } = launchHarness(db);
    const tokens: { id: string }[] = [];
    for (let person = 0; person < 14; person++) {
      tokens.push(await have(person, "bengaluru", person === 13 ? { early: ["yes"] } : {}));
    }
    const last = await findToken(db, tokens[13]?.id ?? "");
    expect(last && (await countBefore(db, last))).toBe(0);
    const first = await findToken(db, tokens[0]?.id ?? "");
    expect(first && (await countBefore(db, first))).toBe(1);
    const slot = slotAt(
      launches,
      new URLSearchParams({ kind: "winter", place: "bengaluru", day: "2026-12-18" }),
    );
    if (!slot) throw new Error("no slot");
    const act = (what: "next" | "served" | "missed" | "call", id = "") =>
      changeQueue(db, {
        queue: "winter bengaluru 2026-12-18",
        act: what,
        token: id,
        actorId: "test",
        now: clock.at,
        mailFor: ({ number, ahead }, address) =>
          tokenMail(
            "token-near",
            { slot, number, email: address, ahead },
            { site: { name: "DTS", offices: [] }, path: "/x" },
          ),
      });
    const mails = () => db.selectFrom("outbox").selectAll().where("template", "=", "token-near").execute();
    expect(await act("next", last?.id)).toEqual({ number: 14 });
    expect(await mails()).toEqual([]);
    clock.at = new Date("2026-12-18T04:30:00Z");
    expect(await act("served", last?.id)).toEqual({ number: 14 });
    expect(await act("served", last?.id)).toBeUndefined();
    const called = await Promise.all([0, 0].map((at) => act("next", tokens[at]?.id)));
    expect(called.map((one) => one?.number).sort()).toEqual([1, undefined]);
    for (const at of [1, 2]) expect(await act("next", tokens[at]?.id)).toEqual({ number: at + 1 });
    expect(await act("missed", first?.id)).toEqual({ number: 1 });
    expect(await act("call", first?.id)).toEqual({ number: 1 });
    const near = await mails();
    const named = /launch day: number \d+ is near \(DTS-[0-9A-Z]{4}-[0-9A-Z]{4}\)$/;
    for (const { subject } of near) expect(subject).toMatch(named);
    const ahead = near.map(({ data }) => [Number(data.number), data.ahead] as const);
    // Number 1 was called first and needs no mail.
    const told = [...Array.from({ length: 10 }, (_, at) => [at + 2, at]), [12, 9], [13, 9]];
    expect(ahead.sort(([a], [b]) => a - b)).toEqual(told);
    expect(new Set(near.map(({ recipients }) => recipients[0])).size).toBe(12);
  });
});

/** The mail with a token that was queued last, as it is read. */
async function lastTokenMail(db: Database) {
  const mails = await db.selectFrom("outbox").selectAll().where("template", "=", "token").execute();
  const mail = mails.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1)).at(-1);
  if (!mail) throw new Error("no mail");
  const { text } = await drawMail({ template: "token", data: mail.data }, sampleBrand);
  return { lead: mail.lead_id, subject: mail.subject, text: text.replaceAll(/\s+/g, " ") };
}

describe("what the form of tokens refuses", () => {
  const fresh = freshSqlite();

  test("1,000 hostile bodies get an answer of the 400s and leave nothing", { timeout: 60_000 }, async () => {
    const db = await fresh();
    const { services } = launchHarness(db);
    const random = seededRandom(3);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const choices = [
      "",
      "/shop/token-generation",
      choiceOf("delhi"),
      choiceOf("bengaluru", "past", "2026-02-01"),
      choiceOf("__proto__", "constructor"),
      "https://evil.test/?kind=winter&place=bengaluru&day=2026-12-18",
      "/shop/pre-order?kind=winter&place=bengaluru&day=2026-12-18",
      "\u0000",
      "x".repeat(5000),
    ];
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const body = sampleBody(token, { choice: [pick(choices)] });
      if (random(3) === 0) body.append(pick(["number", "_admin", "state", "__proto__"]), "1");
      const bytes = Uint8Array.from({ length: random(200) }, () => random(256));
      const request = random(5) ? postForm("token", body, asScript) : postForm("token", bytes, asScript);
      statuses.add(((await receiveSubmission(request, "token", services)) as Response).status);
    }
    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
    for (const table of ["leads", "tokens", "token_queues"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});
