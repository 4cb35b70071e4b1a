import { expect, test } from "vitest";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  removeSecondFactor,
} from "#app/accounts/second-factor.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { signIn, signInWithCode } from "#app/accounts/sign-in.server.ts";
import { authenticatorCode } from "#tests/support/authenticator.ts";
import { describeEachDatabase, type FreshDatabase } from "#tests/support/databases.ts";
import { accountServices, CookieJar, goodPassword, staffMember } from "#tests/support/staff-accounts.ts";

const email = "asha@dts.example";
const right = { email, password: goodPassword };

/** A staff member who has just turned an authenticator on. */
async function enrolled(fresh: FreshDatabase) {
  const { services } = accountServices(await fresh());
  const member = await staffMember(services, email);
  const browser = new CookieJar();
  const entered = await signIn(services, right, browser.asking);
  if ("cookies" in entered) browser.keep(entered.cookies);
  const session = async () => {
    const found = await readSession(services, browser.asking);
    if (!found) throw new Error("no session");
    return found;
  };
  const asked = { password: goodPassword, issuer: "DTS" };
  const begun = await beginSecondFactor(services, asked, await session(), browser.asking);
  if (begun.outcome !== "begun") throw new Error(begun.outcome);
  return { services, member, browser, session, begun };
}

async function confirmed(fresh: FreshDatabase) {
  const all = await enrolled(fresh);
  const { services, browser, session, begun } = all;
  const code = authenticatorCode(begun.uri);
  const done = await confirmSecondFactor(services, code, await session(), browser.asking);
  if (done.outcome !== "done") throw new Error(done.outcome);
  browser.keep(done.cookies);
  return all;
}

describeEachDatabase("an authenticator", (fresh) => {
  test("counts only after its first right code", async () => {
    const { services, browser, session } = await enrolled(fresh);
    expect((await session()).secondFactor).toBe(false);
    expect(await confirmSecondFactor(services, "000000", await session(), browser.asking)).toEqual({
      outcome: "wrong-code",
    });
    expect((await signIn(services, right, new CookieJar().asking)).outcome).toBe("signed-in");
  });

  test("is asked for after the password, and the password alone opens nothing", async () => {
    const { services, begun, member } = await confirmed(fresh);
    const browser = new CookieJar();
    const first = await signIn(services, right, browser.asking);
    if (first.outcome !== "code-wanted") throw new Error(first.outcome);
    browser.keep(first.cookies);
    expect(await readSession(services, browser.asking)).toBeNull();
    const kind = "authenticator";
    expect((await signInWithCode(services, { code: "123 456", kind }, browser.asking)).outcome).toBe("wrong");
    const code = authenticatorCode(begun.uri);
    const second = await signInWithCode(services, { code, kind }, browser.asking);
    if (second.outcome !== "signed-in") throw new Error(second.outcome);
    browser.keep(second.cookies);
    expect(await readSession(services, browser.asking)).toMatchObject({
      viewer: { id: member.id },
      secondFactor: true,
    });
  });

  test("takes a recovery code in its place, each once", async () => {
    const { services, begun } = await confirmed(fresh);
    const [recoveryCode = ""] = begun.recoveryCodes;
    const outcomes: string[] = [];
    for (let time = 0; time < 2; time++) {
      const browser = new CookieJar();
      const first = await signIn(services, right, browser.asking);
      if ("cookies" in first) browser.keep(first.cookies);
      const code = { code: recoveryCode, kind: "recovery" } as const;
      outcomes.push((await signInWithCode(services, code, browser.asking)).outcome);
    }
    expect(outcomes).toEqual(["signed-in", "wrong"]);
  });

  test("lets five codes be tried, then the password is asked for again", async () => {
    const { services, begun } = await confirmed(fresh);
    const browser = new CookieJar();
    const first = await signIn(services, right, browser.asking);
    if ("cookies" in first) browser.keep(first.cookies);
    const kind = "authenticator";
    for (let time = 0; time < 5; time++)
      await signInWithCode(services, { code: "000000", kind }, browser.asking);
    const late = await signInWithCode(services, { code: authenticatorCode(begun.uri), kind }, browser.asking);
    expect(late.outcome).toBe("start-again");
  });

  test("without the step before it asks to start again", async () => {
    const { services } = await confirmed(fresh);
    const code = { code: "123456", kind: "authenticator" } as const;
    expect((await signInWithCode(services, code, new CookieJar().asking)).outcome).toBe("start-again");
  });

  test("is turned off with the password, or by an operator", async () => {
    const { services, browser, session, member } = await confirmed(fresh);
    const wrong = await endSecondFactor(services, "not the password", await session(), browser.asking);
    expect(wrong.outcome).toBe("wrong-password");
    const ended = await endSecondFactor(services, goodPassword, await session(), browser.asking);
    if (ended.outcome !== "done") throw new Error(ended.outcome);
    browser.keep(ended.cookies);
    expect((await session()).secondFactor).toBe(false);
    await removeSecondFactor(services, member.id, "operator");
    expect((await signIn(services, right, new CookieJar().asking)).outcome).toBe("signed-in");
  });
});
