import { beginSecondFactor, confirmSecondFactor } from "#app/accounts/second-factor.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { authenticatorCode } from "./authenticator.ts";
import type { FreshDatabase } from "./databases.ts";
import { accountServices, CookieJar, goodPassword, staffMember } from "./staff-accounts.ts";

export const enrolledEmail = "asha@dts.example";

/** A signed-in staff member who has begun to set up an authenticator. */
export async function begunAuthenticator(fresh: FreshDatabase) {
  const { services, clock } = accountServices(await fresh());
  const member = await staffMember(services, enrolledEmail);
  const browser = new CookieJar();
  const entered = await signIn(services, { email: enrolledEmail, password: goodPassword }, browser.asking);
  if ("cookies" in entered) browser.keep(entered.cookies);
  const session = async () => {
    const found = await readSession(services, browser.asking);
    if (!found) throw new Error("no session");
    return found;
  };
  const asked = { password: goodPassword, issuer: "DTS" };
  const begun = await beginSecondFactor(services, asked, await session(), browser.asking);
  if (begun.outcome !== "begun") throw new Error(begun.outcome);
  return { services, clock, member, browser, session, begun };
}

/** The same with the authenticator active; `nextCode` is an unused code. */
export async function confirmedAuthenticator(fresh: FreshDatabase) {
  const all = await begunAuthenticator(fresh);
  const { services, browser, session, begun } = all;
  const code = authenticatorCode(begun.uri);
  const done = await confirmSecondFactor(services, code, await session(), browser.asking);
  if (done.outcome !== "done") throw new Error(done.outcome);
  browser.keep(done.cookies);
  return { ...all, usedCode: code, nextCode: () => authenticatorCode(begun.uri, Date.now() + 30_000) };
}
