import { expect, test } from "vitest";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { changePassword, setPassword } from "#app/accounts/password.server.ts";
import { createPasswordLink, forgotPassword, staffOfLink } from "#app/accounts/password-link.server.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { addStaff, listStaff } from "#app/accounts/staff-members.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import {
  accountServices,
  CookieJar,
  goodPassword,
  staffMember,
  tokenOf,
} from "#tests/support/staff-accounts.ts";

const email = "asha@dts.example";
const hourMs = 60 * 60_000;

describeEachDatabase("a set-password link", (fresh) => {
  test("sets the first password, once", async () => {
    const { services } = accountServices(await fresh());
    const added = await addStaff(services, { email, name: "Asha", role: "admin" }, "test");
    if (added.outcome !== "added") throw new Error(added.outcome);
    const token = tokenOf(await createPasswordLink(services, added.member.id));
    expect(await staffOfLink(services, token)).toMatchObject({ email });
    expect((await setPassword(services, { token, password: goodPassword })).outcome).toBe("done");
    expect((await setPassword(services, { token, password: "another long password" })).outcome).toBe(
      "link-over",
    );
    const { asking } = new CookieJar();
    expect((await signIn(services, { email, password: goodPassword }, asking)).outcome).toBe("signed-in");
  });

  test("used by two at once sets one password", async () => {
    const { services } = accountServices(await fresh());
    const member = await staffMember(services, email);
    const token = tokenOf(await createPasswordLink(services, member.id));
    const tries = ["first of two passwords", "second of two passwords"].map((password) =>
      setPassword(services, { token, password }),
    );
    const outcomes = (await Promise.all(tries)).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(["done", "link-over"]);
  });

  test("ends the other links of its owner when it is used", async () => {
    const { services, clock } = accountServices(await fresh());
    const member = await staffMember(services, email);
    const first = tokenOf(await createPasswordLink(services, member.id));
    clock.now = new Date(clock.now.getTime() + 1000);
    const second = tokenOf(await createPasswordLink(services, member.id));
    expect(await staffOfLink(services, first)).toBeNull();
    expect((await setPassword(services, { token: second, password: "a second long password" })).outcome).toBe(
      "done",
    );
    expect((await setPassword(services, { token: first, password: "a first long password" })).outcome).toBe(
      "link-over",
    );
  });

  test.each(["the password changes", "the account is disabled"])("ends when %s", async (what) => {
    const { services } = accountServices(await fresh());
    const member = await staffMember(services, email);
    const token = tokenOf(await createPasswordLink(services, member.id));
    if (what === "the password changes") {
      const browser = new CookieJar();
      const entered = await signIn(services, { email, password: goodPassword }, browser.asking);
      if ("cookies" in entered) browser.keep(entered.cookies);
      const session = await readSession(services, browser.asking);
      if (!session) throw new Error("no session");
      const typed = { current: goodPassword, password: "another long password" };
      expect((await changePassword(services, typed, session, browser.asking)).outcome).toBe("done");
    } else {
      for (const disabled of [true, false]) await changeStaff(services, { id: member.id, disabled }, "test");
    }
    expect(await staffOfLink(services, token)).toBeNull();
  });

  test("of one person ends none of another", async () => {
    const { services } = accountServices(await fresh());
    const token = tokenOf(await createPasswordLink(services, (await staffMember(services, email)).id));
    await staffMember(services, "ravi@dts.example");
    expect(await staffOfLink(services, token)).toMatchObject({ email });
  });

  test("that was forgotten is mailed five times a day at most", async () => {
    const db = await fresh();
    const { services, clock } = accountServices(db);
    await staffMember(services, email);
    const dayMs = 24 * hourMs;
    clock.now = new Date(clock.now.getTime() - (clock.now.getTime() % dayMs) + dayMs);
    for (let asked = 0; asked < 20; asked++) {
      await forgotPassword(services, email).mailed;
      clock.now = new Date(clock.now.getTime() + hourMs / 2);
    }
    const mails = () => db.selectFrom("outbox").select("id").execute();
    expect(await mails()).toHaveLength(5);
    clock.now = new Date(clock.now.getTime() + dayMs);
    await forgotPassword(services, email).mailed;
    expect(await mails()).toHaveLength(6);
  });

  test("is over after a day, unknown when made up, and of no use for a disabled account", async () => {
    const { services, clock } = accountServices(await fresh());
    const member = await staffMember(services, email);
    const token = tokenOf(await createPasswordLink(services, member.id));
    expect((await setPassword(services, { token: "made-up", password: goodPassword })).outcome).toBe(
      "link-over",
    );
    clock.now = new Date(clock.now.getTime() + 24 * hourMs + 1000);
    expect((await setPassword(services, { token, password: goodPassword })).outcome).toBe("link-over");
    const another = tokenOf(await createPasswordLink(services, member.id));
    await changeStaff(services, { id: member.id, disabled: true }, "test");
    expect((await setPassword(services, { token: another, password: goodPassword })).outcome).toBe(
      "link-over",
    );
  });

  test("stays good when the password was refused", async () => {
    const { services } = accountServices(await fresh());
    const member = await staffMember(services, email);
    const token = tokenOf(await createPasswordLink(services, member.id));
    expect((await setPassword(services, { token, password: "short" })).outcome).toBe("refused");
    expect((await setPassword(services, { token, password: goodPassword })).outcome).toBe("done");
  });

  test("is not stored as it is sent", async () => {
    const db = await fresh();
    const { services } = accountServices(db);
    const member = await staffMember(services, email);
    const token = tokenOf(await createPasswordLink(services, member.id));
    const rows = await db
      .selectFrom("verification" as never)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describeEachDatabase("a forgotten password", (fresh) => {
  test("is mailed about to an account that may sign in, a few times, and to nobody else", async () => {
    const db = await fresh();
    const { services } = accountServices(db);
    await staffMember(services, email);
    const gone = await staffMember(services, "gone@dts.example");
    await changeStaff(services, { id: gone.id, disabled: true }, "test");
    const asked = [email, " ASHA@dts.example", email, email, email, "gone@dts.example", "nobody@dts.example"];
    for (const address of asked) await forgotPassword(services, address).mailed;
    const mails = await db.selectFrom("outbox").selectAll().execute();
    // A link that has ended is not sent.
    for (const { not_after, created_at } of mails) {
      expect(Number(not_after) - Number(created_at)).toBe(24 * 60 * 60_000);
    }
    expect(mails.map(({ recipients }) => recipients)).toEqual([[email], [email], [email]]);
    expect(mails[0]).toMatchObject({ template: "set-password", data: { reason: "forgotten" } });
  });
});

describeEachDatabase("changing the password", (fresh) => {
  test("wants the present one and slows down who guesses it", async () => {
    const { services } = accountServices(await fresh());
    await staffMember(services, email);
    const browser = new CookieJar();
    const entered = await signIn(services, { email, password: goodPassword }, browser.asking);
    if ("cookies" in entered) browser.keep(entered.cookies);
    const session = await readSession(services, browser.asking);
    if (!session) throw new Error("no session");
    const change = (current: string) =>
      changePassword(services, { current, password: "seven quiet bicycles" }, session, browser.asking);
    for (let time = 0; time < 3; time++) {
      expect(await change("a wrong guess")).toMatchObject({ outcome: "refused", field: "current" });
    }
    expect(await change(goodPassword)).toEqual({ outcome: "wait", seconds: 30 });
  });
});

describeEachDatabase("staff", (fresh) => {
  test("are listed with the disabled ones last; an address has one account", async () => {
    const { services } = accountServices(await fresh());
    const asha = await staffMember(services, email, "admin");
    await staffMember(services, "zoya@dts.example", "agent");
    await changeStaff(services, { id: asha.id, disabled: true }, "test");
    expect(
      (await listStaff(services.db)).map((member) => [member.name, member.role, member.disabled]),
    ).toEqual([
      ["zoya", "agent", false],
      ["asha", "admin", true],
    ]);
    const again = { email: "ASHA@dts.example", name: "Asha", role: "agent" } as const;
    expect(await addStaff(services, again, "test")).toEqual({ outcome: "taken" });
    const bad = { email: "asha@dts.example\r\nBcc: x@evil.test", name: "Asha", role: "agent" } as const;
    expect(await addStaff(services, bad, "test")).toEqual({ outcome: "no-address" });
  });
});
