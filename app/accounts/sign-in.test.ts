import pino from "pino";
import { expect, test } from "vitest";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { networkMark, recentFailures } from "#app/accounts/refused-sign-in.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { accountServices, CookieJar, goodPassword, staffMember } from "#tests/support/staff-accounts.ts";
import { networkBuckets, takeAttempt } from "./attempts.server.ts";

const email = "asha@dts.example";
const right = { email, password: goodPassword };
const wrong = { email, password: "not the password at all" };
const minuteMs = 60_000;

describeEachDatabase("signing in", (fresh) => {
  test("gives a session that the next request is known by", async () => {
    const { services } = accountServices(await fresh());
    const member = await staffMember(services, email, "manager");
    const browser = new CookieJar();
    const result = await signIn(services, right, browser.asking);
    expect(result.outcome).toBe("signed-in");
    if ("cookies" in result) browser.keep(result.cookies);
    expect(await readSession(services, browser.asking)).toMatchObject({
      viewer: { id: member.id, role: "manager" },
      email,
    });
  });

  test("takes the address in any capitals", async () => {
    const { services } = accountServices(await fresh());
    await staffMember(services, email);
    const result = await signIn(services, { ...right, email: " Asha@DTS.example " }, new CookieJar().asking);
    expect(result.outcome).toBe("signed-in");
  });

  test("answers a wrong password, an unknown and a disabled account alike", async () => {
    const db = await fresh();
    const { services } = accountServices(db);
    const member = await staffMember(services, email);
    const { asking } = new CookieJar();
    expect(await signIn(services, wrong, asking)).toEqual({ outcome: "wrong" });
    expect(await signIn(services, { ...right, email: "nobody@dts.example" }, asking)).toEqual({
      outcome: "wrong",
    });
    await changeStaff(services, { id: member.id, disabled: true }, "test");
    expect(await signIn(services, right, asking)).toEqual({ outcome: "wrong" });
    const { sessions } = await db
      .selectFrom("session" as never)
      .select((count) => count.fn.countAll<number>().as("sessions"))
      .executeTakeFirstOrThrow();
    expect(Number(sessions)).toBe(0);
  });

  test("waits longer after each further wrong password, and checks none that comes too early", async () => {
    const { services, clock } = accountServices(await fresh());
    await staffMember(services, email);
    const { asking } = new CookieJar();
    for (let time = 0; time < 3; time++)
      expect((await signIn(services, wrong, asking)).outcome).toBe("wrong");
    expect(await signIn(services, right, asking)).toEqual({ outcome: "wait", seconds: 30 });
    expect(await signIn(services, right, asking)).toEqual({ outcome: "wait", seconds: 30 });
    clock.now = new Date(clock.now.getTime() + 30_000);
    expect(await signIn(services, wrong, asking)).toEqual({ outcome: "wrong" });
    expect(await signIn(services, right, asking)).toEqual({ outcome: "wait", seconds: 60 });
    clock.now = new Date(clock.now.getTime() + minuteMs);
    expect((await signIn(services, right, asking)).outcome).toBe("signed-in");
    expect(await signIn(services, wrong, asking)).toEqual({ outcome: "wrong" });
  });

  test("does not wait for a clock that was set back, and still counts each wrong password", async () => {
    const { services, clock } = accountServices(await fresh());
    await staffMember(services, email);
    const { asking } = new CookieJar();
    for (let time = 0; time < 2; time++)
      expect((await signIn(services, wrong, asking)).outcome).toBe("wrong");
    clock.now = new Date(clock.now.getTime() - 60 * minuteMs);
    expect(await signIn(services, wrong, asking)).toEqual({ outcome: "wrong" });
    expect(await signIn(services, right, asking)).toEqual({ outcome: "wait", seconds: 30 });
    clock.now = new Date(clock.now.getTime() + 30_000);
    expect((await signIn(services, right, asking)).outcome).toBe("signed-in");
  });

  test("lets at most ten guesses an hour through to one account, from however many addresses", async () => {
    const { services, clock } = accountServices(await fresh());
    await staffMember(services, email);
    const end = clock.now.getTime() + 60 * minuteMs;
    let checked = 0;
    for (let guess = 0; clock.now.getTime() < end; guess++) {
      const { asking } = new CookieJar(`192.0.2.${guess % 250}`);
      const result = await signIn(services, wrong, asking);
      if (result.outcome === "wait") clock.now = new Date(clock.now.getTime() + result.seconds * 1000);
      else checked++;
    }
    expect(checked).toBeLessThanOrEqual(10);
  });

  test("counts guesses that arrive at once one by one", async () => {
    const { services } = accountServices(await fresh());
    await staffMember(services, email);
    const guesses = Array.from({ length: 20 }, (_, index) =>
      signIn(services, wrong, new CookieJar(`192.0.2.${index}`).asking),
    );
    const results = await Promise.all(guesses);
    expect(results.filter(({ outcome }) => outcome === "wrong")).toHaveLength(3);
  });

  test("slows an address that tries many accounts", async () => {
    const { services } = accountServices(await fresh());
    const { asking } = new CookieJar();
    const outcomes: string[] = [];
    for (let index = 0; index < 21; index++) {
      const guess = await signIn(services, { ...wrong, email: `person${index}@dts.example` }, asking);
      outcomes.push(guess.outcome);
    }
    expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(20);
    expect(outcomes.at(-1)).toBe("wait");
  });

  test("slows a home that changes lines: its network has three times the tries of one line, and no more", async () => {
    const { services } = accountServices(await fresh());
    const guess = (line: string, who: number) =>
      signIn(services, { ...wrong, email: `person${who}@dts.example` }, new CookieJar(line).asking);
    for (let taken = 0; taken < 59; taken++)
      await takeAttempt(services, networkBuckets("sign-in address", `2001:db8:0:${taken % 3}::1`, 20));
    expect((await guess("2001:db8:0:2::1", 59)).outcome).toBe("wrong");
    expect((await guess("2001:db8:0:4::1", 60)).outcome).toBe("wait");
    expect((await guess("2001:db8:0:100::1", 61)).outcome).toBe("wrong");
  });

  test("on a device that the account knows does not wait for attacks from elsewhere", async () => {
    const { services } = accountServices(await fresh());
    await staffMember(services, email);
    const owner = new CookieJar("192.0.2.77");
    const first = await signIn(services, right, owner.asking);
    if ("cookies" in first) owner.keep(first.cookies);
    const attacker = new CookieJar("198.51.100.9");
    for (let time = 0; time < 4; time++) await signIn(services, wrong, attacker.asking);
    expect((await signIn(services, right, attacker.asking)).outcome).toBe("wait");
    expect((await signIn(services, right, new CookieJar("203.0.113.4").asking)).outcome).toBe("wait");
    expect((await signIn(services, right, owner.asking)).outcome).toBe("signed-in");
  });

  test("on a device that the account knows gives its address no attempts back: none were taken there", async () => {
    const { services } = accountServices(await fresh());
    await staffMember(services, email);
    const owner = new CookieJar();
    const first = await signIn(services, right, owner.asking);
    if ("cookies" in first) owner.keep(first.cookies);
    const neighbour = new CookieJar();
    const guess = (index: number) =>
      signIn(services, { ...wrong, email: `person${index}@dts.example` }, neighbour.asking);
    for (let index = 0; index < 20; index++) await guess(index);
    expect((await signIn(services, right, owner.asking)).outcome).toBe("signed-in");
    expect((await guess(20)).outcome).toBe("wait");
  });

  test("a device that one account knows helps with no other, and a changed cookie is none", async () => {
    const { services } = accountServices(await fresh());
    await staffMember(services, email);
    await staffMember(services, "ravi@dts.example");
    const browser = new CookieJar();
    const first = await signIn(services, { ...right, email: "ravi@dts.example" }, browser.asking);
    if ("cookies" in first) browser.keep(first.cookies);
    const elsewhere = new CookieJar("198.51.100.9");
    for (let time = 0; time < 3; time++) await signIn(services, wrong, elsewhere.asking);
    expect((await signIn(services, right, browser.asking)).outcome).toBe("wait");
    for (const [name, value] of browser.cookies) browser.cookies.set(name, `${value}x`);
    expect((await signIn(services, right, browser.asking)).outcome).toBe("wait");
  });

  test("of a crowd of strangers lets fifty be checked at once; a device that the account knows is not refused", async () => {
    const { services } = accountServices(await fresh());
    await staffMember(services, email);
    const owner = new CookieJar();
    const first = await signIn(services, right, owner.asking);
    if ("cookies" in first) owner.keep(first.cookies);
    const crowd = Array.from({ length: 60 }, (_, index) =>
      signIn(
        services,
        { ...wrong, email: `person${index}@dts.example` },
        new CookieJar(`192.0.2.${index}`).asking,
      ),
    );
    const own = signIn(services, right, owner.asking);
    const outcomes = (await Promise.all(crowd)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "busy")).toHaveLength(10);
    expect((await own).outcome).toBe("signed-in");
    expect((await signIn(services, wrong, new CookieJar("203.0.113.4").asking)).outcome).toBe("wrong");
  });

  test("that fails is logged with marks of account and network, also what was not checked", async () => {
    const lines: Record<string, unknown>[] = [];
    const { services } = accountServices(await fresh());
    services.log = pino({ level: "warn" }, { write: (line) => lines.push(JSON.parse(line)) });
    await staffMember(services, email);
    const guess = (who: string, address: string) =>
      signIn(services, { ...wrong, email: who }, new CookieJar(address).asking);
    for (let time = 0; time < 4; time++) await guess(email, "192.0.2.1");
    await guess("nobody@dts.example", "192.0.2.1");
    await guess("nobody@dts.example", "198.51.100.9");
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      "wrong",
      "wrong",
      "wrong",
      "wait",
      "wrong",
      "wrong",
    ]);
    const [first, , , waited, other, elsewhere] = lines;
    expect(waited).toMatchObject({ account: first?.account, network: first?.network });
    expect(other?.account).not.toBe(first?.account);
    expect(other?.network).toBe(first?.network);
    expect(elsewhere).toMatchObject({ account: other?.account });
    expect(elsewhere?.network).not.toBe(other?.network);
    expect(JSON.stringify(lines)).not.toMatch(/dts\.example|192\.0\.2|198\.51/);
  });

  test("that fails is kept for the owner of the account, and for nobody else", async () => {
    const { services } = accountServices(await fresh());
    const { id } = await staffMember(services, email);
    const other = await staffMember(services, "ravi@dts.example");
    await signIn(services, wrong, new CookieJar("192.0.2.1").asking);
    await signIn(services, { ...wrong, email: "nobody@dts.example" }, new CookieJar().asking);
    await expect
      .poll(() => recentFailures(services, id))
      .toMatchObject([
        { kind: "password", network: networkMark(services.config, "192.0.2.1"), at: services.now() },
      ]);
    expect(await recentFailures(services, other.id)).toEqual([]);
  });
});
