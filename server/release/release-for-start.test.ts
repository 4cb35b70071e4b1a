import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { expect, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { writeContentFiles } from "#app/content/publish/content-files.ts";
import { addRelease, latestRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { schemaOf } from "#app/database/migrate.server.ts";
import { olderSchema } from "#tests/fixtures/older-schema.ts";
import { smallBundles, words } from "#tests/fixtures/small-bundle.ts";
import { describeEachDatabase, type FreshDatabase, freshSqlite } from "#tests/support/databases.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { readyRelease } from "./ready-release.ts";
import { releaseForStart } from "./release-for-start.ts";
import { readRelease } from "./release-record.ts";

const fresh = freshSqlite();

/** A site that has published these words, if any, with its own data folder. */
async function siteWith(
  text: string | undefined,
  siteUrl = "http://localhost:3000",
  open: FreshDatabase = fresh,
) {
  const db = await open();
  const published = async (next: string, basedOn?: number) =>
    addRelease(db, { files: words(next), author: "Asha", note: "", basedOn, now: new Date() });
  if (text !== undefined) await published(text);
  const project = mkdtempSync(join(testFolder, "project-"));
  const dataDir = mkdtempSync(join(testFolder, "start-"));
  const errors: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => errors.push(JSON.parse(line).msg) });
  const start = async (bundle: string, { now = new Date(), mayFallBack = true, address = siteUrl } = {}) => {
    const parsed = parseConfig({ DATA_DIR: dataDir, SITE_URL: address });
    if (!parsed.ok) throw new Error(parsed.problem);
    const root = join(dataDir, "releases");
    return releaseForStart({ db, config: parsed.config, log, bundle, root, now, project, mayFallBack });
  };
  const write = (next: string) => writeContentFiles(join(project, "content"), words(next));
  const shown = async () => {
    const latest = await latestRelease(db);
    return latest && (await releaseFiles(db, latest.id))?.get("words.txt")?.toString();
  };
  /** Prepares a candidate, as a server does while another is about to publish. */
  const prepared = async (next: string, bundle: string) => {
    const parsed = parseConfig({ DATA_DIR: dataDir, SITE_URL: siteUrl });
    if (!parsed.ok) throw new Error(parsed.problem);
    const made = await readyRelease({
      files: words(next),
      bundle,
      config: parsed.config,
      at: new Date(),
      root: join(dataDir, "releases"),
    });
    expect(made).toMatchObject({ ok: true });
  };
  return { db, start, published, prepared, write, shown, errors };
}

test("a start makes the published release once, and again for another address or after a date", async () => {
  const bundle = smallBundles()("present");
  const { start } = await siteWith("words, next: 2030-01-01T00:00:00.000Z");
  const first = await start(bundle);
  expect(first).toMatchObject({ bundle, shown: 1 });
  expect(await start(bundle)).toEqual(first);
  const moved = await start(bundle, { address: "https://www.northwind.test" });
  expect(readRelease(moved?.folder ?? "").record.settings.siteUrl).toBe("https://www.northwind.test");
  const later = await start(bundle, { now: new Date("2030-02-01T00:00:00.000Z") });
  expect(readRelease(later?.folder ?? "").record.nextChange).toBeNull();
});

test("new code that rejects the content leaves the site with the previous build and release", async () => {
  const make = smallBundles();
  const [before, after] = [make("20261101"), make("20261102")];
  const { start, errors } = await siteWith("words refused by 20261102");
  const good = await start(before);
  const fallen = await start(after);
  expect(fallen).toEqual({
    folder: good?.folder,
    bundle: before,
    shown: 0,
    refused: { release: 1, problem: "content/words.txt:1 - is faulty" },
  });
  expect(errors).toEqual(["the published release cannot be made; the last good one is served"]);
});

test("content that no code can show leaves the site with the previous content", async () => {
  const bundle = smallBundles()("present");
  const { start, published } = await siteWith("good words");
  const good = await start(bundle);
  await published("faulty words", 1);
  expect(await start(bundle)).toMatchObject({ folder: good?.folder, bundle, shown: 0 });
});

test("a prepared release that was never published is not shown, however new it is", async () => {
  const bundle = smallBundles()("present");
  const { start, published, prepared } = await siteWith("good words");
  const good = await start(bundle);
  await prepared("words of a draft", bundle);
  await published("faulty words", 1);
  expect(await start(bundle)).toMatchObject({ folder: good?.folder, shown: 0 });
});

test("without any good build and release nothing starts", async () => {
  const { start } = await siteWith("faulty words");
  expect(await start(smallBundles()("present"))).toBeUndefined();
});

test("a first start with a mistake in content/ publishes nothing, and starts once it is corrected", async () => {
  const bundle = smallBundles()("present");
  const { start, write, shown, errors } = await siteWith(undefined);
  write("faulty words");
  expect(await start(bundle)).toBeUndefined();
  expect(await shown()).toBeUndefined();
  expect(errors).toEqual(["content/ cannot become the first release"]);
  write("good words");
  expect(await start(bundle)).toMatchObject({ bundle, shown: 1 });
  expect(await shown()).toBe("good words");
});

test("a first start with a mistake in content/ shows the content of the build", async () => {
  const bundle = smallBundles()("present");
  const builder = await siteWith("words of the build");
  const made = await builder.start(bundle);
  cpSync(made?.folder ?? "", join(bundle, "releases/1-built"), { recursive: true });
  rmSync(made?.folder ?? "", { recursive: true });
  const { start, write, shown } = await siteWith(undefined);
  write("faulty words");
  expect(await start(bundle)).toMatchObject({ folder: join(bundle, "releases/1-built"), shown: 1 });
  expect(await shown()).toBe("words of the build");
});

describeEachDatabase("a start of newer code on an older database", (open) => {
  const older = async (text: string | undefined) => {
    const site = await siteWith(text, undefined, open);
    await olderSchema(site.db);
    return site;
  };

  test("migrates it once there is a release to serve", async () => {
    const { db, start } = await older("good words");
    expect(await start(smallBundles()("20261102"))).toMatchObject({ shown: 1 });
    expect(await schemaOf(db)).toBe("current");
  });

  test("leaves it to the previous build where the code refuses what is published", async () => {
    const make = smallBundles();
    const [before, after] = [make("20261101"), make("20261102")];
    const { db, start } = await siteWith("words refused by 20261102", undefined, open);
    await start(before);
    await olderSchema(db);
    expect(await start(after)).toMatchObject({ bundle: before });
    expect(await schemaOf(db)).toBe("older");
  });

  test("leaves it as it was where there is no previous build", async () => {
    const { db, start } = await older("faulty words");
    expect(await start(smallBundles()("20261102"))).toBeUndefined();
    expect(await schemaOf(db)).toBe("older");
  });

  test("publishes content/ where nothing could be published before", async () => {
    const { db, start, write, shown } = await older(undefined);
    await beforeReleases(db);
    write("faulty words");
    expect(await start(smallBundles()("20261102"))).toBeUndefined();
    expect(await schemaOf(db)).toBe("older");
    write("good words");
    expect(await start(smallBundles()("20261102"))).toMatchObject({ shown: 1 });
    expect([await schemaOf(db), await shown()]).toEqual(["current", "good words"]);
  });
});

async function beforeReleases(db: Database): Promise<void> {
  await sql`drop table content_releases`.execute(db);
  await sql`drop table content_blobs`.execute(db);
  await sql`delete from kysely_migration where name = '0025-content-releases'`.execute(db);
}
