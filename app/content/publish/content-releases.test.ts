import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { contentDigest } from "./content-files.ts";
import {
  addRelease,
  latestRelease,
  listReleases,
  type NewRelease,
  releaseBlobs,
  releaseFiles,
} from "./content-releases.server.ts";

const now = new Date("2026-11-23T06:00:00Z");

const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

function release(texts: Record<string, string>, basedOn?: number, author = "asha"): NewRelease {
  return { files: files(texts), author, note: `by ${author}`, basedOn, now };
}

describeEachDatabase("content releases", (fresh) => {
  test("files come back byte for byte, and the newest release is the one that was added last", async () => {
    const db = await fresh();
    expect(await latestRelease(db)).toBeUndefined();
    const picture = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 251));
    const published = new Map([["media/bench.jpg", picture], ...files({ "site.yaml": "name: DTS\n" })]);
    expect(await addRelease(db, { ...release({}), files: published })).toEqual({ id: 1 });
    expect(await addRelease(db, release({ "site.yaml": "name: Northwind\n" }, 1))).toEqual({ id: 2 });
    expect(await latestRelease(db)).toEqual({
      id: 2,
      digest: contentDigest(files({ "site.yaml": "name: Northwind\n" })),
      author: "asha",
      note: "by asha",
      basedOn: 1,
      restores: undefined,
      publishedAt: now,
    });
    expect(await releaseFiles(db, 1)).toEqual(published);
    expect([...((await releaseBlobs(db, [1])).get(1) ?? new Map()).keys()].sort()).toEqual([
      "media/bench.jpg",
      "site.yaml",
    ]);
    expect(await releaseFiles(db, 3)).toBeUndefined();
    expect((await listReleases(db, 10)).map(({ id }) => id)).toEqual([2, 1]);
  });

  test("a file that stays the same is stored once, also after an undo", async () => {
    const db = await fresh();
    await addRelease(db, release({ "a.md": "1", "b.md": "1", "c.md": "3" }));
    await addRelease(db, release({ "a.md": "2", "c.md": "3" }, 1));
    await addRelease(db, { ...release({ "a.md": "1", "b.md": "1", "c.md": "3" }, 2), restores: 1 });
    expect(await db.selectFrom("content_blobs").select("digest").execute()).toHaveLength(3);
    expect((await latestRelease(db))?.restores).toBe(1);
    expect(await releaseFiles(db, 3)).toEqual(await releaseFiles(db, 1));
  });

  test.each([
    ["an older release", 1],
    ["none", undefined],
    ["a release of another database", 7],
  ])("who began from %s is told what was published since, and writes nothing", async (_, basedOn) => {
    const db = await fresh();
    await addRelease(db, release({ "a.md": "1" }));
    await addRelease(db, release({ "a.md": "2" }, 1, "vikram"));
    const refused = await addRelease(db, release({ "a.md": "3" }, basedOn));
    expect(refused).toMatchObject({ conflict: { id: 2, author: "vikram", note: "by vikram" } });
    expect(await db.selectFrom("content_blobs").select("digest").execute()).toHaveLength(2);
  });

  test("of many who publish at once, one wins and the others are told who", async () => {
    const db = await fresh();
    await addRelease(db, release({ "a.md": "0" }));
    const names = ["asha", "vikram", "meera", "john", "li", "sara"];
    const results = await Promise.all(
      names.map((name) => addRelease(db, release({ "a.md": name }, 1, name))),
    );
    const winner = names[results.findIndex((result) => "id" in result)];
    expect(results.filter((result) => "id" in result)).toEqual([{ id: 2 }]);
    const others = results.flatMap((result) => ("conflict" in result ? [result.conflict] : []));
    expect(others).toHaveLength(5);
    expect(new Set(others.map(({ id, author }) => `${id} ${author}`))).toEqual(new Set([`2 ${winner}`]));
    expect(await releaseFiles(db, 2)).toEqual(files({ "a.md": String(winner) }));
  });

  test("stored files that are not the published ones are never handed out", async () => {
    const db = await fresh();
    await addRelease(db, release({ "a.md": "1", "b.md": "2" }));
    const { digest } = await db.selectFrom("content_blobs").select("digest").executeTakeFirstOrThrow();
    await db.deleteFrom("content_blobs").where("digest", "=", digest).execute();
    await expect(releaseFiles(db, 1)).rejects.toThrow("The stored files of release 1 are not those");
  });
});
