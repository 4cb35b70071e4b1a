import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#app/database/database.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { copyEmptySqlite } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "command-"));
  file = join(folder, "site.db");
  await copyEmptySqlite(file);
});
afterEach(() => rmSync(folder, { recursive: true }));

type Options = { nodeOptions?: string; readsOutput?: boolean };

/** Runs a command on the test's database; with `readsOutput: false` nothing reads what it prints. */
function run(words: string[], { nodeOptions = "", readsOutput = true }: Options = {}) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: file, NODE_OPTIONS: nodeOptions };
  const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  if (readsOutput) child.stdout.resume();
  else child.stdout.destroy();
  return new Promise<{ code: number | null; complaint: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, complaint })),
  );
}

const adding = ["scripts/staff.ts", "add", "--email", "asha@dts.example", "--role", "admin"];

test("a command whose output is not read finishes its work", { timeout: 60_000 }, async () => {
  expect(await run(adding, { readsOutput: false })).toEqual({ code: 0, complaint: "" });
  const db = new Sqlite(file, { readonly: true });
  expect(db.prepare('select email from "user"').pluck().all()).toEqual(["asha@dts.example"]);
  db.close();
});

test("an export whose output is not read ends without a complaint", { timeout: 60_000 }, async () => {
  await using db = await openDatabase(file);
  await recordSubmission(db, sampleSubmission(), new Date());
  const ended = await run(["scripts/leads.ts", "export"], { readsOutput: false });
  expect(ended).toEqual({ code: 0, complaint: "" });
});

test("a database that cannot be used is told in one sentence", { timeout: 60_000 }, async () => {
  const other = new Sqlite(file);
  other.exec("begin immediate");
  const { code, complaint } = await run(adding);
  other.close();
  expect(complaint).toMatch(
    /^The command did not finish: the database cannot be used now \(SQLITE_BUSY\w*\)\..*\n$/,
  );
  expect(code).toBe(1);
});

test("a full disk is told in one sentence", { timeout: 60_000 }, async () => {
  const { code, complaint } = await publish(
    `Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })`,
  );
  expect(complaint).toBe(
    "The disk is full: free some space and run the command again (ENOSPC: no space left on device, write).\n",
  );
  expect(code).toBe(1);
});

test("a socket of the database that is denied is told as one of the database", {
  timeout: 60_000,
}, async () => {
  const { href } = new URL("../app/database/database-unavailable.ts", import.meta.url);
  const { code, complaint } = await publish(
    `new (await import("${href}")).DatabaseUnavailable("the database cannot be used now (connect EACCES /run/db)")`,
  );
  expect(complaint).toBe(
    "The command did not finish: the database cannot be used now (connect EACCES /run/db). Once the database can be used, run it again.\n",
  );
  expect(code).toBe(1);
});

/** Publishes; what it writes to disk fails with this error. */
function publish(error: string) {
  const failing = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const error = ${error};
    fs.writeFileSync = () => { throw error; };
    syncBuiltinESMExports();`;
  const nodeOptions = `--import=data:text/javascript,${encodeURIComponent(failing)}`;
  return run(["scripts/publish.ts"], { nodeOptions });
}
