import { expect, test } from "vitest";
import { addRule, deleteRule, switchRule } from "#app/leads/routing/change-rules.server.ts";
import { listRules } from "#app/leads/routing/read-routing.server.ts";
import { listTags } from "#app/leads/tags/tags.server.ts";
import { checkRows, importPath, pressImport, textOf } from "#tests/fixtures/leads-import.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

describeEachWorkspace("an import of leads", (workspace) => {
  test("names bad lines and known people first, then stores all with basis, tag and nobody's mail, and is taken back but for what was touched", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const faulty = await textOf(browser, await checkRows(browser, ["Asha,,,,,,", "Ravi,12,,,nonsense,,"]));
    expect(faulty).toContain("one of them is enough");
    expect(faulty).toContain("form: is none of contact");
    const rows = [
      "Asha Rao,9876500001,,Lakeside,contact,Macs,fair",
      "Asha R,09876500001,,,,,",
      "'=1+1,,eve@x.test,,,,",
    ];
    const page = await checkRows(browser, rows);
    expect(await textOf(browser, page)).toContain("Asha R stands on line 2 too");
    await pressImport(browser, page);
    await expect.poll(() => textOf(browser, page)).toContain("Imported 3 rows: 3 added");
    const leads = await db
      .selectFrom("leads")
      .selectAll()
      .where("import_id", "is not", null)
      .orderBy("id")
      .execute();
    expect(leads.map(({ source, name }) => [name, source])).toEqual([
      ["Asha Rao", "fair"],
      ["Asha R", "import"],
      ["=1+1", "import"],
    ]);
    expect(new Set(leads.map(({ person_id }) => person_id)).size).toBe(2);
    const ids = leads.map(({ id }) => id);
    expect(await db.selectFrom("outbox").select("id").where("lead_id", "in", ids).execute()).toEqual([]);
    expect(
      await db.selectFrom("consents").select("lead_id").where("lead_id", "in", ids).execute(),
    ).toHaveLength(3);
    const tags = await db.selectFrom("lead_tags").select("lead_id").where("lead_id", "in", ids).execute();
    expect(tags).toHaveLength(3);
    const again = await checkRows(browser, ["Asha Rao,9876500001,,,,,", "New One,9876500009,,,,,"]);
    expect(await textOf(browser, again)).toContain("Asha Rao is known, with 2 open: nobody yet");
    await pressImport(browser, again, { option: "yes" });
    await expect.poll(() => textOf(browser, again)).toContain("1 added, 1 left out");
    await browser.ask(`/leads/dashboard/${ids[0]}`, { form: { intent: "note", note: "Spoke to her" } });
    const undone = await browser.ask(`${importPath}?undo=${leads[0]?.import_id}`, { form: {} });
    expect(undone.headers.get("Location")).toContain("undone=2-1");
    const left = await db.selectFrom("leads").select("id").where("id", "in", ids).execute();
    expect(left).toEqual([{ id: ids[0] }]);
    expect(
      await db.selectFrom("people").select("id").where("email_key", "=", "eve@x.test").execute(),
    ).toEqual([]);
    expect((await browser.ask(`${importPath}?undo=${leads[0]?.import_id}`, { form: {} })).status).toBe(409);
  });

  test("is taken back with the leads that a rule assigned and their notices, but not with one that a colleague assigned", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    const { id: manager } = await browser.enterAs("manager");
    const member = workspace.at("{member}");
    const by = { actorId: manager, now: new Date() };
    const conditions = { forms: null, kind: null, city: null, minSize: null };
    await addRule(db, { ...conditions, name: "Everything", to: { user: member } }, by);
    const [rule] = await listRules(db);
    await switchRule(db, rule?.id ?? "", true, by);
    const page = await checkRows(browser, ["Rule One,9876500021,,,,,", "Rule Two,9876500022,,,,,"]);
    await pressImport(browser, page, { name: "Routed" });
    await expect.poll(() => textOf(browser, page)).toContain("Imported 2 rows: 2 added");
    await deleteRule(db, rule?.id ?? "", by);
    const leads = await db
      .selectFrom("leads")
      .select(["id", "owner_id", "version", "import_id"])
      .where("name", "like", "Rule %")
      .orderBy("name")
      .execute();
    expect(leads.map(({ owner_id }) => owner_id)).toEqual([member, member]);
    const [, second] = leads;
    const assign = { intent: "assign", owner: manager, version: String(second?.version) };
    expect((await browser.ask(`/leads/dashboard/${second?.id}`, { form: assign })).status).toBe(303);
    // As while the relay is unavailable: the mails about the leads wait.
    const waiting = { state: "open", claim: null, due_at: Date.now() + 3_600_000 } as const;
    await db.updateTable("outbox").set(waiting).where("template", "=", "desk-note").execute();
    const undone = await browser.ask(`${importPath}?undo=${second?.import_id}`, { form: {} });
    expect(undone.headers.get("Location")).toContain("undone=1-1");
    const ids = leads.map(({ id }) => id);
    expect(await db.selectFrom("leads").select("id").where("id", "in", ids).execute()).toEqual([
      { id: second?.id },
    ]);
    expect(
      await db.selectFrom("staff_notices").select("lead_id").distinct().where("lead_id", "in", ids).execute(),
    ).toEqual([{ lead_id: second?.id }]);
    const left = await db.selectFrom("outbox").select("data").where("template", "=", "desk-note").execute();
    const linked = left.flatMap(({ data }) => ids.filter((id) => data.path === `/leads/dashboard/${id}`));
    expect(linked).toEqual([second?.id]);
  });

  test("leaves out people with an open enquiry, but takes both rows of one person wherever they stand in the file", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const others = (from: number, many: number) =>
      Array.from({ length: many }, (_, at) => `Other ${from + at},98765${10_000 + from + at},,,,,`);
    const first = await checkRows(browser, ["Has Open,9876500051,,,,,"]);
    await pressImport(browser, first, { name: "Open" });
    await expect.poll(() => textOf(browser, first)).toContain("1 added");
    const known = await checkRows(browser, ["Has Open,9876500051,,,,,"]);
    await pressImport(browser, known, { name: "None of it", option: "yes" });
    await expect.poll(() => textOf(browser, known)).toContain("0 added, 1 left out");
    expect((await listTags(workspace.app.services.db)).map(({ name }) => name)).not.toContain("None of it");
    const near = ["Near,9876500052,,,,,", "Near,9876500052,,,,,"];
    const far = ["Far,9876500053,,,,,", ...others(1, 200), "Far,9876500053,,,,,"];
    const page = await checkRows(browser, ["Has Open,9876500051,,,,,", ...near, ...far]);
    await pressImport(browser, page, { name: "Both", option: "yes" });
    await expect.poll(() => textOf(browser, page)).toContain("204 added, 1 left out");
  });

  test("has a name as long as a tag may be, because it becomes one", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const page = await checkRows(browser, ["Long Name,9876500031,,,,,"]);
    expect(await textOf(browser, page)).toMatch(/<input (?=[^>]*name="name")[^>]*maxLength="30"/);
    const refused = await pressImport(browser, page, { name: "x".repeat(31) });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("at most 30 characters");
    await pressImport(browser, page, { name: "  Fair \u00a0 2026 " });
    await expect.poll(() => textOf(browser, page)).toContain("1 added");
    const { db } = workspace.app.services;
    const tags = await db.selectFrom("tags").select("name").where("name", "like", "Fair%2026").execute();
    expect(tags).toEqual([{ name: "Fair 2026" }]);
  });

  test("has a file to start from, which it takes itself", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const file = await (await browser.ask(`${importPath}/template`)).text();
    expect(await textOf(browser, await checkRows(browser, file.trim().split("\n").slice(1)))).toContain(
      "Import 1 row",
    );
  });
});
