import { expect, test } from "vitest";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { authenticatorCode } from "#tests/support/authenticator.ts";
import { goodPassword } from "#tests/support/staff-accounts.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const staffPath = "/leads/dashboard/staff";
const setUpPath = (next: string) => `/leads/authenticator?next=${encodeURIComponent(next)}`;

/** Sets for which roles a second factor is needed, as the page of staff does. */
function needFor(browser: StaffBrowser, ...roles: string[]) {
  return browser.ask(staffPath, { form: { intent: "second-factor", ...roleBoxes(roles) } });
}

function roleBoxes(roles: string[]) {
  return Object.fromEntries(roles.map((role) => [`required-${role}`, "on"]));
}

/** Turns an authenticator on at this page. @returns where it leads to, and the address of the authenticator */
async function setUp(browser: StaffBrowser, path: string) {
  const begin = { intent: "authenticator-begin", password: goodPassword };
  const begun = await (await browser.ask(path, { form: begin })).text();
  const uri = (/value="(otpauth:[^"]+)"/.exec(begun)?.[1] ?? "").replaceAll("&amp;", "&");
  const confirm = { intent: "authenticator-confirm", code: authenticatorCode(uri), uri, codes: "" };
  const done = await browser.ask(path, { form: confirm });
  return { status: done.status, to: done.headers.get("Location"), uri };
}

describeEachWorkspace("a second factor that a role needs", (workspace) => {
  test("is set up before anything else, also by the admin who asked for it", async () => {
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const agent = workspace.browser();
    await agent.enterAs("agent");
    expect((await needFor(admin, "admin")).status).toBe(303);
    for (const path of [
      "/leads/dashboard",
      "/leads/dashboard/account",
      "/leads/dashboard/export",
      staffPath,
      workspace.at("/leads/dashboard/{free}"),
      workspace.at("/leads/dashboard/{free}/files/cv"),
    ]) {
      const read = await admin.ask(path);
      expect(read.status, path).toBe(303);
      expect(read.headers.get("Location")).toBe(setUpPath(path));
      const posted = await needFor(admin);
      expect(posted.headers.get("Location")).toBe(setUpPath(staffPath));
      const loaded = await admin.ask(`${path}.data?_routes=staff%2Fworkspace`);
      expect(loaded.status, `${path}.data`).toBe(202);
      // Back to the page, not to its data.
      expect(await loaded.text()).toContain(`"${setUpPath(path)}"`);
    }
    expect((await agent.ask("/leads/dashboard")).status).toBe(200);
    const page = setUpPath("/leads/dashboard/queue");
    expect((await admin.ask(page)).status).toBe(200);
    expect(await setUp(admin, page)).toMatchObject({ status: 303, to: "/leads/dashboard/queue" });
    expect((await admin.ask(staffPath)).status).toBe(200);
    expect((await admin.ask(page)).headers.get("Location")).toBe("/leads/dashboard/queue");
    expect((await needFor(admin)).status).toBe(303);
  });

  test("is asked for at the next request of whoever is signed in, and no more when it is not needed", async () => {
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const manager = workspace.browser();
    await manager.enterAs("manager");
    await needFor(admin, "manager", "agent");
    expect((await manager.ask("/leads/dashboard")).status).toBe(303);
    const late = workspace.browser();
    await late.enterAs("agent");
    expect((await late.ask("/leads/dashboard")).headers.get("Location")).toBe(setUpPath("/leads/dashboard"));
    await needFor(admin);
    for (const browser of [manager, late]) expect((await browser.ask("/leads/dashboard")).status).toBe(200);
  });

  test("cannot be turned off while it is needed, and the list of staff shows who has one", async () => {
    const admin = workspace.browser();
    const { email } = await admin.enterAs("admin");
    expect(memberOf(await (await admin.ask(staffPath)).text(), email)).toContain("No authenticator");
    await setUp(admin, "/leads/dashboard/account");
    await needFor(admin, "admin");
    expect(memberOf(await (await admin.ask(staffPath)).text(), email)).toContain("Authenticator on");
    const end = { intent: "authenticator-end", password: goodPassword };
    const refused = await admin.ask("/leads/dashboard/account", { form: end });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Your role needs it");
    expect((await admin.ask(staffPath)).status).toBe(200);
    await needFor(admin);
    expect((await admin.ask("/leads/dashboard/account", { form: end })).status).toBe(303);
  });

  test("is set by admins only", async () => {
    const manager = workspace.browser();
    await manager.enterAs("manager");
    expect((await needFor(manager, "agent")).status).toBe(403);
    const agent = workspace.browser();
    await agent.enterAs("agent");
    expect((await agent.ask("/leads/dashboard")).status).toBe(200);
  });

  test("is set up by nobody who is not signed in", async () => {
    const answer = await workspace.browser().ask("/leads/authenticator");
    expect(answer.headers.get("Location")).toBe("/leads/login?next=%2Fleads%2Fdashboard");
  });
});

/** The line of one colleague in the list of staff. */
function memberOf(page: string, email: string): string {
  return page.split("<li").find((line) => line.includes(email)) ?? "";
}
