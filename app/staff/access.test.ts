import { expect, test } from "vitest";
import declared from "#app/routes.ts";
import { isDownload, receivers, records, routes, staffRoutes } from "#tests/fixtures/staff-routes.ts";
import { describeEachWorkspace, type Role, roles, secret } from "#tests/fixtures/workspace.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

test("every route of the workspace stands in a table of roles", () => {
  const listed = [...Object.keys(routes), ...Object.keys(receivers), ...records];
  const fits = (pattern: string) =>
    new RegExp(`^/${pattern.replaceAll(/\/:\w+\?/g, "(/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`);
  const missing = staffRoutes(declared).filter((pattern) => !listed.some((path) => fits(pattern).test(path)));
  expect(missing).toEqual([]);
});

describeEachWorkspace("the workspace", (workspace) => {
  const browsers = new Map<Role, StaffBrowser>();
  /** The browser of one colleague of this role, who looks at every page. */
  const browserOf = async (role: Role) => {
    const found = browsers.get(role) ?? workspace.browser();
    if (!browsers.has(role)) await found.enterAs(role);
    browsers.set(role, found);
    return found;
  };
  let ended: Map<string, string> | undefined;
  /** The cookies of an admin who has signed out. */
  const cookiesThatEnded = async () => {
    if (ended) return ended;
    const browser = workspace.browser();
    await browser.enterAs("admin");
    const kept = new Map(browser.jar.cookies);
    await browser.ask("/leads/logout", { form: {} });
    expect((await browser.ask("/leads/dashboard")).status).toBe(303);
    ended = kept;
    return kept;
  };

  test.each([...Object.keys(routes), ...Object.keys(receivers), ...records])(
    "%s shows and does nothing without a session",
    async (path) => {
      const nobody = workspace.browser();
      const expired = workspace.browser();
      for (const [name, value] of await cookiesThatEnded()) expired.jar.cookies.set(name, value);
      for (const browser of [nobody, expired]) await showsNothing(browser, workspace.at(path));
    },
  );

  test.each(
    roles.flatMap((role) => Object.entries(routes).map(([path, open]) => [role, path, open] as const)),
  )("for an %s %s is as open as it should be", async (role, path, open) => {
    const browser = await browserOf(role);
    // A lead of somebody else answers an agent like one that does not exist.
    const closed = path.includes("{taken}") ? 404 : 403;
    const status = open.includes(role) ? 200 : closed;
    const document = await browser.ask(workspace.at(path));
    expect(document.status).toBe(status);
    expectUnkept(document);
    const data = await browser.ask(`${workspace.at(path)}.data`);
    if (!isDownload(path)) expect(data.status).toBe(status);
    expectUnkept(data);
    if (status === 200) return;
    for (const answer of [document, data]) expect(await answer.text()).not.toContain(secret);
    const posted = await browser.ask(workspace.at(path), { form: { intent: "note", note: "let me in" } });
    expect(isDownload(path) ? [403, 405] : [403, 404]).toContain(posted.status);
  });

  test.each(
    roles.flatMap((role) => Object.entries(receivers).map(([path, open]) => [role, path, open] as const)),
  )("of an %s %s takes what it should", async (role, path, open) => {
    const browser = await browserOf(role);
    const asked = await browser.ask(workspace.at(path));
    expect(asked.status).toBe(open.includes(role) || path.includes("{taken}") ? 405 : 403);
    const answer = await browser.ask(workspace.at(path), { form: { text: "let me in", lead: "none" } });
    expectUnkept(answer);
    expect(await answer.text()).not.toContain(secret);
    if (!open.includes(role)) expect(answer.status).toBe(path.includes("{taken}") ? 404 : 403);
    // Nothing here is a whole message: it is refused for what it lacks, and not for who sends it.
    else if (path.includes("{taken}")) expect([403, 422]).toContain(answer.status);
  });

  test("a post from another site does nothing, also with a session", async () => {
    const browser = workspace.browser();
    const { email } = await browser.enterAs("admin");
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: `${workspace.app.config.siteUrl}.evil.example` },
      { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    ];
    for (const path of [
      "/leads/logout",
      "/leads/login",
      "/leads/dashboard/account",
      workspace.at("/leads/dashboard/{free}"),
    ]) {
      for (const headers of foreign) {
        const answer = await browser.ask(path, { form: { intent: "everywhere", email }, headers });
        expect(answer.status, path).toBe(403);
      }
    }
    expect((await browser.ask("/leads/dashboard")).status).toBe(200);
  });

  test("the bar above every page names the company", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const { name } = workspace.app.bundle.content.site;
    expect(await (await browser.ask("/leads/dashboard/account")).text()).toContain(`<b>${name}</b>`);
  });

  test("a link or a picture signs nobody out", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    expect((await browser.ask("/leads/logout")).status).toBe(405);
    expect((await browser.ask("/leads/dashboard")).status).toBe(200);
  });
});

async function showsNothing(browser: StaffBrowser, path: string) {
  const form = { intent: "status", to: "lost" };
  const asked = [
    [await browser.ask(path), 303],
    [await browser.ask(path, { method: "HEAD" }), 303],
    [await browser.ask(path, { form }), 303],
    [await browser.ask(path, { form, method: "PUT" }), 405],
    [await browser.ask(path, { form, method: "PATCH" }), 405],
    [await browser.ask(path, { form, method: "DELETE" }), 405],
    [await browser.ask(`${path}.data`), 401],
    [await browser.ask(`${path}.data?_routes=staff%2Fleads%2Flead-list%2Cstaff%2Fleads%2Flead-page`), 401],
    [await browser.ask(`${path}.data`, { form }), 401],
  ] as const;
  for (const [answer, status] of asked) {
    expect(answer.status, `${path}`).toBe(status);
    expectUnkept(answer);
    expect(await answer.text()).not.toContain(secret);
    if (status === 303) {
      expect(answer.headers.get("Location")).toBe(`/leads/login?next=${encodeURIComponent(path)}`);
    }
  }
}

function expectUnkept({ headers }: Response) {
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toContain("noindex");
  // The preview of a mail stands in a frame of its lead.
  expect(headers.get("Content-Security-Policy")).toMatch(/frame-ancestors '(none|self)'/);
}
