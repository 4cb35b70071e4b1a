import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { checkoutAt } from "#tests/support/checkout-at.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { type ContentFiles, writeContentFiles } from "./content-files.ts";
import { latestRelease, listReleases, releaseFiles } from "./content-releases.server.ts";
import { firstOrLatestRelease } from "./first-release.server.ts";
import { type Make, planCheckout, planUndo, publishPlan } from "./publish.server.ts";

const now = () => new Date("2026-11-23T06:00:00Z");
const begun = { "site.yaml": "name: DTS\n", "blog/a.md": "---\ntitle: A\n---\n", "blog/b.md": "b\n" };

function newCheckout(texts: Record<string, string> = begun) {
  const root = mkdtempSync(join(testFolder, "checkout-"));
  writeContentFiles(
    join(root, "content"),
    new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)])),
  );
  return {
    root,
    write: (path: string, text: string) => writeFileSync(join(root, "content", path), text),
    remove: (path: string) => rmSync(join(root, "content", path)),
  };
}

const make: Make = async () => ({ ok: true });
const by = (author: string) => ({ make, place: "", author, note: "", now });

const later = () => new Date("2026-11-23T07:00:00Z");
const nextDay = () => new Date("2026-11-24T06:00:00Z");

async function publish(db: Database, root: string, author: string, at = now) {
  return publishPlan(db, await planCheckout(db, checkoutAt(root)), { ...by(author), now: at });
}

const textsOf = (files: ContentFiles | undefined) =>
  Object.fromEntries([...(files ?? [])].map(([path, bytes]) => [path, bytes.toString()]));

describeEachDatabase("publishing a checkout", (fresh) => {
  test("names what changes, publishes it once, and then has nothing left", async () => {
    const db = await fresh();
    const { root, write, remove } = newCheckout();
    await firstOrLatestRelease(db, checkoutAt(root), now());
    write("blog/a.md", "---\ntitle: Better\n---\n");
    write("blog/c.md", "---\ntitle: New\npublished: 2026-12-01\n---\n");
    remove("blog/b.md");
    const plan = await planCheckout(db, checkoutAt(root));
    expect(plan.changes).toEqual([
      { path: "blog/a.md", change: "changed", kind: "post", title: "Better", address: "/blog/a", from: "" },
      { path: "blog/b.md", change: "removed", kind: "post", title: "", address: "/blog/b", from: "" },
      {
        ...{ path: "blog/c.md", change: "new", kind: "post", title: "New", address: "/blog/c" },
        from: "2026-12-01",
      },
    ]);
    expect(await publishPlan(db, plan, by("asha"))).toEqual({ outcome: "published", id: 2 });
    expect(textsOf(await releaseFiles(db, 2))).toEqual(textsOf(plan.files));
    expect(await publish(db, root, "asha")).toEqual({ outcome: "unchanged" });
    expect(await listReleases(db, 9)).toHaveLength(2);
  });

  test("publishes nothing that cannot be made whole", async () => {
    const db = await fresh();
    const { root, write } = newCheckout();
    await firstOrLatestRelease(db, checkoutAt(root), now());
    write("site.yaml", "nam: DTS\n");
    const problems = ["content/site.yaml:1 - nam - is unknown"];
    const faulty: Make = async () => ({ ok: false, problems });
    const plan = await planCheckout(db, checkoutAt(root));
    expect(await publishPlan(db, plan, { ...by("asha"), make: faulty })).toEqual({
      outcome: "faulty",
      problems,
    });
    expect((await latestRelease(db))?.id).toBe(1);
    expect((await planCheckout(db, checkoutAt(root))).changes).toHaveLength(1);
  });

  test("whoever is overtaken while the release is made is told by whom, and loses nothing", async () => {
    const db = await fresh();
    const [asha, vikram] = [newCheckout(), newCheckout()];
    await firstOrLatestRelease(db, checkoutAt(asha.root), now());
    asha.write("site.yaml", "name: Northwind\n");
    vikram.write("blog/c.md", "c\n");
    const plan = await planCheckout(db, checkoutAt(asha.root));
    await publish(db, vikram.root, "vikram");
    expect(await publishPlan(db, plan, by("asha"))).toMatchObject({
      outcome: "moved",
      latest: { id: 2, author: "vikram" },
    });
    expect(await publish(db, asha.root, "asha")).toEqual({ outcome: "published", id: 3 });
    expect(textsOf(await releaseFiles(db, 3))).toEqual({
      ...begun,
      "site.yaml": "name: Northwind\n",
      "blog/c.md": "c\n",
    });
  });

  test("what others changed since stays theirs, and a file that both changed stops it", async () => {
    const db = await fresh();
    const [asha, vikram] = [newCheckout(), newCheckout()];
    await firstOrLatestRelease(db, checkoutAt(asha.root), now());
    await publish(db, vikram.root, "vikram");
    vikram.write("blog/a.md", "vikram\n");
    await publish(db, vikram.root, "vikram");
    expect(await planCheckout(db, checkoutAt(asha.root))).toMatchObject({
      changes: [],
      kept: ["blog/a.md"],
      conflicts: [],
    });
    asha.write("blog/a.md", "asha\n");
    expect(await planCheckout(db, checkoutAt(asha.root))).toMatchObject({ conflicts: ["blog/a.md"] });
  });

  test("a checkout that remembers nothing is judged by what was once published", async () => {
    const db = await fresh();
    await firstOrLatestRelease(db, checkoutAt(newCheckout().root), now());
    const editor = newCheckout();
    await publish(db, editor.root, "vikram");
    editor.write("blog/a.md", "second\n");
    editor.remove("blog/b.md");
    await publish(db, editor.root, "vikram");
    const clone = newCheckout({ ...begun, "site.yaml": "name: Other\n", "blog/own.md": "own\n" });
    const plan = await planCheckout(db, checkoutAt(clone.root));
    expect(plan.changes.map(({ path }) => path)).toEqual(["blog/own.md"]);
    expect(plan.kept).toEqual(["blog/a.md", "blog/b.md"]);
    expect(plan.conflicts).toEqual(["site.yaml"]);
  });

  test("after a restore, what lost releases had is published again, and what others publish since stays theirs", async () => {
    const db = await fresh();
    const [asha, vikram] = [newCheckout(), newCheckout()];
    await firstOrLatestRelease(db, checkoutAt(asha.root), now());
    await publish(db, vikram.root, "vikram");
    asha.write("blog/a.md", "newer\n");
    asha.write("blog/c.md", "new\n");
    asha.remove("blog/b.md");
    await publish(db, asha.root, "asha", later);
    await db.deleteFrom("content_releases").where("id", "=", 2).execute(); // what the backup did not have

    const restored = await planCheckout(db, checkoutAt(asha.root));
    expect(restored.changes.map(({ path }) => path)).toEqual(["blog/a.md", "blog/c.md"]);
    // Nothing says whether it was removed by the lost release or is newer than this checkout.
    expect(restored).toMatchObject({ lost: 2, kept: [], conflicts: ["blog/b.md"] });

    vikram.write("site.yaml", "name: Northwind\n");
    vikram.write("blog/c.md", "his\n");
    await publish(db, vikram.root, "vikram", nextDay);
    const beside = await planCheckout(db, checkoutAt(asha.root));
    expect(beside.changes.map(({ path }) => path)).toEqual(["blog/a.md"]);
    expect(beside).toMatchObject({ lost: 2, kept: ["site.yaml"], conflicts: ["blog/b.md", "blog/c.md"] });
  });

  test("a second checkout that has seen a lost release goes on from its files once they are public again", async () => {
    const db = await fresh();
    const [asha, vikram] = [newCheckout(), newCheckout({ ...begun, "blog/a.md": "newer\n" })];
    await firstOrLatestRelease(db, checkoutAt(asha.root), now());
    asha.write("blog/a.md", "newer\n");
    await publish(db, asha.root, "asha", later);
    await publish(db, vikram.root, "vikram");
    await db.deleteFrom("content_releases").where("id", "=", 2).execute();
    expect(await publish(db, asha.root, "asha", nextDay)).toEqual({ outcome: "published", id: 2 });
    expect(await planCheckout(db, checkoutAt(asha.root))).toMatchObject({ lost: undefined, changes: [] });
    vikram.write("blog/a.md", "newest\n");
    const plan = await planCheckout(db, checkoutAt(vikram.root));
    expect(plan).toMatchObject({ lost: 2, kept: [], conflicts: [] });
    expect(plan.changes.map(({ path }) => path)).toEqual(["blog/a.md"]);
  });

  test("an undo publishes the files of the release before, and can itself be undone", async () => {
    const db = await fresh();
    const { root, write } = newCheckout();
    expect(await planUndo(db)).toBeUndefined();
    await firstOrLatestRelease(db, checkoutAt(root), now());
    expect(await planUndo(db)).toBeUndefined();
    write("site.yaml", "name: Northwind\n");
    await publish(db, root, "asha");
    for (const [restores, name] of [
      [1, "DTS"],
      [2, "Northwind"],
    ] as const) {
      const plan = await planUndo(db);
      expect(plan?.changes.map(({ path, change }) => [path, change])).toEqual([["site.yaml", "changed"]]);
      await publishPlan(db, plan ?? expect.unreachable(), by("vikram"));
      const latest = await latestRelease(db);
      expect(latest).toMatchObject({ restores, author: "vikram" });
      expect(textsOf(await releaseFiles(db, latest?.id ?? 0))["site.yaml"]).toBe(`name: ${name}\n`);
    }
    expect((await planUndo(db, 1))?.restores).toBe(1);
    expect(await planUndo(db, 99)).toBeUndefined();
  });
});
