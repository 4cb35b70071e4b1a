import { expect, test } from "vitest";
import { newId } from "#app/database/uuid.server.ts";
import { webhookLead } from "#app/leads/export/webhook-lead.server.ts";
import { listTags } from "#app/leads/tags/tags.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { readHeldData } from "#app/privacy/held-data.server.ts";
import { tidy } from "#app/privacy/tidy.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

const hostile = `<img src=x onerror=1>"';`;

describeEachWorkspace("tags", (workspace) => {
  const tag = (browser: ReturnType<typeof workspace.browser>, name: string, intent = "tag") =>
    browser.ask(workspace.at("/leads/dashboard/{free}"), { form: { intent, tag: name } });

  test("are made by managers, put on by agents, and shown in list, lead page, file and webhook", async () => {
    const { db } = workspace.app.services;
    const [manager, agent] = [workspace.browser(), workspace.browser()];
    await manager.enterAs("manager");
    await agent.enterAs("agent");
    expect((await tag(agent, "VIP")).status).toBe(422);
    expect((await tag(manager, "  VIP \n customer ")).status).toBe(303);
    expect((await tag(manager, "vip CUSTOMER")).status).toBe(303);
    expect((await tag(manager, "x".repeat(31))).status).toBe(422);
    expect((await tag(manager, hostile)).status).toBe(303);
    const free = workspace.at("{free}");
    expect(await webhookLead(db, free)).toMatchObject({ tags: [hostile, "VIP customer"] });
    for (const path of ["/leads/dashboard/leads?cols=who,tags", `/leads/dashboard/${free}`]) {
      const page = await (await agent.ask(path)).text();
      expect(page).toContain("VIP customer");
      expect(page).not.toContain("<img src=x");
    }
    const file = await (await manager.ask("/leads/dashboard/export")).text();
    expect(file).toContain("VIP customer");
    for (const [wanted, isThere] of [
      ["vip customer", true],
      ["vip", false],
    ] as const)
      for (const sort of ["", "&sort=name", "&q=asha"]) {
        const query = new URLSearchParams({ tag: wanted });
        const shown = await (await agent.ask(`/leads/dashboard/leads?${query}${sort}`)).text();
        expect(shown.includes(`/leads/dashboard/${free}`), wanted + sort).toBe(isThere);
      }
    expect((await tag(agent, "vip customer", "untag")).status).toBe(303);
    expect((await tag(agent, "VIP customer")).status).toBe(422);
    expect(await webhookLead(db, free)).toMatchObject({ tags: [hostile] });
    const trail = await (await agent.ask(`/leads/dashboard/${free}`)).text();
    expect(trail).toContain("The agent took away the tag VIP customer");
  });

  test("are at most ten on a lead, two typed at once are one tag", async () => {
    const { db } = workspace.app.services;
    const manager = workspace.browser();
    await manager.enterAs("manager");
    await db.deleteFrom("lead_tags").execute();
    const at = workspace.at("/leads/dashboard/{taken}");
    const both = await Promise.all(
      [at, workspace.at("/leads/dashboard/{free}")].map((path) =>
        manager.ask(path, { form: { intent: "tag", tag: "Fair 2026" } }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await db.selectFrom("lead_tags").select("tag_id").distinct().execute()).toHaveLength(1);
    for (let count = 1; count < 10; count++)
      expect((await manager.ask(at, { form: { intent: "tag", tag: `t${count}` } })).status).toBe(303);
    expect((await manager.ask(at, { form: { intent: "tag", tag: "one more" } })).status).toBe(422);
  });

  test("are taken off whatever their length and spelling", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    await agent.enterAs("agent");
    const lead_id = workspace.at("{free}");
    for (const name of [`Fair of ${"x".repeat(32)}`, "Fair  of Cafe\u0301"]) {
      const id = crypto.randomUUID();
      await db.insertInto("tags").values({ id, name, name_key: name.toLowerCase(), created_at: 1 }).execute();
      await db.insertInto("lead_tags").values({ lead_id, tag_id: id }).execute();
      expect((await tag(agent, name, "untag")).status).toBe(303);
      expect(await db.selectFrom("tags").select("id").where("id", "=", id).execute()).toEqual([]);
    }
  });

  test("belong to the person's data and go with it", async () => {
    const { db } = workspace.app.services;
    const manager = workspace.browser();
    await manager.enterAs("manager");
    await tag(manager, "Large order");
    const id = workspace.at("{free}");
    const held = await readHeldData(db, "asha.rao@school.test");
    expect(held.leads.flatMap(({ tags }) => tags)).toContain("Large order");
    const now = new Date();
    await db.transaction().execute((trx) => eraseLeads(trx, [id], { reason: "a request", now }));
    expect(await db.selectFrom("lead_tags").selectAll().where("lead_id", "=", id).execute()).toEqual([]);
    const names = async () => (await listTags(db)).map(({ name }) => name);
    expect(await names()).not.toContain("Large order");
    const words = await db.selectFrom("timeline").select("kind").where("lead_id", "=", id).execute();
    expect(words.map(({ kind }) => kind)).not.toContain("tagged");
    expect((await tag(manager, "Again")).status).toBe(409);
    const left = { id: newId(now), name: "Left over", name_key: "left over", created_at: 1 };
    await db.insertInto("tags").values(left).execute();
    await tidy(db, now, async () => {});
    expect(await names()).toEqual(["Fair 2026", ...Array.from({ length: 9 }, (_, at) => `t${at + 1}`)]);
  });
});
