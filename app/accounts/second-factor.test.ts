import { expect, test } from "vitest";
import {
  confirmSecondFactor,
  endSecondFactor,
  removeSecondFactor,
} from "#app/accounts/second-factor.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { begunAuthenticator, confirmedAuthenticator, enrolledEmail } from "#tests/support/enrolled-staff.ts";
import { CookieJar, goodPassword } from "#tests/support/staff-accounts.ts";

const right = { email: enrolledEmail, password: goodPassword };

describeEachDatabase("an authenticator", (fresh) => {
  test("counts only after its first right code", async () => {
    const { services, browser, session } = await begunAuthenticator(fresh);
    expect((await session()).secondFactor).toBe(false);
    expect(await confirmSecondFactor(services, "000000", await session(), browser.asking)).toEqual({
      outcome: "wrong-code",
    });
    expect((await signIn(services, right, new CookieJar().asking)).outcome).toBe("signed-in");
  });

  test("is turned off with the password, or by an operator", async () => {
    const { services, browser, session, member } = await confirmedAuthenticator(fresh);
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
