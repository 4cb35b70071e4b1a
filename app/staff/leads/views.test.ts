import { expect, test } from "vitest";
import { describeEachWorkspace, secret } from "#tests/fixtures/workspace.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const list = "/leads/dashboard/leads";
const hostile = '<script>alert("view")</script>';

describeEachWorkspace("views of the list", (workspace) => {
  test("are kept under a name, shared, pinned and deleted by who made them", async () => {
    const [maker, colleague] = [workspace.browser(), workspace.browser()];
    await maker.enterAs("manager");
    await colleague.enterAs("agent");
    const address = "?status=open&city=Pune&sort=-updated&cols=who%2Cstatus&evil=https://evil.test";
    const keep = (name: string, shared: string) =>
      maker.ask(list, { form: { intent: "keep", name, address, shared } });
    const kept = await keep(hostile, "yes");
    expect([kept.status, kept.headers.get("Location")]).toEqual([
      303,
      `${list}?status=open&city=Pune&sort=-updated&cols=who%2Cstatus`,
    ]);
    await keep("Only mine", "");
    // As after a lost answer.
    await keep("Only mine", "");
    expect((await keep(" ", "")).status).toBe(422);
    expect((await keep("x".repeat(61), "")).status).toBe(422);
    const mine = await textOf(maker, list);
    expect(mine.match(/Delete<span class="off"> (<!-- -->)?Only mine/g)).toHaveLength(1);
    expect(mine).not.toContain(hostile);
    const theirs = await textOf(colleague, list);
    expect(theirs).toContain("by a colleague");
    expect(theirs).not.toContain("Only mine");
    const view = /name="view" value="([\w-]+)"/.exec(theirs)?.[1] ?? "";
    const press = (browser: StaffBrowser, intent: string, id = view) =>
      browser.ask(list, { form: { intent, view: id } });
    expect((await press(colleague, "delete")).status).toBe(409);
    expect((await press(colleague, "pin")).status).toBe(303);
    expect(await textOf(colleague, "/leads/dashboard")).toContain("city=Pune");
    expect((await press(colleague, "unpin")).status).toBe(303);
    expect(await textOf(colleague, "/leads/dashboard")).not.toContain("city=Pune");
    const own = [...mine.matchAll(/name="view" value="([\w-]+)"/g)].map(([, id]) => id ?? "");
    const hidden = own.find((id) => id !== view) ?? "";
    expect((await press(colleague, "pin", hidden)).status).toBe(409);
    expect((await press(maker, "delete")).status).toBe(303);
    expect(await textOf(colleague, list)).not.toContain("by a colleague");
  });

  test("that are shared are also deleted by an admin, as their maker may have left", async () => {
    const [maker, manager, admin] = [workspace.browser(), workspace.browser(), workspace.browser()];
    await maker.enterAs("agent");
    await manager.enterAs("manager");
    await admin.enterAs("admin");
    for (const [name, shared] of [
      ["For all", "yes"],
      ["For me", ""],
    ] as const)
      await maker.ask(list, { form: { intent: "keep", name, address: "?city=Pune", shared } });
    const page = await textOf(admin, list);
    expect(page).toMatch(/value="delete"[^>]*>Delete<span class="off"> (<!-- -->)?For all/);
    expect(await textOf(manager, list)).not.toContain('value="delete"');
    const { db } = workspace.app.services;
    const views = await db.selectFrom("lead_views").select(["id", "is_shared"]).orderBy("id").execute();
    const press = (browser: StaffBrowser, isShared: number) =>
      browser.ask(list, {
        form: { intent: "delete", view: views.find(({ is_shared }) => is_shared === isShared)?.id ?? "" },
      });
    expect((await press(manager, 1)).status).toBe(409);
    expect((await press(admin, 0)).status).toBe(409);
    expect((await press(admin, 1)).status).toBe(303);
    expect(await textOf(manager, list)).not.toContain("For all");
    expect(await textOf(maker, list)).toContain("For me");
  });

  test("the board stays the board when days are chosen in its filter, the shortest span first", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const page = await textOf(browser, `${list}/board?kind=sales&city=Pune`);
    const spans = [...page.matchAll(/href="([^"?]+)\?[^"]*days=(\w+)/g)].map(([, ...found]) => found);
    expect(spans).toEqual(["today", "7", "30", "month"].map((span) => [`${list}/board`, span]));
  });

  test("show and count for an agent what the agent may see, whatever they ask for", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const taken = workspace.at("{taken}");
    for (const search of [
      "?owner={member}",
      "?status=open&sort=name",
      "?sort=city&cols=reference",
      "?kind=sales",
    ]) {
      const page = await textOf(browser, list + workspace.at(search));
      expect(page, search).not.toContain(taken);
    }
    expect(await textOf(browser, `${list}?sort=name`)).toContain(secret);
  });

  test("the columns and the order of the address hold, and heads lead to the other order", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const page = await textOf(browser, `${list}?sort=name&cols=who,city,reference`);
    const heads = [...page.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, head]) => head);
    expect(heads).toEqual(["Select", "Who", "City", "Reference"]);
    expect(page).toContain('aria-sort="ascending"');
    expect(page).toContain("sort=-name");
  });
});

async function textOf(browser: StaffBrowser, path: string): Promise<string> {
  return (await browser.ask(path)).text();
}
