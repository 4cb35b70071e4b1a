import { expect, test } from "vitest";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { apiClient } from "#tests/support/api-client.ts";

const dashboard = "/leads/dashboard";

/** U+0000: PostgreSQL refuses it in every text, SQLite keeps it and finds nothing with it. */
describeEachWorkspace("a NUL character in a request to the workspace", (workspace) => {
  test("in an address is refused as a mistake of the request", async () => {
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const filters = ["q", "city", "tag", "form", "owner", "source", "campaign", "landing", "after"];
    const paths = [
      ...filters.flatMap((name) => [`leads?${name}=%00`, `export?${name}=%00`]),
      ...["leads/board", "people", "companies", "orders", "coverage", "find"].map(
        (path) => `${path}?q=a%00b`,
      ),
      "leads?%00=x",
      "reservations?place=x&item=%00",
      "templates?template=%00",
      "people/{person}/join?with=%00",
    ].map((path) => workspace.at(`${dashboard}/${path}`));
    for (const path of [...paths, "/leads/login?next=%00", "/leads/password?token=%00"])
      expect([path, (await admin.ask(path)).status]).toEqual([path, 400]);
  });

  test("in a form is left out", async () => {
    const { db } = workspace.app.services;
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const asked: [string, Record<string, string>, number][] = [
      ["dashboard/set-aside", { mail: crypto.randomUUID(), reference: "DTS\0" }, 422],
      ["dashboard/privacy", { address: "a\0@school.test" }, 409],
      ["dashboard/staff", { intent: "add", email: "new\0@dts.example", name: "N\0ew", role: "agent" }, 303],
      ["dashboard/staff", { intent: "link", member: "{member}\0" }, 303],
      [
        "dashboard/staff/{member}",
        { intent: "save", name: "Ra\0vi", role: "agent", "seen-name": "The agent", "seen-role": "agent" },
        303,
      ],
      ["dashboard/teams", { intent: "rule", name: "A\0", city: "Pu\0ne", to: "user:{member}\0" }, 303],
      ["login", { email: "a\0@dts.example", password: "\0" }, 401],
      ["password", { token: "x\0", password: "a\0".repeat(12) }, 303],
    ];
    for (const [path, form, status] of asked) {
      const filled = Object.entries(form).map(([name, value]) => [name, workspace.at(value)]);
      const browser = path.startsWith("dashboard/") ? admin : workspace.browser();
      const answer = await browser.ask(workspace.at(`/leads/${path}`), { form: Object.fromEntries(filled) });
      expect([path, answer.status]).toEqual([path, status]);
    }
    const member = workspace.at("{member}");
    expect(await db.selectFrom("user").select("name").where("id", "=", member).execute()).toEqual([
      { name: "Ravi" },
    ]);
  });

  test("is refused in an address of the API, and left out of its JSON", async () => {
    const { id } = await workspace.browser().enterAs("admin");
    const api = await apiClient(workspace.app, { id, role: "admin" });
    expect((await api.ask("/leads?owner=%00")).status).toBe(400);
    const { data } = await (await api.ask("/leads")).json();
    const { reference, version } = data[0];
    const body = { version, nextStep: { text: "Ca\0ll", day: "2030-01-01" } };
    const changed = await api.ask(`/leads/${reference}`, { method: "PATCH", body });
    expect([changed.status, (await changed.json()).nextStep?.text]).toEqual([200, "Call"]);
  });
});
