import { expect, test } from "vitest";
import type { Begun } from "#app/import/import-in-parts.server.ts";
import { claimImport, runImport } from "#app/import/run-import.server.ts";
import { tidy } from "#app/privacy/tidy.server.ts";
import {
  checkRows,
  fileOf,
  importPath,
  pressImport,
  stopImport,
  textOf,
  twoHalves,
} from "#tests/fixtures/leads-import.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { openTransaction, waiting } from "#tests/support/locks.ts";
import { leadImport } from "./import-leads.server.ts";
import { undoImport } from "./undo-import.server.ts";

describeEachWorkspace("an import of leads", (workspace) => {
  test("that was interrupted and undone cannot be gone on with, and its page says so", async () => {
    const { db } = workspace.app.services;
    const [importer, colleague] = [workspace.browser(), workspace.browser()];
    await importer.enterAs("manager");
    await colleague.enterAs("manager");
    const page = await checkRows(importer, twoHalves);
    await pressImport(importer, page, { name: "Half" });
    await expect.poll(() => textOf(importer, page)).toContain("Imported 2 rows: 2 added");
    const id = await stopImport(db, page);
    expect(await textOf(importer, page)).toContain("The import stopped at 50%");
    const undone = await colleague.ask(`${importPath}?undo=${id}`, { form: {} });
    expect(undone.headers.get("Location")).toContain("undone=2-0");
    expect(await textOf(importer, page)).toContain("This import was undone: 50% of 2 rows had been written");
    await pressImport(importer, page);
    expect(await textOf(importer, page)).toContain("This import was undone");
    expect(await db.selectFrom("leads").select("id").where("import_id", "=", id).execute()).toEqual([]);
    const content = db.selectFrom("import_contents").select("import_id").where("import_id", "=", id);
    expect(await content.execute()).toEqual([]);
  });

  test("loses its name a day after its leads and their tag are gone", async () => {
    const { db } = workspace.app.services;
    const manager = workspace.browser();
    await manager.enterAs("manager");
    const imported = async (name: string) => {
      const page = await checkRows(manager, twoHalves);
      await pressImport(manager, page, { name });
      await expect.poll(() => textOf(manager, page)).toContain("Imported 2 rows: 2 added");
      return fileOf(page);
    };
    const [gone, stays] = [await imported("Friends of Asha"), await imported("Fair 2026")];
    await manager.ask(`${importPath}?undo=${gone}`, { form: {} });
    const names = async (days: number) => {
      await tidy(db, new Date(Date.now() + days * 86_400_000), async () => {});
      const rows = await db
        .selectFrom("lead_imports")
        .select(["id", "name"])
        .where("id", "in", [gone, stays])
        .execute();
      return [gone, stays].map((id) => rows.find((row) => row.id === id)?.name);
    };
    expect(await names(0)).toEqual(["Friends of Asha", "Fair 2026"]);
    expect(await names(2)).toEqual(["", "Fair 2026"]);
    expect(await textOf(manager, importPath)).toContain("Leads that were erased or removed");
  });

  test("that is undone while it runs writes nothing more", async () => {
    const { db } = workspace.app.services;
    const importer = workspace.browser();
    const { id: ownerId } = await importer.enterAs("manager");
    const page = await checkRows(importer, twoHalves);
    await pressImport(importer, page, { name: "Run" });
    await expect.poll(() => textOf(importer, page)).toContain("Imported 2 rows: 2 added");
    const owned = { id: await stopImport(db, page), kind: "leads" as const, ownerId, now: () => new Date() };
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

  test("that the version before undid and did not end is ended where it is gone on with", async () => {
    const { db } = workspace.app.services;
    const importer = workspace.browser();
    const { id: ownerId } = await importer.enterAs("manager");
    const page = await checkRows(importer, twoHalves);
    await pressImport(importer, page, { name: "Before" });
    await expect.poll(() => textOf(importer, page)).toContain("Imported 2 rows: 2 added");
    const owned = { id: await stopImport(db, page), kind: "leads" as const, ownerId, now: () => new Date() };
    const stored = () => db.selectFrom("leads").select("id").where("import_id", "=", owned.id).execute();
    const before = await stored();
    await db.updateTable("lead_imports").set({ undone_at: 1 }).where("id", "=", owned.id).execute();
    const claim = (await claimImport(db, { ...owned, option: false })) ?? "";
    const importFor = (skipsOpen: boolean, begun: Begun) =>
      leadImport({ actorId: ownerId, now: new Date(), site: { referencePrefix: "DTS" }, skipsOpen, begun });
    const run = { ...owned, claim, stopping: new AbortController().signal };
    await runImport(db, importFor, run);
    expect(await stored()).toEqual(before);
    expect(await textOf(importer, page)).toContain("This import was undone");
    // The same when the undo comes between the claim and the run.
    await runImport(db, importFor, run);
    expect(await stored()).toEqual(before);
  });

  test("that is undone while a colleague changes its leads is undone after them", async ({ skip }) => {
    const { db } = workspace.app.services;
    if (db.engine === "sqlite") return skip("SQLite lets writes follow each other");
    const browser = workspace.browser();
    const { id: userId } = await browser.enterAs("manager");
    const page = await checkRows(browser, ["One Row,9876500061,,,,,"]);
    await pressImport(browser, page, { name: "Circle" });
    await expect.poll(() => textOf(browser, page)).toContain("1 added");
    const id = fileOf(page);
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
});
