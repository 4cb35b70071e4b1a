import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/database/database.server.ts";
import { schemaOf } from "#app/database/migrate.server.ts";
import { olderSchema } from "#tests/fixtures/older-schema.ts";
import { newPostgresDatabase, newSqliteFile } from "#tests/support/databases.ts";
import { testFolder } from "#tests/support/test-folder.ts";

const adding = ["scripts/staff.ts", "add", "--email", "asha@dts.example", "--role", "admin"];
const onWholeDatabase = [
  ["scripts/staff.ts", "list"],
  adding,
  ["scripts/leads.ts", "retention", "--dry-run"],
  ["scripts/leads.ts", "export"],
];
const onContent = [
  ["scripts/publish.ts", "--list"],
  ["scripts/content.ts", "diff"],
];

async function run(words: string[], settings: Record<string, string>) {
  const env = { ...process.env, APP_SECRET: "a secret of thirty-two characters", ...settings };
  const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said, complaint };
}

const newFolder = () => mkdtempSync(join(testFolder, "commands-"));

describe.each(Object.entries({ SQLite: newSqliteFile, PostgreSQL: newPostgresDatabase }))(
  "commands on a database that an older version uses (%s)",
  (_, newDatabase) => {
    test("leave it as it is, and those that need a newer one say what to do", async () => {
      const url = await newDatabase();
      await using db = await openDatabase(url);
      await olderSchema(db);
      const settings = { DATABASE_URL: url, DATA_DIR: newFolder() };
      for (const words of onWholeDatabase) {
        const { code, said, complaint } = await run(words, settings);
        expect(complaint).toMatch(
          /is from an older version of this program: run the command in the folder of/,
        );
        expect([code, said]).toEqual([1, ""]);
      }
      for (const words of onContent)
        expect(await run(words, settings)).toMatchObject({ code: 0, complaint: "" });
      expect(await schemaOf(db)).toBe("older");
    });
  },
);

test("commands on a database that does not exist name the settings and make nothing", async () => {
  const folder = newFolder();
  const csv = join(newFolder(), "o.csv");
  writeFileSync(csv, "type,number,milestone,at\n");
  const settings = { DATABASE_URL: "", DATA_DIR: join(folder, "data"), APP_SECRET: "" };
  const commands = [...onWholeDatabase, ...onContent, ["scripts/leads.ts", "import-orders", csv]];
  for (const words of commands.filter((each) => each !== adding)) {
    const { code, said, complaint } = await run(words, settings);
    expect(complaint).toContain(
      `There is no database of a site at ${folder}/data/site.db: set DATABASE_URL or DATA_DIR`,
    );
    expect([code, said]).toEqual([1, ""]);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test("the first account makes the database of a new site, and says so", async () => {
  const dataDir = join(newFolder(), "data");
  const settings = { DATABASE_URL: "", DATA_DIR: dataDir, APP_SECRET: "" };
  const first = await run(adding, settings);
  expect(first.complaint).toMatch(/^A new database was made: .+site\.db\. If the site has one already/);
  expect([first.code, existsSync(join(dataDir, "site.db"))]).toEqual([0, true]);
  expect(await run(["scripts/staff.ts", "list"], settings)).toMatchObject({ code: 0, complaint: "" });
});
