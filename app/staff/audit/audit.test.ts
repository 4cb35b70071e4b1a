import { expect, test } from "vitest";
import { newId } from "#app/database/uuid.server.ts";
import { ownedByTeam } from "#app/leads/filter/owned-by-team.ts";
import { saveTeam } from "#app/leads/teams/change-teams.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

const path = "/leads/dashboard/audit";

describeEachWorkspace("the audit log", (workspace) => {
  test("says who opened and changed a lead, by person, act, lead and days, and pages without a gap", async () => {
    const { db } = workspace.app.services;
    const [admin, agent] = [workspace.browser(), workspace.browser()];
    await admin.enterAs("admin");
    const { id } = await agent.enterAs("agent");
    const lead = workspace.at("{free}");
    const { reference } = await db
      .selectFrom("leads")
      .select("reference")
      .where("id", "=", lead)
      .executeTakeFirstOrThrow();
    await agent.ask(`/leads/dashboard/${lead}`);
    await agent.ask(`/leads/dashboard/${lead}`, { form: { intent: "note", note: "=HYPERLINK(1)" } });
    const read = async (query: Record<string, string>) =>
      rowsOf(await (await admin.ask(`${path}?${new URLSearchParams(query)}`)).text());
    const acts = async (query: Record<string, string>) =>
      (await read({ who: id, ...query })).map(([, , act]) => act);
    expect(await acts({})).toEqual(expect.arrayContaining(["note added", "lead viewed", "staff signed in"]));
    expect(await acts({ act: "opened" })).toEqual(["lead viewed"]);
    expect(await acts({ act: "note added", lead: reference })).toEqual(["note added"]);
    expect(await acts({ lead: reference.toLowerCase() })).toEqual(["note added", "lead viewed"]);
    expect(await acts({ from: "2020-01-01", to: "2020-01-02" })).toEqual([]);
    expect((await read({ lead: reference, act: "opened" }))[0]?.[3]).toBe(reference);

    for (let count = 0; count < 120; count += 1)
      await audit(db, { actorId: "test", action: "mail retried", now: new Date(1_000 + count) });
    const first = await (await admin.ask(`${path}?act=mail+retried`)).text();
    const older = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await (await admin.ask(older)).text();
    expect([rowsOf(first).length, rowsOf(second).length]).toEqual([100, 20]);
  });

  test("names in its details what has a name, by nothing that a visitor wrote, and shows no ids", async () => {
    const { db } = workspace.app.services;
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const now = new Date("2026-11-23T06:00:00Z");
    const [lead, booking, gone] = [workspace.at("{free}"), newId(now), newId(now)];
    const { person_id, reference } = await db
      .selectFrom("leads")
      .select(["person_id", "reference"])
      .where("id", "=", lead)
      .executeTakeFirstOrThrow();
    await saveTeam(db, { name: "South India", shares: false, members: [] }, { actorId: "test", now });
    const team = (await listTeams(db)).find(({ name }) => name === "South India")?.id ?? "";
    const detail = { with: person_id, lead, filter: { owner: ownedByTeam(team) }, booking };
    for (const each of [detail, { mail: gone }])
      await audit(db, { actorId: "details", action: "leads exported", detail: each, now });
    const cells = rowsOf(await (await admin.ask(`${path}?who=details`)).text()).map((row) =>
      row[4]?.split(", ").sort(),
    );
    expect(cells).toEqual([
      ["mail (no longer held)"],
      ["booking (no longer held)", "filter (owner South India)", `lead ${reference}`, "with another person"],
    ]);
    expect(await (await admin.ask(`${path}/file?who=details`)).text()).toContain("owner South India");
  });

  test("is exported as CSV that calculates nothing, and records that", async () => {
    const { db } = workspace.app.services;
    const admin = workspace.browser();
    const { id } = await admin.enterAs("admin");
    await db.updateTable("user").set({ name: "=cmd|' /C calc'!A0" }).where("id", "=", id).execute();
    const file = await admin.ask(`${path}/file?who=${id}`);
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    const text = await file.text();
    expect(text).toContain(`"'=cmd|' /C calc'!A0","staff signed in"`);
    expect(text).not.toContain("audit exported");
    expect(await (await admin.ask(`${path}/file?who=${id}`)).text()).toContain("audit exported");
    expect((await admin.ask(`${path}/file?lead=DTS-0000-0000`)).status).toBe(404);
  });

  test("takes hostile filters as text, and a broken cursor as none", async () => {
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const hostile = `"><script>alert(1)</script>`;
    for (const name of ["who", "act", "lead", "from", "to", "after"]) {
      const answer = await admin.ask(`${path}?${new URLSearchParams({ [name]: hostile })}`);
      expect(answer.status, name).toBe(200);
      expect(await answer.text(), name).not.toContain("<script>alert(1)");
    }
  });
});

/** The cells of the list, as text. */
function rowsOf(html: string): string[][] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? "";
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, "")),
  );
}
