import { expect, test, vi } from "vitest";
import { newId } from "#app/database/uuid.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import { listRules } from "#app/leads/routing/read-routing.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

const screen = "/leads/dashboard/teams";

describeEachWorkspace("teams and routing", (workspace) => {
  test("a team that shares opens its members' leads to each other at once, and closes them again", async () => {
    const { db } = workspace.app.services;
    const [admin, agent, manager] = [workspace.browser(), workspace.browser(), workspace.browser()];
    await admin.enterAs("admin");
    await manager.enterAs("manager");
    const { id } = await agent.enterAs("agent");
    const taken = workspace.at("/leads/dashboard/{taken}");
    const member = workspace.at("{member}");
    const found = "/leads/dashboard/leads?q=Padmavathi";
    const sees = async () => [
      (await agent.ask(taken)).status,
      (await (await agent.ask(found)).text()).includes(workspace.at("{taken}")),
      (await (await agent.ask(`/leads/dashboard/leads?owner=${member}`)).text()).includes(
        workspace.at("{taken}"),
      ),
      (await agent.ask(`${taken}/files/cv`)).status,
    ];
    expect(await sees()).toEqual([404, false, false, 404]);
    const team = { intent: "team", name: "South", member: id };
    expect((await manager.ask(screen, { form: team })).status).toBe(403);
    expect((await admin.ask(screen, { form: team })).status).toBe(303);
    expect((await admin.ask(screen, { form: { ...team, name: "south" } })).status).toBe(422);
    const [made] = await listTeams(db);
    await db
      .insertInto("team_members")
      .values({ team_id: made?.id ?? "", user_id: member })
      .execute();
    expect(await sees()).toEqual([404, false, false, 404]);
    const ofTeam = `/leads/dashboard/leads?owner=team:${made?.id}`;
    const listed = async (browser: typeof agent) => await (await browser.ask(ofTeam)).text();
    expect(await listed(agent)).not.toContain(">Team South<");
    await db.updateTable("teams").set({ shares: 1 }).execute();
    expect(await sees()).toEqual([200, true, true, 200]);
    for (const text of [await listed(agent), await listed(manager)]) {
      expect(text).toContain(">Team South<");
      expect(text).toContain("team South");
    }
    expect((await agent.ask(taken, { form: { intent: "note", note: "I called them" } })).status).toBe(303);
    const version = (
      await db
        .selectFrom("leads")
        .select("version")
        .where("id", "=", workspace.at("{taken}"))
        .executeTakeFirstOrThrow()
    ).version;
    const take = { intent: "assign", owner: id, version: String(version) };
    expect((await agent.ask(taken, { form: take })).status).toBe(403);
    expect((await admin.ask(screen, { form: { intent: "delete-team", id: made?.id ?? "" } })).status).toBe(
      303,
    );
    expect(await sees()).toEqual([404, false, false, 404]);
  });

  test("admins make, move, try and switch rules; managers read them", async () => {
    const { db } = workspace.app.services;
    const [admin, manager] = [workspace.browser(), workspace.browser()];
    await admin.enterAs("admin");
    const { id } = await manager.enterAs("manager");
    const rule = { intent: "rule", kind: "sales", city: " Pune ", size: "50", to: `user:${id}` };
    expect((await admin.ask(screen, { form: { ...rule, name: "" } })).status).toBe(422);
    expect((await admin.ask(screen, { form: { ...rule, name: "x", to: "" } })).status).toBe(422);
    // Somebody or a team that went while the page was open: it is loaded anew.
    for (const to of ["user:gone", `team:${newId(new Date())}`])
      expect((await admin.ask(screen, { form: { ...rule, name: "x", to } })).status, to).toBe(409);
    // The second was pressed once more after a lost answer.
    for (const name of ["Pune <b>", "Second", "Second"])
      expect((await admin.ask(screen, { form: { ...rule, name } })).status).toBe(303);
    const audited = db.selectFrom("audit_log").select("id").where("action", "=", "routing changed");
    expect(await audited.execute()).toHaveLength(2);
    const [first, second] = await listRules(db);
    expect(first).toMatchObject({ name: "Pune <b>", isOn: false, city: "Pune", minSize: 50, kind: "sales" });
    const up = { intent: "up", id: second?.id ?? "", at: "1" };
    expect((await admin.ask(screen, { form: up })).status).toBe(303);
    const moved = await admin.ask(screen, { form: up });
    expect(moved.status).toBe(409);
    expect(await moved.text()).toContain("by a colleague or by your last press");
    expect((await listRules(db)).map(({ name }) => name)).toEqual(["Second", "Pune <b>"]);
    expect((await admin.ask(screen, { form: { intent: "on", id: first?.id ?? "" } })).status).toBe(303);
    const shown = await (await manager.ask(`${screen}?try=1`)).text();
    expect(shown).toContain("Pune &lt;b&gt;");
    expect(shown).toContain("came in the last 30 days");
    expect((await manager.ask(screen, { form: { intent: "off", id: first?.id ?? "" } })).status).toBe(403);
    const sent = await recordSubmission(db, sampleSubmission({ person: { city: "Pune" } }), new Date());
    const leadId = sent.outcome === "conflict" ? "" : sent.leadId;
    const lead = await (await manager.ask(`/leads/dashboard/${leadId}`)).text();
    expect(lead).toContain("Routed to The manager by rule Pune &lt;b&gt;");
    for (const { id: each } of await listRules(db))
      expect((await admin.ask(screen, { form: { intent: "delete-rule", id: each } })).status).toBe(303);
    expect(await listRules(db)).toEqual([]);
  });

  test("of two admins on one team or rule, the second is told and the first's change stays", async () => {
    const { db } = workspace.app.services;
    const [admin, other] = [workspace.browser(), workspace.browser()];
    const { id } = await admin.enterAs("admin");
    await other.enterAs("admin");
    const member = workspace.at("{member}");
    await admin.ask(screen, { form: { intent: "team", name: "West", shares: "yes", member: id } });
    const teamOf = async () => (await listTeams(db)).find(({ name }) => name.startsWith("West"));
    const team = {
      intent: "team",
      id: (await teamOf())?.id ?? "",
      version: String((await teamOf())?.version),
    };
    expect(await (await admin.ask(screen)).text()).toContain(
      `name="id" value="${team.id}"/><input type="hidden" name="version" value="${team.version}"`,
    );
    expect((await admin.ask(screen, { form: { ...team, name: "West", member } })).status).toBe(303);
    const late = await other.ask(screen, { form: { ...team, name: "West 2", shares: "yes", member: id } });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("A colleague changed this team while you looked at it.");
    expect(await teamOf()).toMatchObject({ name: "West", shares: false, members: [member], version: 2 });
    const gone = { ...team, id: crypto.randomUUID(), name: "Gone" };
    expect((await other.ask(screen, { form: gone })).status).toBe(409);

    const rule = { intent: "rule", name: "Westwards", to: `user:${id}` };
    await admin.ask(screen, { form: { ...rule, city: "Pune" } });
    const ruleOf = async () => (await listRules(db)).find(({ name }) => name.startsWith("Westwards"));
    const known = { ...rule, id: (await ruleOf())?.id ?? "", version: String((await ruleOf())?.version) };
    expect((await admin.ask(screen, { form: { ...known, city: "Goa" } })).status).toBe(303);
    const refused = await other.ask(screen, { form: { ...known, city: "Pune", size: "5" } });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("A colleague changed this rule while you looked at it.");
    expect(await ruleOf()).toMatchObject({ city: "Goa", minSize: null });
    expect((await admin.ask(screen, { form: { intent: "delete-rule", id: known.id } })).status).toBe(303);
    expect((await admin.ask(screen, { form: known })).status).toBe(409);
    for (const intent of ["rule", "on", "up", "delete-rule", "team", "delete-team"])
      expect((await admin.ask(screen, { form: { ...known, intent, id: "made-up" } })).status).toBe(409);
    expect((await admin.ask(screen, { form: { intent: "delete-team", id: team.id } })).status).toBe(303);
  });

  test("who is away says so in the account; menus of owners show it", async () => {
    const [agent, manager] = [workspace.browser(), workspace.browser()];
    await agent.enterAs("agent");
    await manager.enterAs("manager");
    const account = "/leads/dashboard/account";
    const today = dayOf(new Date());
    const away = { intent: "absence", from: today, to: dayAfter(today, 3), standIn: "" };
    for (const wrong of [{ to: dayAfter(today, -1) }, { from: "x" }, { standIn: "stranger" }])
      expect((await agent.ask(account, { form: { ...away, ...wrong } })).status).toBe(422);
    expect((await agent.ask(account, { form: away })).status).toBe(303);
    const lead = workspace.at("/leads/dashboard/{free}");
    expect(await (await manager.ask(lead)).text()).toContain("(away until ");
    expect((await agent.ask(account, { form: { intent: "back" } })).status).toBe(303);
    expect(await (await manager.ask(lead)).text()).not.toContain("(away until ");
  });

  test("the open leads of who leaves go to a team's members in turns", async () => {
    const { db } = workspace.app.services;
    const [admin, agent] = [workspace.browser(), workspace.browser()];
    const { id: adminId } = await admin.enterAs("admin");
    const { id: leaver } = await agent.enterAs("agent");
    const { id: other } = await workspace.browser().enterAs("agent");
    const both = [workspace.at("{free}"), workspace.at("{taken}")];
    await db.updateTable("leads").set({ owner_id: leaver, status: "new" }).where("id", "in", both).execute();
    await admin.ask(screen, { form: { intent: "team", name: "Rest", member: adminId } });
    const team = (await listTeams(db)).find(({ name }) => name === "Rest");
    await db
      .insertInto("team_members")
      .values({ team_id: team?.id ?? "", user_id: other })
      .execute();
    const page = `/leads/dashboard/staff/${leaver}`;
    expect(await (await admin.ask(page)).text()).toContain("Rest: its members in turns");
    const disable = { intent: "disable", owner: `team:${team?.id}` };
    expect((await admin.ask(page, { form: disable })).status).toBe(303);
    await vi.waitFor(async () => {
      const owners = await db.selectFrom("leads").select("owner_id").where("id", "in", both).execute();
      expect(owners.map(({ owner_id }) => owner_id).sort()).toEqual([adminId, other].sort());
    }, 40_000);
  });
});
