import { describe, expect, test } from "vitest";
import type { AccountServices } from "#app/accounts/account-services.ts";
import { knownDevice } from "#app/accounts/known-device.server.ts";
import { createPasswordLink, staffOfLink } from "#app/accounts/password-link.server.ts";
import { rewrapFactors } from "#app/accounts/rewrapped-factors.server.ts";
import { beginSecondFactor, confirmSecondFactor, endAllFactors } from "#app/accounts/second-factor.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { signInWithCode } from "#app/accounts/sign-in-code.server.ts";
import { openDatabase } from "#app/database/database.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { isSigned, sign } from "#app/links/signature.server.ts";
import { readLink, signedLink } from "#app/links/signed-links.server.ts";
import { authenticatorCode } from "#tests/support/authenticator.ts";
import { newPostgresDatabase, newSqliteFile } from "#tests/support/databases.ts";
import {
  accountServices,
  CookieJar,
  goodPassword,
  staffMember,
  tokenOf,
} from "#tests/support/staff-accounts.ts";

const [before, after] = ["before", "after"].map((word) => word.padEnd(32, "-")) as [string, string];
const email = "asha@dts.example";
const lead = "0198a1b2-0000-7000-8000-000000000000";

describe.each([
  ["SQLite", newSqliteFile],
  ["PostgreSQL", newPostgresDatabase],
])("a secret that was replaced (%s)", (_, newUrl) => {
  test("still opens sessions, known devices, links and authenticators, and signs nothing new", {
    timeout: 60_000,
  }, async () => {
    const url = await newUrl();
    await using first = await openDatabase(url);
    const { services: old } = accountServices(first, { APP_SECRET: before });
    await staffMember(old, email);
    const { browser, begun } = await withAuthenticator(old);
    const path = signedLink(before, "reminders-stop", lead);
    const sealed = sign(before, "track", "SO-1");

    await using second = await openDatabase(url);
    const { services } = accountServices(second, { APP_SECRET: after, APP_SECRET_OLD: before });
    const secret = appSecret(services.config);
    expect(await rewrapFactors(second, { secret, former: services.config.oldSecrets })).toBe(1);
    expect(await rewrapFactors(second, { secret, former: services.config.oldSecrets })).toBe(0);
    expect(await readSession(services, browser.asking)).toMatchObject({ email, secondFactor: true });
    expect(knownDevice(services, browser.asking.request, email)).toBeDefined();
    const token = path.split("/").at(-1) ?? "";
    const read = readLink(secret, token, ["reminders-stop"], new Date());
    expect(read).toMatchObject({ id: lead });
    expect(signedLink(secret, "reminders-stop", lead)).not.toBe(path);
    expect(isSigned(secret, "track", "SO-1", sealed)).toBe(true);
    expect(sign(secret, "track", "SO-1")).not.toBe(sealed);

    for (const code of [authenticatorCode(begun.uri, Date.now() + 30_000), begun.recoveryCodes[0] ?? ""]) {
      const elsewhere = new CookieJar();
      const asked = await signIn(services, { email, password: goodPassword }, elsewhere.asking);
      if (asked.outcome !== "code-wanted") throw new Error(asked.outcome);
      elsewhere.keep(asked.cookies);
      expect((await signInWithCode(services, code, elsewhere.asking)).outcome).toBe("signed-in");
    }
  });

  test("and lost ends every session, link and authenticator, and all staff sign in again", {
    timeout: 60_000,
  }, async () => {
    const url = await newUrl();
    await using first = await openDatabase(url);
    const { services: old } = accountServices(first, { APP_SECRET: "lost".padEnd(32, "-") });
    const member = await staffMember(old, email);
    const { browser } = await withAuthenticator(old);
    const token = tokenOf(await createPasswordLink(old, member.id));

    await using second = await openDatabase(url);
    const { services } = accountServices(second, { APP_SECRET: "found".padEnd(32, "-") });
    await endAllFactors(services, "operator");
    expect(await staffOfLink(services, token)).toBeNull();
    expect(await readSession(old, browser.asking)).toBeNull();
    const anew = await signIn(services, { email, password: goodPassword }, new CookieJar().asking);
    expect(anew.outcome).toBe("signed-in");
  });

  test("without being named opens nothing", { timeout: 60_000 }, async () => {
    const url = await newUrl();
    await using first = await openDatabase(url);
    const { services: old } = accountServices(first, { APP_SECRET: "gone".padEnd(32, "-") });
    await staffMember(old, email);
    const browser = new CookieJar();
    const entered = await signIn(old, { email, password: goodPassword }, browser.asking);
    if ("cookies" in entered) browser.keep(entered.cookies);
    await using second = await openDatabase(url);
    const { services } = accountServices(second, { APP_SECRET: "another".padEnd(32, "-") });
    expect(await readSession(services, browser.asking)).toBeNull();
    expect(knownDevice(services, browser.asking.request, email)).toBeUndefined();
  });
});

/** A browser that signed in and set up an authenticator. */
async function withAuthenticator(services: AccountServices) {
  const browser = new CookieJar();
  const entered = await signIn(services, { email, password: goodPassword }, browser.asking);
  if (entered.outcome !== "signed-in") throw new Error(entered.outcome);
  browser.keep(entered.cookies);
  const session = await readSession(services, browser.asking);
  if (!session) throw new Error("no session");
  const wanted = { password: goodPassword, issuer: "DTS" };
  const begun = await beginSecondFactor(services, wanted, session, browser.asking);
  if (begun.outcome !== "begun") throw new Error(begun.outcome);
  const confirmed = await confirmSecondFactor(
    services,
    authenticatorCode(begun.uri),
    session,
    browser.asking,
  );
  if (confirmed.outcome !== "done") throw new Error(confirmed.outcome);
  browser.keep(confirmed.cookies);
  return { browser, begun };
}
