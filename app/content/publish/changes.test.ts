import { expect, test } from "vitest";
import { changesBetween, compareThreeWays } from "./changes.ts";
import { blobDigest } from "./content-files.ts";

const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

test("what was added, changed and removed is named by path", () => {
  const before = files({ "site.yaml": "1", "blog/a.md": "1", "blog/b.md": "1" });
  const after = files({ "site.yaml": "2", "blog/b.md": "1", "blog/c.md": "1" });
  expect(changesBetween(before, after)).toEqual({
    added: ["blog/c.md"],
    changed: ["site.yaml"],
    removed: ["blog/a.md"],
  });
});

test("files are compared with digests that were noted of them", () => {
  const noted = new Map([["a.md", blobDigest(Buffer.from("1"))]]);
  expect(changesBetween(noted, files({ "a.md": "1" }))).toEqual({ added: [], changed: [], removed: [] });
  expect(changesBetween(noted, files({ "a.md": "2" })).changed).toEqual(["a.md"]);
});

test.each([
  // base, ours, theirs
  ["untouched", "1", "1", "1", "same"],
  ["changed by us", "1", "2", "1", "ours"],
  ["changed by them", "1", "1", "2", "theirs"],
  ["changed by both in the same way", "1", "2", "2", "same"],
  ["changed by both in different ways", "1", "2", "3", "both"],
  ["added by us", undefined, "1", undefined, "ours"],
  ["added by them", undefined, undefined, "1", "theirs"],
  ["added by both in different ways", undefined, "1", "2", "both"],
  ["removed by us", "1", undefined, "1", "ours"],
  ["removed by them", "1", "1", undefined, "theirs"],
  ["removed by both", "1", undefined, undefined, "same"],
  ["removed by us and changed by them", "1", undefined, "2", "both"],
  ["changed by us and removed by them", "1", "2", undefined, "both"],
])("a file %s", (_, base, ours, theirs, standing) => {
  const one = (text: string | undefined) => files(text === undefined ? {} : { "a.md": text });
  expect(compareThreeWays(one(base), one(ours), one(theirs)).get("a.md")).toBe(standing);
});
