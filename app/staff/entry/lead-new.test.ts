import { expect, test } from "vitest";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { addRule, switchRule } from "#app/leads/routing/change-rules.server.ts";
import { listRules } from "#app/leads/routing/read-routing.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { deleteTeam, saveTeam } from "#app/leads/teams/change-teams.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { lookUp } from "#app/staff/frame/look-up.server.ts";
import { describeEachWorkspace, secret } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const path = "/leads/dashboard/leads/new";
const hostile = `<img src=x onerror=alert(1)>"'`;

describeEachWorkspace("a lead by hand", (workspace) => {
  const entry = (changes: Record<string, string> = {}) => ({
    ...{ id: crypto.randomUUID(), name: "Asha Rao", phone: "98765 43210", email: "", organization: "" },
    ...{ form: "contact", source: "call", basis: "asked", text: "Twelve Macs by March", step: "", day: "" },
    ...changes,
  });
  const save = async (browser: StaffBrowser, changes: Record<string, string> = {}) => {
    const answer = await browser.ask(path, { form: entry(changes) });
    return { answer, leadId: (answer.headers.get("Location") ?? "").split("/").at(-1)?.split("?")[0] ?? "" };
  };

  test("belongs to who entered it, with source, next step and consent as asked by staff, and writes to nobody", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    const { id } = await browser.enterAs("agent");
    const id1 = crypto.randomUUID();
    const { answer, leadId } = await save(browser, {
      id: id1,
      step: "Call back",
      day: "2099-01-05",
      email: "asha@x.test",
    });
    expect(answer.status).toBe(303);
    await save(browser, { id: id1, step: "Call back", day: "2099-01-05", email: "asha@x.test" });
    const viewer: Viewer = { id, role: "agent" };
    const { leads } = await listLeads(db, { owner: id }, {}, viewer);
    expect(leads).toMatchObject([
      {
        id: leadId,
        source: "call",
        form: "contact",
        step: { text: "Call back" },
        person: { name: "Asha Rao" },
      },
    ]);
    const consent = await db
      .selectFrom("consents")
      .selectAll()
      .where("lead_id", "=", leadId)
      .executeTakeFirst();
    expect(consent).toMatchObject({ basis: "voluntary_s7a", boxes: {} });
    expect(
      await db
        .selectFrom("outbox")
        .select("id")
        .where("lead_id", "=", leadId)
        .where("template", "!=", "webhook")
        .execute(),
    ).toEqual([]);
    const page = await (await browser.ask(`/leads/dashboard/${leadId}`)).text();
    expect(page).toContain("Offers not allowed");
    expect(page).toContain("All about this person");
    const ticked = await save(browser, { email: "b@x.test", mail: "yes" });
    const mails = await db
      .selectFrom("outbox")
      .select(["template", "data"])
      .where("lead_id", "=", ticked.leadId)
      .where("template", "!=", "webhook")
      .execute();
    expect(mails).toEqual([
      { template: "confirmation", data: expect.objectContaining({ receipt: "enquiry" }) },
    ]);
  });

  test("needs a number or an address, keeps what was typed, and goes to a colleague by a manager's hand alone", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    const { answer } = await save(browser, { phone: "", name: "Meera <b>" });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain("one of them is enough");
    expect(text).toContain("Meera &lt;b&gt;");
    const owner = workspace.at("{member}");
    expect((await save(browser, { owner })).answer.status).toBe(403);
    const manager = workspace.browser();
    await manager.enterAs("manager");
    expect((await save(manager, { owner })).answer.status).toBe(303);
  });

  test("is routed to nobody; a colleague who gets it is told and has it unread, who enters it is not", async () => {
    const { db } = workspace.app.services;
    const [agent, manager] = [workspace.browser(), workspace.browser()];
    const { id: agentId } = await agent.enterAs("agent");
    const { id: managerId } = await manager.enterAs("manager");
    const owner = workspace.at("{member}");
    const by = { actorId: managerId, now: new Date() };
    await saveTeam(db, { name: "Entered", shares: false, members: [owner] }, by);
    const team = (await listTeams(db)).find(({ name }) => name === "Entered")?.id ?? "";
    const conditions = { forms: null, kind: null, city: null, minSize: null };
    await addRule(db, { ...conditions, name: "Everything", to: { team } }, by);
    const [rule] = await listRules(db);
    await switchRule(db, rule?.id ?? "", true, by);
    const stored = async (leadId: string) => ({
      lead: await db
        .selectFrom("leads")
        .select(["owner_id", "unread_since"])
        .where("id", "=", leadId)
        .executeTakeFirstOrThrow(),
      told: await db
        .selectFrom("staff_notices")
        .select(["user_id", "kind", "actor_id"])
        .where("lead_id", "=", leadId)
        .execute(),
      kinds: (
        await db.selectFrom("timeline").select("kind").where("lead_id", "=", leadId).orderBy("id").execute()
      ).map(({ kind }) => kind),
    });
    expect(await stored((await save(agent)).leadId)).toEqual({
      lead: { owner_id: agentId, unread_since: null },
      told: [],
      kinds: ["created", "assigned"],
    });
    expect(await stored((await save(manager, { owner: "none" })).leadId)).toEqual({
      lead: { owner_id: null, unread_since: null },
      told: [],
      kinds: ["created"],
    });
    expect(await stored((await save(manager, { owner })).leadId)).toEqual({
      lead: { owner_id: owner, unread_since: expect.anything() },
      told: [{ user_id: owner, kind: "assigned", actor_id: managerId }],
      kinds: ["created", "assigned"],
    });
    const { turn } = await db
      .selectFrom("teams")
      .select("turn")
      .where("id", "=", team)
      .executeTakeFirstOrThrow();
    expect(turn).toBe(0);
    await deleteTeam(db, team, by);
  });

  test("shows while it is typed who is known and whose they are, in any spelling of the number", async () => {
    const { db } = workspace.app.services;
    const submission = sampleSubmission({
      person: { name: "Devika Menon", phone: "+91 90000 12345", email: "d@x.test" },
    });
    const stored = await recordSubmission(db, submission, new Date());
    const owner_id = workspace.at("{member}");
    if ("leadId" in stored)
      await db.updateTable("leads").set({ owner_id }).where("id", "=", stored.leadId).execute();
    const browser = workspace.browser();
    await browser.enterAs("agent");
    for (const phone of ["090000 12345", "०९०००० १२३४५"]) {
      const query = new URLSearchParams({ phone });
      const known = await (await browser.ask(`${path}/like.data?${query}`)).text();
      expect(known).toContain("Devika Menon");
      expect(known).toContain("The agent");
      expect(known).not.toContain("d@x.test");
    }
  });

  test("with hostile text is inert on every page it stands on", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const { leadId } = await save(browser, {
      phone: "9812312312",
      name: `Eve ${hostile}`,
      organization: `Evil ${hostile}`,
      text: hostile,
    });
    const { db } = workspace.app.services;
    const { person_id, company_id } = await db
      .selectFrom("leads")
      .select(["person_id", "company_id"])
      .where("id", "=", leadId)
      .executeTakeFirstOrThrow();
    for (const page of [
      leadId,
      `people/${person_id}`,
      `companies/${company_id}`,
      "people?q=eve",
      "find?q=9812312312",
    ]) {
      const answer = await browser.ask(`/leads/dashboard/${page}`);
      expect(answer.status, page).toBe(200);
      const text = await answer.text();
      expect(text, page).toContain("&lt;img src=x");
      expect(text, page).not.toContain("<img src=x");
    }
  });

  test("a look-up finds by number, last four digits, serial and name, and of a colleague's customer no place", async () => {
    const { db } = workspace.app.services;
    const agent: Viewer = { id: "nobody", role: "agent" };
    const kinds = async (typed: string) =>
      Object.entries(await lookUp(db, typed, agent)).flatMap(([kind, found]) =>
        found.length > 0 ? [kind] : [],
      );
    expect(await kinds("so-10234")).toEqual(["orders"]);
    expect(await kinds("3210")).toContain("orders");
    expect(await kinds(secret)).toEqual(["people"]);
    await db
      .insertInto("coverage")
      .values({
        ...{
          id: crypto.randomUUID(),
          serial: "G6TZM12345AB",
          imei: null,
          plan: "DCare",
          starts_on: "2026-01-01",
        },
        ...{ ends_on: "2028-12-31", version: 1, created_at: 1, updated_at: 1 },
      })
      .execute();
    expect(await kinds("g6tzm12345ab")).toContain("coverage");
  });
});
