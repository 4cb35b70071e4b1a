import { expect, test, vi } from "vitest";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import { handOverLeads } from "#app/leads/work/hand-over.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const pageOf = (id: string) => `/leads/dashboard/staff/${id}`;

describeEachWorkspace("colleagues", (workspace) => {
  const ownersOf = async () => {
    const { leads } = await listLeads(workspace.app.services.db, {}, {}, { id: "", role: "admin" });
    return Object.fromEntries(leads.map(({ id, ownerId }) => [id, ownerId]));
  };
  const auditOf = async (subject: string) => {
    const { db } = workspace.app.services;
    const rows = await db
      .selectFrom("audit_log")
      .select(["action", "actor_id"])
      .where("subject_id", "=", subject)
      .execute();
    return rows.map(({ action, actor_id }) => `${action} by ${actor_id}`);
  };

  test("get another role and name, which hold for the session they have, and are written down", async () => {
    const [admin, agent] = [workspace.browser(), workspace.browser()];
    const { id: adminId } = await admin.enterAs("admin");
    const { id } = await agent.enterAs("agent");
    expect((await agent.ask("/leads/dashboard/outbox")).status).toBe(403);
    const seen = (name: string, role: string) => ({ "seen-name": name, "seen-role": role });
    const form = { intent: "save", name: "Ravi Menon", role: "manager", ...seen("The agent", "agent") };
    expect((await agent.ask(pageOf(id), { form })).status).toBe(403);
    expect((await admin.ask(pageOf(id), { form })).status).toBe(303);
    expect((await agent.ask("/leads/dashboard/outbox")).status).toBe(200);
    expect(await (await agent.ask("/leads/dashboard")).text()).toContain("Ravi Menon");
    expect(await auditOf(id)).toEqual(
      expect.arrayContaining([`staff role changed by ${adminId}`, `staff renamed by ${adminId}`]),
    );
    await admin.ask(pageOf(id), { form: { ...form, role: "agent", ...seen("Ravi Menon", "manager") } });
    expect((await agent.ask("/leads/dashboard/outbox")).status).toBe(403);
  });

  test("are not changed from a page that shows what a colleague changed since", async () => {
    const [first, second] = [workspace.browser(), workspace.browser()];
    await first.enterAs("admin");
    await second.enterAs("admin");
    const { id } = await workspace.browser().enterAs("agent");
    const old = await fieldsOf(first, id);
    expect((await second.ask(pageOf(id), { form: { ...old, role: "manager" } })).status).toBe(303);
    const refused = await first.ask(pageOf(id), { form: { ...old, name: "Ravi Menon" } });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("A colleague changed this account while you looked at it.");
    const account = { role: "manager", "seen-role": "manager", "seen-name": "The agent" };
    expect(await fieldsOf(first, id)).toMatchObject(account);
    const now = await fieldsOf(first, id);
    expect((await first.ask(pageOf(id), { form: { ...now, name: "Ravi Menon" } })).status).toBe(303);
    expect(await fieldsOf(first, id)).toMatchObject({ role: "manager", name: "Ravi Menon" });
  });

  test("the last admin stays one; who demotes themselves beside another is no admin at once", async () => {
    const { db } = workspace.app.services;
    await db.updateTable("user").set({ role: "manager" }).where("role", "=", "admin").execute();
    const [first, second] = [workspace.browser(), workspace.browser()];
    const { id } = await first.enterAs("admin");
    const seen = { "seen-name": "The admin", "seen-role": "admin" };
    const form = { intent: "save", name: "The admin", role: "agent", ...seen };
    const refused = await first.ask(pageOf(id), { form });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("This is the last admin");
    expect((await first.ask(pageOf(id), { form: { intent: "disable" } })).status).toBe(422);
    const other = await second.enterAs("admin");
    const both = await Promise.all([first.ask(pageOf(other.id), { form }), second.ask(pageOf(id), { form })]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([303, 303]);
    const admins = await db.selectFrom("user").select("id").where("role", "=", "admin").execute();
    expect(admins).toHaveLength(1);
  });

  test("who leaves is disabled with the question whose their open leads are; they are found and handed over", async () => {
    const { db } = workspace.app.services;
    const [admin, manager, agent] = [workspace.browser(), workspace.browser(), workspace.browser()];
    const { id: adminId } = await admin.enterAs("admin");
    const { id: managerId } = await manager.enterAs("manager");
    const { id: leaver } = await agent.enterAs("agent");
    const [free, taken] = [workspace.at("{free}"), workspace.at("{taken}")];
    await db.updateTable("leads").set({ owner_id: leaver }).where("id", "in", [free, taken]).execute();
    await db.updateTable("leads").set({ status: "won" }).where("id", "=", taken).execute();

    const staff = await (await admin.ask("/leads/dashboard/staff")).text();
    expect(staff).toMatch(new RegExp(`owner=${leaver}&amp;status=open"[^>]*>1 open lead<`));
    expect(staff).toMatch(/Signed in.{0,30}<time/);
    const page = pageOf(leaver);
    expect(await (await admin.ask(page)).text()).toContain("And their 1 open lead: to whom?");
    // A page from before they had an open lead does not ask to whom.
    expect((await admin.ask(page, { form: { intent: "disable" } })).status).toBe(409);
    expect((await agent.ask("/leads/dashboard")).status).toBe(200);
    expect((await admin.ask(page, { form: { intent: "disable", owner: "keep" } })).status).toBe(303);
    expect((await agent.ask("/leads/dashboard")).status).toBe(303);
    const link = { intent: "link", member: leaver };
    expect((await admin.ask("/leads/dashboard/staff", { form: link })).status).toBe(409);
    const list = await (await manager.ask(`/leads/dashboard/leads?owner=${leaver}`)).text();
    expect(list).toContain("The agent (disabled)");
    expect(list).toContain(`/leads/dashboard/hand-over/${leaver}`);

    const over = `/leads/dashboard/hand-over/${leaver}`;
    const stays = await agent.ask(over, { form: { owner: leaver } });
    expect(stays.status).toBe(303);
    expect((await manager.ask(over, { form: { owner: leaver } })).status).toBe(409);
    const begun = await manager.ask(over, { form: { owner: managerId } });
    expect(begun.status).toBe(303);
    const job = begun.headers.get("Location") ?? "";
    await vi.waitFor(async () => {
      const page = await (await manager.ask(job)).text();
      expect(page).toContain("Hand over the leads of The agent to The manager");
      expect(page).toContain("Done: 1 of 1 leads changed.");
    }, 40_000);
    expect(await ownersOf()).toEqual({ [free]: managerId, [taken]: leaver });
    expect(await auditOf(free)).toContain(`lead assigned by ${managerId}`);
    expect(await (await manager.ask(`/leads/dashboard/${free}`)).text()).toContain("The manager took it");

    // The command on the server leaves the same traces and notices.
    expect(await handOverLeads(db, { from: managerId, to: adminId, now: new Date() })).toBe(1);
    expect(await ownersOf()).toEqual({ [free]: adminId, [taken]: leaver });
    expect(await auditOf(free)).toContain("lead assigned by operator");
    const noticed = await db
      .selectFrom("staff_notices")
      .select("lead_id")
      .where("user_id", "=", adminId)
      .execute();
    expect(noticed.map(({ lead_id }) => lead_id)).toContain(free);
  });
});

/** What the page of a colleague would post with "Save". */
async function fieldsOf(browser: StaffBrowser, id: string): Promise<Record<string, string>> {
  const page = await (await browser.ask(pageOf(id))).text();
  const fields = [...page.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
    return read("type") === "radio" && !/ checked/.test(tag) ? [] : [[read("name"), read("value")]];
  });
  return { ...Object.fromEntries(fields), intent: "save" };
}
