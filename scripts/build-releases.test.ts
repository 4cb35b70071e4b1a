import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { addRelease } from "#app/content/publish/content-releases.server.ts";
import { openDatabase } from "#app/database/database.server.ts";
import { schemaOf } from "#app/database/migrate.server.ts";
import { releaseForStart } from "#server/release/release-for-start.ts";
import { releasesOfBuild, releasesOfData } from "#server/release/release-record.ts";
import { olderSchema } from "#tests/fixtures/older-schema.ts";
import { madeBy, smallBundles, words } from "#tests/fixtures/small-bundle.ts";
import { listening } from "#tests/support/command-checkout.ts";
import { newPostgresDatabase, newSqliteFile } from "#tests/support/databases.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { makeReleases } from "./build-releases.ts";

/** A build of a version, for a site with this database. */
function buildFor(databaseUrl: string) {
  const dataDir = mkdtempSync(join(testFolder, "built-for-"));
  const APP_SECRET = "a secret of thirty-two characters";
  const parsed = parseConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_SECRET });
  if (!parsed.ok) throw new Error(parsed.problem);
  const { config } = parsed;
  const bundle = smallBundles()("20261102");
  const at = new Date();
  return {
    config,
    bundle,
    make: (own: string) =>
      listening(async () => (await makeReleases({ bundle, config, at }, words(own))).length),
    made: () => madeBy(bundle, releasesOfBuild(bundle)),
  };
}

describe.each(Object.entries({ SQLite: newSqliteFile, PostgreSQL: newPostgresDatabase }))(
  "a build beside a site of an older version (%s)",
  (_, newDatabase) => {
    async function olderSite(published: string) {
      const url = await newDatabase();
      const db = await openDatabase(url);
      const files = words(published);
      await addRelease(db, { files, author: "Asha", note: "", basedOn: undefined, now: new Date() });
      await olderSchema(db);
      return { db, ...buildFor(url) };
    }

    test("makes the published release, which its start then finds, and changes no data", async () => {
      const { db, config, bundle, make, made } = await olderSite("published words");
      await using _db = db;
      expect(await make("words of the checkout")).toEqual({ code: 0, said: "\n" });
      expect(made()).toEqual(["published words", "words of the checkout"]);
      expect(await schemaOf(db)).toBe("older");
      const root = releasesOfData(config);
      const log = pino({ level: "silent" });
      const start = { db, config, log, bundle, root, now: new Date(), project: root, mayFallBack: true };
      const chosen = await releaseForStart(start);
      expect(chosen).toMatchObject({ bundle, shown: 1 });
      expect(dirname(chosen?.folder ?? "")).toBe(releasesOfBuild(bundle));
      expect(madeBy(bundle, root)).toEqual([]);
    });

    test("makes it once where content/ is what is published", async () => {
      const { db, make, made } = await olderSite("published words");
      await using _db = db;
      expect((await make("published words")).code).toBe(0);
      expect(made()).toEqual(["published words"]);
    });

    test("makes the published release once, and keeps it however often content/ changes", async () => {
      const { db, make, made } = await olderSite("published words");
      await using _db = db;
      for (const own of ["a", "b", "c", "d", "e"]) await make(own);
      expect(made()).toEqual(["published words", "a", "b", "c", "d", "e"]);
    });

    test("is complete and names the problems where its code refuses what is published", async () => {
      const { db, make, made } = await olderSite("words refused by 20261102");
      await using _db = db;
      const { code, said } = await make("words of the checkout");
      expect(said).toContain("cannot show the published content:\ncontent/words.txt:1 - is faulty");
      expect([code, made().at(-1)]).toEqual([0, "words of the checkout"]);
    });
  },
);

test("a build for a new site makes no database", async () => {
  const url = join(testFolder, "not-there-yet.db");
  const { make, made } = buildFor(url);
  expect(await make("words of the checkout")).toEqual({ code: 0, said: "\n" });
  expect([made(), existsSync(url)]).toEqual([["words of the checkout"], false]);
});

test("a build where the database cannot be read is complete and says so", async () => {
  const url = join(testFolder, "no-database.db");
  writeFileSync(url, "This is no database, and long enough to be none.".repeat(40));
  const { make, made } = buildFor(url);
  const { code, said } = await make("words of the checkout");
  expect(said).toMatch(/^The published content cannot be read here \(.+\): the start makes its release\.\n$/);
  expect([code, made()]).toEqual([0, ["words of the checkout"]]);
});
