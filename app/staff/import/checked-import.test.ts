import { expect, test } from "vitest";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { testApp } from "#tests/support/app.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

const path = "/leads/dashboard/coverage/import";
const serial = (at: number) =>
  `G6TZM${String(at).padStart(5, "2").replaceAll("0", "A").replaceAll("1", "B")}`;
const rows = (many: number) =>
  Array.from({ length: many }, (_, at) => `${serial(at + 20_000)},,DCare,2026-01-01,2028-12-31`);
const csvOf = (lines: string[]) => ["serial,imei,plan,starts,ends", ...lines].join("\n");

describeEachWorkspace("an import", (workspace) => {
  const check = async (browser: StaffBrowser, csv: string) => {
    const answer = await browser.ask(path, { form: { intent: "check", csv } });
    expect(answer.status).toBe(303);
    return answer.headers.get("Location") ?? "";
  };
  const press = (browser: StaffBrowser, page: string) =>
    browser.ask(path, {
      form: { intent: "import", file: new URLSearchParams(page.split("?")[1]).get("file") ?? "" },
    });
  const textOf = async (browser: StaffBrowser, page: string) => (await browser.ask(page)).text();

  test("is kept between check and import for its sender alone, also in another process, and then forgotten", async () => {
    const { db } = workspace.app.services;
    const [mine, other] = [workspace.browser(), workspace.browser()];
    await mine.enterAs("manager");
    await other.enterAs("manager");
    const page = await check(mine, csvOf(rows(450)));
    expect(await textOf(mine, page)).toContain("Import 450 rows");
    expect(await textOf(other, page)).toContain("This file has been deleted");
    expect((await press(other, page)).status).toBe(303);
    expect(await db.selectFrom("coverage").selectAll().execute()).toHaveLength(0);

    const { dataDir, databaseUrl } = workspace.app.config;
    const env = { APP_SECRET: "s".repeat(32), DATA_DIR: dataDir };
    await using second = await testApp({
      env,
      database: databaseUrl.startsWith("postgres") ? databaseUrl : "sqlite",
    });
    const there = new StaffBrowser(second);
    for (const [name, value] of mine.jar.cookies) there.jar.cookies.set(name, value);
    await press(there, page);
    await expect.poll(() => textOf(mine, page)).toContain("Imported 450 rows: 450 added");
    expect(await db.selectFrom("import_contents").selectAll().execute()).toEqual([]);
    await press(mine, page);
    const entries = await db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "coverage imported")
      .execute();
    expect(entries.map(({ detail }) => detail)).toEqual([{ lines: 450, added: 450, changed: 0, same: 0 }]);
  });

  test("that was interrupted goes on where it stopped", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const page = await check(browser, csvOf(rows(450).map((row) => row.replace("DCare", "DCare Plus"))));
    const half = { state: "importing", claim: "gone", claimed_until: 1, done: 200 } as const;
    await db
      .updateTable("imports")
      .set({ ...half, saved: JSON.stringify({ added: 0, changed: 200, same: 0 }) })
      .where("state", "=", "checked")
      .execute();
    expect(await textOf(browser, page)).toMatch(/The import stopped at 44% of 450 rows.*Go on/s);
    await press(browser, page);
    await expect.poll(() => textOf(browser, page)).toContain("Imported 450 rows: 0 added, 450 changed");
  });

  test("names every faulty line, also behind a broken quote, and keeps pasted rows to be mended", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const faulty = csvOf([
      `${serial(1)},,"DCare,2026-01-01,2028-12-31`,
      ...rows(1),
      `${serial(3)},,DCare,soon,2028-12-31`,
    ]);
    const text = await textOf(browser, await check(browser, faulty));
    expect(text).toContain("2 things to correct");
    expect(text).toContain("has no closing quote");
    expect(text).toContain("is no day");
    expect(text).toContain("soon,2028-12-31</textarea>");
  });

  test("takes a file of many rows, as a form without script sends it, and refuses one of 21 MB by its size", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const send = (content: string) => {
      const form = new FormData();
      form.set("intent", "check");
      form.set("csv_file", new File([content], "plans.csv", { type: "text/csv" }));
      return browser.ask(path, { form });
    };
    const large = await send("x".repeat(21 * 1024 * 1024));
    expect(large.status).toBe(413);
    expect(await large.text()).toContain("larger than 20 MB");
    const many = await send(csvOf(rows(3_000)));
    expect(many.status).toBe(303);
    expect(await textOf(browser, many.headers.get("Location") ?? "")).toContain(
      "All 3,000 rows of plans.csv are",
    );
  });
});
