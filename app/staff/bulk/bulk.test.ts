import { expect, test, vi } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

describeEachWorkspace("the bar below the list", (workspace) => {
  const settled = (browser: StaffBrowser, path: string): Promise<string> =>
    vi.waitFor(async () => {
      const page = await (await browser.ask(path)).text();
      expect(page).not.toContain("leads...");
      return page;
    }, 40_000);

  test("assigns a page's ticked leads without script, says what it left, and undoes it", async () => {
    const { db } = workspace.app.services;
    const manager = workspace.browser();
    const { id } = await manager.enterAs("manager");
    const list = await (await manager.ask("/leads/dashboard/leads")).text();
    const boxes = [...list.matchAll(/name="lead" value="([^"]+)"/g)].map(([, value]) => value ?? "");
    expect(boxes).toHaveLength(2);
    const free = boxes.find((value) => value.startsWith(workspace.at("{free}"))) ?? "";
    const form = { do: "assign", owner: id, lead: free, list: "?status=new" };
    expect((await manager.ask("/leads/dashboard/bulk", { form: { ...form, owner: "" } })).status).toBe(422);
    expect((await manager.ask("/leads/dashboard/bulk", { form: { ...form, lead: "x" } })).status).toBe(422);
    const begun = await manager.ask("/leads/dashboard/bulk", { form });
    expect(begun.status).toBe(303);
    const job = begun.headers.get("Location") ?? "";
    const page = await settled(manager, job);
    expect(page).toContain("Done: 1 of 1 leads changed.");
    expect(page).toContain("/leads/dashboard/leads?status=new");
    const owner = await db
      .selectFrom("leads")
      .select("owner_id")
      .where("id", "=", workspace.at("{free}"))
      .execute();
    expect(owner).toEqual([{ owner_id: id }]);
    // The same box again: the version it names is old.
    const again = await manager.ask("/leads/dashboard/bulk", { form: { ...form, owner: "nobody" } });
    const left = await settled(manager, again.headers.get("Location") ?? "");
    expect(left).toContain("A colleague changed it meanwhile");
    const other = workspace.browser();
    await other.enterAs("admin");
    expect((await other.ask(job)).status).toBe(404);
    expect((await other.ask(job, { form: { intent: "undo" } })).status).toBe(404);
    expect((await manager.ask(job, { form: { intent: "undo" } })).status).toBe(303);
    expect(await settled(manager, job)).toContain("Undone: 1 of 1 leads are as before.");
    expect((await manager.ask(job, { form: { intent: "undo" } })).status).toBe(409);
    expect(await (await manager.ask("/leads/dashboard/bulk")).text()).toContain("Assign to The manager");
  });

  test("takes every lead of the list and no other, and of an agent only what they see", async () => {
    const { db } = workspace.app.services;
    for (const city of ["Kochi", "Kochi", "Delhi"])
      await recordSubmission(db, sampleSubmission({ person: { city } }), new Date());
    const [manager, agent] = [workspace.browser(), workspace.browser()];
    const { id } = await manager.enterAs("manager");
    await agent.enterAs("agent");
    const form = { do: "tag", tag: `Fair <b>`, all: "yes", list: "?city=Kochi" };
    const begun = await manager.ask("/leads/dashboard/bulk", { form });
    const page = await settled(manager, begun.headers.get("Location") ?? "");
    expect(page).toContain("Done: 2 of 2 leads changed.");
    expect(page).toContain("Add the tag Fair &lt;b&gt;");
    const cities = await db
      .selectFrom("lead_tags")
      .innerJoin("leads", "leads.id", "lead_tags.lead_id")
      .select("city")
      .execute();
    expect(cities).toEqual([{ city: "Kochi" }, { city: "Kochi" }]);
    await db.updateTable("leads").set({ owner_id: id }).where("city", "=", "Kochi").execute();
    const taken = await agent.ask("/leads/dashboard/bulk", { form: { ...form, do: "spam" } });
    expect(taken.status).toBe(422);
    const foreign = { do: "assign", owner: id, all: "yes", list: "?city=Delhi" };
    const refused = await agent.ask("/leads/dashboard/bulk", { form: foreign });
    const left = await settled(agent, refused.headers.get("Location") ?? "");
    expect(left).toContain("Not open to you");
  });
});
