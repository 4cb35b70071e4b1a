import { expect, test } from "vitest";
import { describeEachWorkspace, secret } from "#tests/fixtures/workspace.ts";

describeEachWorkspace("a lead beside its list", (workspace) => {
  const listOf = (page: string) => /<section class="list-side"[\s\S]*?<\/section>/.exec(page)?.[0] ?? "";

  test("stands with the list that its address names, its row marked; without one it stands alone", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const path = workspace.at("/leads/dashboard/{free}");
    const beside = await (await browser.ask(`${path}?list=`)).text();
    expect(listOf(beside)).toContain(`data-current="true"`);
    expect(listOf(beside)).toContain(workspace.at("/leads/dashboard/{taken}?list="));
    const none = await (await browser.ask(`${path}?list=${encodeURIComponent("status=won")}`)).text();
    expect(listOf(none)).toContain("No lead fits");
    expect(none).toContain(secret);
    expect(listOf(await (await browser.ask(path)).text())).toBe("");
  });

  test("shows an agent no lead of others in that list", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const page = await (await browser.ask(workspace.at("/leads/dashboard/{free}?list=owner%3Dall"))).text();
    expect(page).not.toContain(workspace.at("/leads/dashboard/{taken}"));
    expect((await browser.ask(workspace.at("/leads/dashboard/{taken}?list="))).status).toBe(404);
  });

  test("a view is kept, and a refusal shown, in the list", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const refused = await browser.ask("/leads/dashboard/leads", { form: { intent: "keep", name: " " } });
    expect(refused.status).toBe(422);
    expect(listOf(await refused.text())).toContain("Give the view a name.");
  });
});
