import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Begun } from "#app/import/import-in-parts.server.ts";
import { claimImport, runImport } from "#app/import/run-import.server.ts";
import { addRule, deleteRule, switchRule } from "#app/leads/routing/change-rules.server.ts";
import { listRules } from "#app/leads/routing/read-routing.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { openTransaction, waiting } from "#tests/support/locks.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";
import { leadImport } from "./import-leads.server.ts";
import { undoImport } from "./undo-import.server.ts";

const path = "/leads/dashboard/leads/import";
const heading = "name,phone,email,organization,form,message,source";

describeEachWorkspace("an import of leads", (workspace) => {
  const check = async (browser: StaffBrowser, rows: string[]) => {
    const answer = await browser.ask(path, { form: { intent: "check", csv: [heading, ...rows].join("\n") } });
    return answer.headers.get("Location") ?? "";
  };
  const press = (browser: StaffBrowser, page: string, extra: Record<string, string> = {}) => {
    const file = new URLSearchParams(page.split("?")[1]).get("file") ?? "";
    return browser.ask(path, { form: { intent: "import", file, basis: "list", name: "Fair", ...extra } });
  };
  /** Leaves a finished import of two rows as a server that was killed after the first. @returns its id */
  const stop = async (page: string) => {
    const { db } = workspace.app.services;
    const id = new URLSearchParams(page.split("?")[1]).get("file") ?? "";
    const half = { state: "importing", claim: "gone", claimed_until: 1, done: 1 } as const;
    await db.updateTable("imports").set(half).where("id", "=", id).execute();
    const bytes = gzipSync([heading, "Half One,9876500041", "Half Two,9876500042"].join("\n"));
    await db.insertInto("import_contents").values({ import_id: id, bytes }).execute();
    return id;
  };
  const textOf = async (browser: StaffBrowser, page: string) => (await browser.ask(page)).text();

  test("names bad lines and known people first, then stores all with basis, tag and nobody's mail, and is taken back but for what was touched", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const faulty = await textOf(browser, await check(browser, ["Asha,,,,,,", "Ravi,12,,,nonsense,,"]));
    expect(faulty).toContain("one of them is enough");
    expect(faulty).toContain("form: is none of contact");
    const rows = [
      "Asha Rao,9876500001,,Lakeside,contact,Macs,fair",
      "Asha R,09876500001,,,,,",
      "'=1+1,,eve@x.test,,,,",
    ];
    const page = await check(browser, rows);
    expect(await textOf(browser, page)).toContain("Asha R stands on line 2 too");
    await press(browser, page);
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
    const again = await check(browser, ["Asha Rao,9876500001,,,,,", "New One,9876500009,,,,,"]);
    expect(await textOf(browser, again)).toContain("Asha Rao is known, with 2 open: nobody yet");
    await press(browser, again, { option: "yes" });
    await expect.poll(() => textOf(browser, again)).toContain("1 added, 1 left out");
    await browser.ask(`/leads/dashboard/${ids[0]}`, { form: { intent: "note", note: "Spoke to her" } });
    const undone = await browser.ask(`${path}?undo=${leads[0]?.import_id}`, { form: {} });
    expect(undone.headers.get("Location")).toContain("undone=2-1");
    const left = await db.selectFrom("leads").select("id").where("id", "in", ids).execute();
    expect(left).toEqual([{ id: ids[0] }]);
    expect(
      await db.selectFrom("people").select("id").where("email_key", "=", "eve@x.test").execute(),
    ).toEqual([]);
    expect((await browser.ask(`${path}?undo=${leads[0]?.import_id}`, { form: {} })).status).toBe(409);
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
    const page = await check(browser, ["Rule One,9876500021,,,,,", "Rule Two,9876500022,,,,,"]);
    await press(browser, page, { name: "Routed" });
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
    const undone = await browser.ask(`${path}?undo=${second?.import_id}`, { form: {} });
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

  test("that was interrupted and undone cannot be gone on with, and its page says so", async () => {
    const { db } = workspace.app.services;
    const [importer, colleague] = [workspace.browser(), workspace.browser()];
    await importer.enterAs("manager");
    await colleague.enterAs("manager");
    const page = await check(importer, ["Half One,9876500041,,,,,", "Half Two,9876500042,,,,,"]);
    await press(importer, page, { name: "Half" });
    await expect.poll(() => textOf(importer, page)).toContain("Imported 2 rows: 2 added");
    const id = await stop(page);
    expect(await textOf(importer, page)).toContain("The import stopped at 50%");
    const undone = await colleague.ask(`${path}?undo=${id}`, { form: {} });
    expect(undone.headers.get("Location")).toContain("undone=2-0");
    expect(await textOf(importer, page)).toContain("This import was undone: 50% of 2 rows had been written");
    await press(importer, page);
    expect(await textOf(importer, page)).toContain("This import was undone");
    expect(await db.selectFrom("leads").select("id").where("import_id", "=", id).execute()).toEqual([]);
    const content = db.selectFrom("import_contents").select("import_id").where("import_id", "=", id);
    expect(await content.execute()).toEqual([]);
  });

  test("that is undone while it runs writes nothing more", async () => {
    const { db } = workspace.app.services;
    const importer = workspace.browser();
    const { id: ownerId } = await importer.enterAs("manager");
    const page = await check(importer, ["Half One,9876500041,,,,,", "Half Two,9876500042,,,,,"]);
    await press(importer, page, { name: "Run" });
    await expect.poll(() => textOf(importer, page)).toContain("Imported 2 rows: 2 added");
    const owned = { id: await stop(page), kind: "leads" as const, ownerId, now: () => new Date() };
    const claim = await claimImport(db, { ...owned, option: false });
    const undo = () => undoImport(db, owned.id, { id: ownerId, role: "manager" }, new Date());
    const importFor = (skipsOpen: boolean, begun: Begun) => {
      const site = { referencePrefix: "DTS" };
      const rows = leadImport({ actorId: ownerId, now: new Date(), site, skipsOpen, begun });
      const checkAndUndo: typeof rows.check = async (...file) => {
        expect(await undo()).toEqual({ removed: 2, kept: 0 });
        return rows.check(...file);
      };
      return { ...rows, check: checkAndUndo };
    };
    const stopping = new AbortController().signal;
    await runImport(db, importFor, { ...owned, claim: claim ?? "", stopping });
    expect(await db.selectFrom("leads").select("id").where("import_id", "=", owned.id).execute()).toEqual([]);
    expect(await textOf(importer, page)).toContain("This import was undone");
  });

  test("that is undone while a colleague changes its leads is undone after them", async ({ skip }) => {
    const { db } = workspace.app.services;
    if (db.engine === "sqlite") return skip("SQLite lets writes follow each other");
    const browser = workspace.browser();
    const { id: userId } = await browser.enterAs("manager");
    const page = await check(browser, ["One Row,9876500061,,,,,"]);
    await press(browser, page, { name: "Circle" });
    await expect.poll(() => textOf(browser, page)).toContain("1 added");
    const id = new URLSearchParams(page.split("?")[1]).get("file") ?? "";
    const [gate, other] = [await openTransaction(db), await openTransaction(db)];
    await gate.sql`select 1 from lead_tags where lead_id in (select id from leads where import_id = ${id}) for update`;
    await other.sql`select 1 from tags where name_key = 'circle' for update`;
    // Holds the lead, and waits for what the lead has.
    const undone = undoImport(db, id, { id: userId, role: "manager" }, new Date());
    await expect.poll(() => waiting(db)).toBe(1);
    const changed = other.sql`update leads set updated_at = updated_at where import_id = ${id}`;
    await expect.poll(() => waiting(db)).toBe(2);
    // Goes on to the tag, which closes the circle.
    await gate.end();
    await changed;
    await other.end();
    expect(await undone).toEqual({ removed: 1, kept: 0 });
  });

  test("leaves out people with an open enquiry, but takes both rows of one person wherever they stand in the file", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const others = (from: number, many: number) =>
      Array.from({ length: many }, (_, at) => `Other ${from + at},98765${10_000 + from + at},,,,,`);
    const first = await check(browser, ["Has Open,9876500051,,,,,"]);
    await press(browser, first, { name: "Open" });
    await expect.poll(() => textOf(browser, first)).toContain("1 added");
    const near = ["Near,9876500052,,,,,", "Near,9876500052,,,,,"];
    const far = ["Far,9876500053,,,,,", ...others(1, 200), "Far,9876500053,,,,,"];
    const page = await check(browser, ["Has Open,9876500051,,,,,", ...near, ...far]);
    await press(browser, page, { name: "Both", option: "yes" });
    await expect.poll(() => textOf(browser, page)).toContain("204 added, 1 left out");
  });

  test("has a name as long as a tag may be, because it becomes one", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const page = await check(browser, ["Long Name,9876500031,,,,,"]);
    expect(await textOf(browser, page)).toMatch(/<input (?=[^>]*name="name")[^>]*maxLength="30"/);
    const refused = await press(browser, page, { name: "x".repeat(31) });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("at most 30 characters");
    await press(browser, page, { name: "  Fair \u00a0 2026 " });
    await expect.poll(() => textOf(browser, page)).toContain("1 added");
    const { db } = workspace.app.services;
    const tags = await db.selectFrom("tags").select("name").where("name", "like", "Fair%2026").execute();
    expect(tags).toEqual([{ name: "Fair 2026" }]);
  });

  test("has a file to start from, which it takes itself", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const file = await (await browser.ask(`${path}/template`)).text();
    expect(await textOf(browser, await check(browser, file.trim().split("\n").slice(1)))).toContain(
      "Import 1 row",
    );
  });
});
