import { describe, expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import { formHarness, siteOrigin } from "#tests/fixtures/forms.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { checkCoverage } from "./check.server.ts";
import { importPlans } from "./import-plans.server.ts";

const header = "serial,imei,plan,starts,ends";

function harness(db: Database) {
  const { services, logged, clock } = formHarness(db);
  const all = { ...services, guessLimit: services.rateLimit };
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    checkCoverage(new Request(`${siteOrigin}/x`, { method: "POST", body, headers }), all);
  const check = (number: string) => send(new URLSearchParams({ number }));
  const load = (...rows: string[]) =>
    importPlans(db, [header, ...rows].join("\n"), { actorId: "test", now: clock.at, dryRun: false });
  return { services: all, logged, clock, send, check, load };
}

describeEachDatabase("the coverage check", (fresh) => {
  test("says covered, ends soon, ended or unknown, by serial number and by IMEI", async () => {
    const { check, load } = harness(await fresh());
    await load(
      'C02ZK1ABMD6T,490154203237518,"DCare, 3 years",2026-01-15,2029-01-14',
      "H4XQ9N2WLP,,DCare,2025-01-21,2027-01-19",
      "H4XQ9N2WLQ,,DCare,2025-01-21,2027-01-20",
      "H4XQ9N2WLR,,DCare,2023-11-21,2026-11-20",
      "H4XQ9N2WLT,,DCare,2023-11-21,2026-11-21",
    );
    const answers = [
      "C02ZK1ABMD6T",
      "490154203237518",
      "H4XQ9N2WLP",
      "H4XQ9N2WLQ",
      "H4XQ9N2WLR",
      "H4XQ9N2WLT",
      "H4XQ9N2WLW",
    ].map(async (number) => (await check(number)).found as { answer: string; daysLeft?: number });
    expect((await Promise.all(answers)).map(({ answer, daysLeft }) => [answer, daysLeft])).toEqual([
      ["covered", undefined],
      ["covered", undefined],
      ["ends soon", 60],
      ["covered", undefined],
      ["ended", undefined],
      ["ends soon", 1],
      ["unknown", undefined],
    ]);
  });

  test("tells a plan and its days, and nothing else", async () => {
    const { check, load } = harness(await fresh());
    await load('C02ZK1ABMD6T,,"DCare, 3 years",2026-01-15,2029-01-14');
    const { status, found } = await check("c02zk1abmd6t");
    expect(status).toBe(200);
    expect(found).toMatchObject({
      answer: "covered",
      plan: { plan: "DCare, 3 years", startsOn: "2026-01-15", endsOn: "2029-01-14" },
    });
  });

  test("is slowed down in the database, whatever is asked, and every process counts together", async () => {
    const db = await fresh();
    const { services, check, clock } = harness(db);
    services.guessLimit = databaseRateLimiter(db, { secret: "s".repeat(32), now: () => clock.at.getTime() });
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await check("H4XQ9N2WLW")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    services.guessLimit = databaseRateLimiter(db, { secret: "s".repeat(32), now: () => clock.at.getTime() });
    const refused = await check("C02ZK1ABMD6T");
    expect(refused).toMatchObject({ status: 429, headers: { "Retry-After": expect.any(String) } });
    expect(refused.found).toBeUndefined();
  });

  test("importing the same file again changes nothing; a changed line changes one plan", async () => {
    const { load } = harness(await fresh());
    const rows = [
      "C02ZK1ABMD6T,490154203237518,DCare,2026-01-15,2029-01-14",
      "H4XQ9N2WLP,,DCare,2025-01-21,2027-01-19",
    ];
    expect((await load(...rows)).saved).toEqual({ added: 2, changed: 0, same: 0 });
    expect((await load(...rows)).saved).toEqual({ added: 0, changed: 0, same: 2 });
    const moved = [
      "C02ZK1ABMD6T,,DCare,2026-01-15,2029-01-14",
      "H4XQ9N2WLP,490154203237518,DCare,2025-01-21,2027-01-19",
    ];
    expect((await load(...moved)).saved).toEqual({ added: 0, changed: 2, same: 0 });
  });

  test("a file with bad rows is refused whole, each bad row with its line and reason", async () => {
    const db = await fresh();
    const { load } = harness(db);
    const { faults, saved } = await load(
      "C02ZK1ABMD6T,,DCare,2026-01-15,2029-01-14",
      "C02ZK1ABMDOT,,DCare,2026-01-15,2029-01-14",
      "H4XQ9N2WLP,123,,31/02/2026,2025-01-01",
      "C02ZK1ABMD6T,,DCare,15/01/2026,14/01/2029",
    );
    expect(saved).toBeUndefined();
    expect(faults.map(({ line, reason }) => `${line} ${reason.split(":")[0]}`)).toEqual([
      "3 serial",
      "4 imei",
      "4 plan",
      "4 starts",
      "5 C02ZK1ABMD6T stands on line 2 already",
    ]);
    expect(await db.selectFrom("coverage").selectAll().execute()).toEqual([]);
  });
});

describe("what the coverage check refuses", () => {
  const fresh = freshSqlite();

  test("1,000 hostile bodies get an answer of the 400s; nothing is stored and nothing logged", {
    timeout: 60_000,
  }, async () => {
    const db = await fresh();
    const { send, logged } = harness(db);
    const random = seededRandom(11);
    const poison = [
      "",
      "\u0000",
      "' or 1=1 --",
      "<script>",
      "9".repeat(400),
      "__proto__",
      "C02ZK1ABMDOT",
      "%00",
    ];
    const types = ["application/json", "text/plain", "multipart/form-data; boundary=x", "x"];
    const urlencoded = "application/x-www-form-urlencoded";
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const number = poison[random(poison.length)] ?? "";
      const body = [
        new URLSearchParams({ number }).toString(),
        `number=${number}&number=x`,
        JSON.stringify({ number }),
        new TextDecoder("latin1").decode(Uint8Array.from({ length: random(300) }, () => random(256))),
      ][random(4)];
      const type = random(2) ? urlencoded : (types[random(types.length)] ?? "x");
      statuses.add((await send(body ?? "", { "Content-Type": type })).status);
    }
    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(logged).toEqual([]);
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  test("without a database it says so and what to do, and the log has no number", async () => {
    const db = await fresh();
    const { check, logged, services } = harness(db);
    services.guessLimit = {
      take() {
        throw new DatabaseUnavailable("away");
      },
      giveBack: () => {},
    };
    const { status, headers, sentence } = await check("C02ZK1ABMD6T");
    expect(status).toBe(503);
    expect(headers).toHaveProperty("Retry-After");
    expect(sentence).toContain("certificate");
    expect(logged.join()).not.toContain("C02ZK1ABMD6T");
  });
});
