import { expect, test } from "vitest";
import { countReports } from "#app/reports/browser-reports.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

const path = "/leads/dashboard/reports";

describeEachWorkspace("browser reports", (workspace) => {
  test("are cleared by the button that says so, and by no other post", async () => {
    const { db } = workspace.app.services;
    const report = { kind: "error", what: "It stumbled", source: "/assets/site.js", page: "/" } as const;
    await countReports(db, { reports: [report], now: new Date(0) });
    const browser = workspace.browser();
    await browser.enterAs("manager");
    expect((await browser.ask(path, { form: { intent: "note" } })).status).toBe(400);
    expect(await (await browser.ask(path)).text()).toContain("It stumbled");
    expect((await browser.ask(path, { form: { intent: "clear" } })).status).toBe(303);
    expect(await (await browser.ask(path)).text()).not.toContain("It stumbled");
  });
});
