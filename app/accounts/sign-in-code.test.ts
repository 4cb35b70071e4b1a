import { symmetricEncrypt } from "better-auth/crypto";
import { expect, test } from "vitest";
import { readSession } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { signInWithCode } from "#app/accounts/sign-in-code.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { confirmedAuthenticator, enrolledEmail } from "#tests/support/enrolled-staff.ts";
import { CookieJar, goodPassword } from "#tests/support/staff-accounts.ts";

type Enrolled = Awaited<ReturnType<typeof confirmedAuthenticator>>;
type Kind = keyof typeof wrongCodes;

const wrongCodes = { authenticator: "000000", recovery: "wrong-code" };

const minuteMs = 60_000;

/** Enters the right password in this browser, which is then asked for a code. */
async function asked(services: Enrolled["services"], browser = new CookieJar()) {
  const first = await signIn(services, { email: enrolledEmail, password: goodPassword }, browser.asking);
  if (first.outcome !== "code-wanted") throw new Error(first.outcome);
  browser.keep(first.cookies);
  return browser;
}

async function enterCode(services: Enrolled["services"], browser: CookieJar, code: string) {
  const result = await signInWithCode(services, code, browser.asking);
  if ("cookies" in result) browser.keep(result.cookies);
  return result.outcome;
}

/** Someone elsewhere who knows the password and enters wrong codes until this many were checked. */
async function attack({ services, clock }: Enrolled, wrong: number, kind: Kind = "authenticator") {
  for (let checked = 0; checked < wrong; ) {
    const browser = new CookieJar("198.51.100.9");
    const first = await signIn(services, { email: enrolledEmail, password: goodPassword }, browser.asking);
    if (first.outcome === "code-wanted") browser.keep(first.cookies);
    else if (first.outcome === "wait") clock.now = new Date(clock.now.getTime() + first.seconds * 1000);
    for (let outcome = "wrong"; outcome === "wrong" && checked < wrong; ) {
      const result = await signInWithCode(services, wrongCodes[kind], browser.asking);
      outcome = result.outcome;
      if (outcome === "wrong") checked++;
      if (result.outcome === "wait") clock.now = new Date(clock.now.getTime() + result.seconds * 1000);
    }
  }
}

describeEachDatabase("signing in with a code", (fresh) => {
  test("is asked for after the password, and the password alone opens nothing", async () => {
    const { services, nextCode, member } = await confirmedAuthenticator(fresh);
    const browser = await asked(services);
    expect(await readSession(services, browser.asking)).toBeNull();
    expect(await enterCode(services, browser, "123 456")).toBe("wrong");
    expect(await enterCode(services, browser, nextCode())).toBe("signed-in");
    expect(await readSession(services, browser.asking)).toMatchObject({
      viewer: { id: member.id },
      secondFactor: true,
    });
  });

  test("takes a recovery code in its place, each once", async () => {
    const { services, begun } = await confirmedAuthenticator(fresh);
    const [recoveryCode = ""] = begun.recoveryCodes;
    const outcomes: string[] = [];
    for (let time = 0; time < 2; time++) {
      outcomes.push(await enterCode(services, await asked(services), recoveryCode));
    }
    expect(outcomes).toEqual(["signed-in", "wrong"]);
  });

  test.each([
    ["without its hyphens", (code: string) => code.replaceAll("-", "")],
    ["with spaces for them", (code: string) => ` ${code.replaceAll("-", " ")} `],
    ["with dashes for them", (code: string) => code.replaceAll("-", "\u2013")],
    ["in capitals", (code: string) => code.toUpperCase()],
  ])("takes a recovery code %s", async (_how, type) => {
    const { services, begun } = await confirmedAuthenticator(fresh);
    const [recoveryCode = ""] = begun.recoveryCodes;
    expect(await enterCode(services, await asked(services), type(recoveryCode))).toBe("signed-in");
  });

  test("takes recovery codes of before, in their own case only", async () => {
    const { services } = await confirmedAuthenticator(fresh);
    const backupCodes = await symmetricEncrypt({
      key: appSecret(services.config),
      data: JSON.stringify(["bkQNM-RxXd7"]),
    });
    await services.db.updateTable("twoFactor").set({ backupCodes }).execute();
    expect(await enterCode(services, await asked(services), "bkqnm-rxxd7")).toBe("wrong");
    expect(await enterCode(services, await asked(services), "bkQNM RxXd7")).toBe("signed-in");
  });

  test("counts a code with a digit too few or too many against the account, as one of the authenticator", async () => {
    const { services } = await confirmedAuthenticator(fresh);
    const browser = await asked(services);
    for (const code of ["12345", "1234567"]) expect(await enterCode(services, browser, code)).toBe("wrong");
    const refused = await services.db.selectFrom("sign_in_failures").select("kind").execute();
    expect(refused).toEqual([{ kind: "code" }, { kind: "code" }]);
  });

  test("lets five codes be tried, then the password is asked for again", async () => {
    const { services, browser, nextCode } = await confirmedAuthenticator(fresh);
    await asked(services, browser);
    for (let time = 0; time < 4; time++) await enterCode(services, browser, "000000");
    await enterCode(services, browser, "not a recovery code");
    expect(await enterCode(services, browser, nextCode())).toBe("start-again");
  });

  test("without the step before it asks to start again", async () => {
    const { services } = await confirmedAuthenticator(fresh);
    expect(await enterCode(services, new CookieJar(), "123456")).toBe("start-again");
    const forged = new CookieJar();
    forged.cookies.set("staff.two_factor", "2fa-somebody.c2lnbmF0dXJl");
    expect(await enterCode(services, forged, "123456")).toBe("start-again");
  });

  test("takes a code once, also the one that turned the authenticator on", async () => {
    const { services, usedCode, nextCode } = await confirmedAuthenticator(fresh);
    expect(await enterCode(services, await asked(services), usedCode)).toBe("wrong");
    const code = nextCode();
    expect(await enterCode(services, await asked(services), code)).toBe("signed-in");
    expect(await enterCode(services, await asked(services), code)).toBe("wrong");
  });

  test("lets a code that arrives five times at once through once", async () => {
    const { services, browser, nextCode } = await confirmedAuthenticator(fresh);
    const browsers: CookieJar[] = [];
    for (let index = 0; index < 5; index++) {
      const other = new CookieJar();
      for (const [name, value] of browser.cookies) other.cookies.set(name, value);
      browsers.push(await asked(services, other));
    }
    const code = nextCode();
    const outcomes = await Promise.all(browsers.map((each) => enterCode(services, each, code)));
    expect(outcomes.filter((outcome) => outcome === "signed-in")).toHaveLength(1);
  });

  test("on a device that the account knows is open while somebody elsewhere enters wrong codes", async () => {
    const all = await confirmedAuthenticator(fresh);
    const { services, browser, nextCode } = all;
    await attack(all, 12);
    await asked(services, browser);
    expect(await enterCode(services, browser, nextCode())).toBe("signed-in");
  });

  test.each<Kind>(["authenticator", "recovery"])(
    "takes a recovery code anywhere while somebody elsewhere enters wrong codes (%s)",
    async (kind) => {
      const all = await confirmedAuthenticator(fresh);
      const { services, begun, clock } = all;
      await attack(all, 12, kind);
      // Entering the password itself has to wait, on a device that is not known.
      clock.now = new Date(clock.now.getTime() + 15 * minuteMs);
      const elsewhere = await asked(services, new CookieJar("203.0.113.5"));
      expect(await enterCode(services, elsewhere, begun.recoveryCodes[0] ?? "")).toBe("signed-in");
    },
  );

  test("slows guesses at codes from wherever they come", async () => {
    const all = await confirmedAuthenticator(fresh);
    const began = all.clock.now.getTime();
    await attack(all, 12);
    expect(all.clock.now.getTime() - began).toBeGreaterThan(30 * minuteMs);
  });

  test("tells the owner once when five codes were wrong", async () => {
    const all = await confirmedAuthenticator(fresh);
    const mails = () =>
      all.services.db
        .selectFrom("outbox")
        .select(["recipients"])
        .where("template", "=", "wrong-codes")
        .execute();
    await attack(all, 4);
    expect(await mails()).toEqual([]);
    await attack(all, 4);
    expect(await mails()).toEqual([{ recipients: [enrolledEmail] }]);
  });
});
