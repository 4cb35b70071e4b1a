import { afterEach, expect, test, vi } from "vitest";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { changePassword, setPassword } from "#app/accounts/password.server.ts";
import { createPasswordLink } from "#app/accounts/password-link.server.ts";
import { endSessions, openSessions, readSession, signOut } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { describeEachDatabase, type FreshDatabase } from "#tests/support/databases.ts";
import {
  accountServices,
  CookieJar,
  goodPassword,
  staffMember,
  tokenOf,
} from "#tests/support/staff-accounts.ts";

const email = "asha@dts.example";
const dayMs = 24 * 60 * 60_000;
const newPassword = "seven quiet bicycles uphill";

afterEach(() => {
  vi.useRealTimers();
});

async function signedIn(fresh: FreshDatabase, env?: NodeJS.ProcessEnv) {
  const { services, clock } = accountServices(await fresh(), env);
  const member = await staffMember(services, email);
  const enter = async (browser = new CookieJar(), password = goodPassword) => {
    const result = await signIn(services, { email, password }, browser.asking);
    if (result.outcome !== "signed-in") throw new Error(result.outcome);
    browser.keep(result.cookies);
    return { browser, lines: result.cookies.map(([, line]) => line) };
  };
  const isOpen = async (browser: CookieJar) => (await readSession(services, browser.asking)) !== null;
  return { services, clock, member, enter, isOpen };
}

describeEachDatabase("a staff session", (fresh) => {
  test("lives in cookies that scripts and other sites cannot use", async () => {
    const { enter } = await signedIn(fresh, { SITE_URL: "https://www.dts.example" });
    const { lines } = await enter();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-staff\./);
      for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
        expect(line).toContain(attribute);
      expect(line).not.toContain("Domain");
    }
  });

  test("is a new one at each sign-in, and the browser's old one has ended", async () => {
    const { enter, isOpen } = await signedIn(fresh);
    const { browser } = await enter();
    const old = new CookieJar();
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    await enter(browser);
    expect(await isOpen(browser)).toBe(true);
    expect(await isOpen(old)).toBe(false);
  });

  test("is none that somebody planted before the sign-in", async () => {
    const { enter, isOpen } = await signedIn(fresh);
    const planted = new CookieJar();
    planted.cookies.set("staff.session_token", "planted-value.AAAA");
    const { browser } = await enter(planted);
    expect(browser.cookies.get("staff.session_token")).not.toContain("planted");
    const guess = new CookieJar();
    guess.cookies.set("staff.session_token", "planted-value.AAAA");
    expect(await isOpen(guess)).toBe(false);
  });

  test("ends on the server when its owner signs out", async () => {
    const { services, enter, isOpen } = await signedIn(fresh);
    const { browser } = await enter();
    await signOut(services, browser.asking);
    expect(await isOpen(browser)).toBe(false);
  });

  test("ends everywhere at once", async () => {
    const { services, member, enter, isOpen } = await signedIn(fresh);
    const [first, second] = [await enter(), await enter()];
    expect(await openSessions(services, member.id)).toHaveLength(2);
    await endSessions(services, member.id);
    expect([await isOpen(first.browser), await isOpen(second.browser)]).toEqual([false, false]);
  });

  test("ends when the password is changed, but for a new one in the same browser", async () => {
    const { services, enter, isOpen } = await signedIn(fresh);
    const [here, elsewhere] = [await enter(), await enter()];
    const session = await readSession(services, here.browser.asking);
    if (!session) throw new Error("no session");
    const before = here.browser.cookies.get("staff.session_token");
    const asked = { current: goodPassword, password: newPassword };
    const changed = await changePassword(services, asked, session, here.browser.asking);
    if (changed.outcome !== "done") throw new Error(changed.outcome);
    here.browser.keep(changed.cookies);
    expect(here.browser.cookies.get("staff.session_token")).not.toBe(before);
    expect([await isOpen(here.browser), await isOpen(elsewhere.browser)]).toEqual([true, false]);
    expect((await signIn(services, { email, password: goodPassword }, here.browser.asking)).outcome).toBe(
      "wrong",
    );
  });

  test("ends when a new password is set by a link", async () => {
    const { services, member, enter, isOpen } = await signedIn(fresh);
    const { browser } = await enter();
    const token = tokenOf(await createPasswordLink(services, member.id));
    await setPassword(services, { token, password: newPassword });
    expect(await isOpen(browser)).toBe(false);
    await enter(browser, newPassword);
    expect(await isOpen(browser)).toBe(true);
  });

  test("ends when the account is disabled", async () => {
    const { services, member, enter, isOpen } = await signedIn(fresh);
    const { browser } = await enter();
    await changeStaff(services, { id: member.id, disabled: true }, "test");
    expect(await isOpen(browser)).toBe(false);
    await changeStaff(services, { id: member.id, disabled: false }, "test");
    expect(await isOpen(browser)).toBe(false);
  });

  test("ends after seven days without use", async () => {
    const { enter, isOpen } = await signedIn(fresh);
    const { browser } = await enter();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * dayMs + 1000 });
    expect(await isOpen(browser)).toBe(false);
  });

  test("is prolonged by use, up to thirty days after it began", async () => {
    const { services, clock, enter, isOpen } = await signedIn(fresh);
    const { browser } = await enter();
    const began = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    const visit = async (day: number) => {
      vi.setSystemTime(began + day * dayMs);
      clock.now = new Date();
      const session = await readSession(services, browser.asking);
      if (session) browser.keep(session.cookies);
      return session !== null;
    };
    const days = [5, 10, 15, 20, 25, 29];
    for (const day of days) expect(await visit(day), `day ${day}`).toBe(true);
    expect(await visit(30.1)).toBe(false);
    expect(await isOpen(browser)).toBe(false);
  });
});
