import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { baseFile } from "#app/content/publish/content-base.ts";
import { addRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import { planCheckout } from "#app/content/publish/publish.server.ts";
import { openDatabase } from "#app/database/database.server.ts";
import { checkoutAt } from "#tests/support/checkout-at.ts";
import { listening, newCheckout, runCommand, started } from "#tests/support/command-checkout.ts";
import { newSqliteFile } from "#tests/support/databases.ts";
import { pull } from "./content/pull.ts";

const post = "blog/planning-a-refresh.md";
const other = "blog/reading-a-coverage-date.md";

/** A checkout of a newer version in a folder of its own: of its files, two differ from what is public. */
function newerCheckout(url = "") {
  const newer = newCheckout(url);
  for (const path of [post, other]) newer.replace(path, "title: ", "title: Newer ");
  return newer;
}

test("the files of a newer version are kept one by one, or all at once, and then published", async () => {
  const { db } = await started();
  await using _db = db;
  for (const [settled, code, left] of [
    [[post], 3, [other]],
    [[""], 0, []],
    [["blog"], 0, []],
  ] as const) {
    const { root } = newerCheckout();
    const kept = await listening(() => pull(db, checkoutAt(root), { keep: settled, take: [] }));
    expect(kept.code).toBe(code);
    const { conflicts, changes } = await planCheckout(db, checkoutAt(root));
    const published = [post, other].filter((path) => !conflicts.includes(path));
    expect([conflicts, changes.map(({ path }) => path)]).toEqual([left, published]);
  }
});

test("of two files that both changed, the published one is taken for one, and the other stays open", async () => {
  const { checkout, db } = await started();
  await using _db = db;
  const newer = newerCheckout();
  const settled = { keep: [], take: [other] };
  const { code, said } = await listening(() => pull(db, checkoutAt(newer.root), settled));
  expect(said).toMatch(
    new RegExp(`^  written  content/${other}\nNot settled yet\\..+:\n  content/${post}\n`, "s"),
  );
  expect(code).toBe(3);
  expect(newer.read(other)).toBe(checkout.read(other));
  expect(newer.read(post)).toContain("Newer");
});

test("a folder does not settle the files that are named one by one, and no file goes both ways", async () => {
  const { checkout, db } = await started();
  await using _db = db;
  const newer = newerCheckout();
  const settle = (keep: string[], take: string[]) =>
    listening(() => pull(db, checkoutAt(newer.root), { keep, take }));
  expect((await settle([post], [post])).code).toBe(2);
  expect((await settle([post], [""])).code).toBe(0);
  expect(newer.read(other)).toBe(checkout.read(other));
  expect(newer.read(post)).toContain("Newer");
});

const otherUser = 65534;
const isRoot = process.getuid?.() === 0;
const isReadable = spawnSync("test", ["-r", "package.json"], isRoot ? { uid: otherUser } : {}).status === 0;

test.skipIf(!isRoot || !isReadable)(
  "a user who may not write to the folder publishes its edits",
  async () => {
    const url = await newSqliteFile();
    const { root, write } = newerCheckout(url);
    const dataDir = join(root, "data");
    mkdirSync(dataDir);
    chmodSync(root, 0o755);
    for (const path of [dataDir, dirname(url), url]) chownSync(path, otherUser, otherUser);
    const as = (script: string, ...args: string[]) =>
      runCommand(root, script, args, url, { uid: otherUser, gid: otherUser });
    await using db = await openDatabase(url);
    await firstOrLatestRelease(db, checkoutAt(newCheckout("").root), new Date());

    expect(await as("scripts/content.ts", "pull", "--keep", "content/")).toMatchObject({ code: 0 });
    expect((await as("scripts/publish.ts")).said).toContain("Published as release 2");
    expect(existsSync(join(root, baseFile))).toBe(false);

    const published = new Map(await releaseFiles(db, 2)).set(other, Buffer.from("theirs"));
    await addRelease(db, { files: published, author: "Vikram", note: "", basedOn: 2, now: new Date() });
    const denied = await as("scripts/content.ts", "pull");
    expect(denied.said).toMatch(
      /^The command did not finish \(EACCES: .+\): run it as a user who may write there\.\n$/,
    );
    const byOwner = await listening(() => pull(db, { root, dataDir }, { keep: [], take: [] }));
    expect(byOwner.code).toBe(0);
    for (const path of [post, other]) write(path, "ours");
    expect((await as("scripts/content.ts", "diff")).said).toMatch(
      new RegExp(`^  changed here +content/${post}\n  changed here +content/${other}\n`),
    );
  },
);
