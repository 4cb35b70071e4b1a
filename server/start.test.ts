import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { contentDigest } from "#app/content/publish/content-files.ts";
import { addRelease as publish } from "#app/content/publish/content-releases.server.ts";
import { openDatabase } from "#app/database/database.server.ts";
import { schemaOf } from "#app/database/migrate.server.ts";
import { checkSecret } from "#app/links/secret-check.server.ts";
import { olderSchema } from "#tests/fixtures/older-schema.ts";
import { bundleFolder } from "#tests/support/app-bundle.ts";
import { newPostgresDatabase, newSqliteFile } from "#tests/support/databases.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { readBundleRecord } from "./release/release-record.ts";

const files = new Map([["site.yaml", Buffer.from("words of an earlier version: yes\n")]]);
const engines = { SQLite: newSqliteFile, PostgreSQL: newPostgresDatabase };

describe.each(Object.entries(engines))(
  "a start whose code refuses what is published (%s)",
  (_, newDatabase) => {
    test("leaves the database to the previous version", async () => {
      const url = await newDatabase();
      const project = await newProject();
      await using db = await siteOfPreviousVersion(url);
      const { code, said } = await start(project, url);
      expect(said).toContain("content/site.yaml");
      expect(said).toContain("The database was not changed: the previous version still starts with it");
      expect([code, await schemaOf(db)]).toEqual([1, "older"]);
    });

    test("starts the previous build of its folder on the database as it was", async () => {
      const url = await newDatabase();
      const project = await newProject();
      addPreviousBuild(project);
      await using db = await siteOfPreviousVersion(url);
      const { code, said } = await start(project, url);
      expect(said).toContain("the previous build starts { isFallback: true }");
      expect([code, await schemaOf(db)]).toEqual([0, "older"]);
    });
  },
);

describe.each(Object.entries(engines))(
  "a start of a newer version that cannot serve leaves the database to the one that does (%s)",
  (_, newDatabase) => {
    test("with another secret", async () => {
      const url = await newDatabase();
      const project = await newProject();
      addRelease(project, codeOf(project));
      await using db = await siteOfPreviousVersion(url);
      await checkSecret(db, { appSecret: "another secret of the site before", oldSecrets: [], dataDir: "" });
      const { code, said } = await start(project, url);
      expect(said).toContain("APP_SECRET is not the one that this database is used with");
      expect([code, await schemaOf(db)]).toEqual([1, "older"]);
    });

    test("on the port where that one listens", async () => {
      const url = await newDatabase();
      const project = await newProject();
      addRelease(project, codeOf(project));
      await using db = await siteOfPreviousVersion(url);
      const before = createServer().listen(0, "127.0.0.1");
      await once(before, "listening");
      const PORT = String((before.address() as AddressInfo).port);
      const { code, said } = await start(project, url, { PORT });
      before.close();
      expect(said).toContain("is taken: another program listens there on 127.0.0.1.");
      expect([code, await schemaOf(db)]).toEqual([1, "older"]);
    });
  },
);

async function siteOfPreviousVersion(url: string) {
  const db = await openDatabase(url);
  await publish(db, { files, author: "Asha", note: "", basedOn: undefined, now: new Date() });
  await olderSchema(db);
  return db;
}

/** A folder with the build of the present code. */
async function newProject(): Promise<string> {
  const project = mkdtempSync(join(testFolder, "project-"));
  const build = await bundleFolder();
  for (const part of ["server", "bundle.json"])
    cpSync(join(build, part), join(project, "build/20261102", part), { recursive: true });
  for (const part of ["app", "art", "node_modules", "public"])
    symlinkSync(resolve(part), join(project, part));
  return project;
}

/** A build that says that it is started, and the release that it served. */
function addPreviousBuild(project: string): void {
  const folder = join(project, "build/20261101");
  mkdirSync(join(folder, "server"), { recursive: true });
  writeFileSync(join(folder, "bundle.json"), JSON.stringify({ code: "previous" }));
  writeFileSync(join(folder, "record.json"), "{}");
  const program = 'export const start = (how) => console.log("the previous build starts", how);';
  writeFileSync(join(folder, "server/index.js"), program);
  writeFileSync(join(folder, "server/package.json"), '{ "type": "module" }');
  addRelease(project, "previous");
}

function codeOf(project: string): string {
  return readBundleRecord(join(project, "build/20261102")).code;
}

/** The release of what is published that this code has made. */
function addRelease(project: string, code: string): void {
  const release = join(project, "data/releases/1-made");
  mkdirSync(release, { recursive: true });
  const settings = { siteUrl: "http://localhost:3000", indexable: false };
  const at = new Date().toISOString();
  const made = { content: contentDigest(files), code, settings, at, nextChange: null };
  writeFileSync(join(release, "release.json"), JSON.stringify(made));
}

async function start(project: string, url: string, settings: NodeJS.ProcessEnv = {}) {
  const program = 'const { start } = await import("./build/20261102/server/start.js"); await start();';
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: project,
    env: {
      ...process.env,
      DATA_DIR: join(project, "data"),
      DATABASE_URL: url,
      APP_SECRET: "a secret of thirty-two characters",
      SITE_URL: "",
      HOST: "127.0.0.1",
      PORT: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said: out + complaint };
}
