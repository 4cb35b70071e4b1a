import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "#tests/support/test-folder.ts";
import { contentDigest, readContentFiles, writeContentFiles } from "./content-files.ts";

const newFolder = () => mkdtempSync(join(testFolder, "content-files-"));

test("files that are written and read again are the same, in whatever order they came", () => {
  const files = new Map([
    ["site.yaml", Buffer.from("name: DTS\n")],
    ["blog/a-post.md", Buffer.from([0xff, 0x00, 0x0a])],
  ]);
  const folder = join(newFolder(), "content");
  writeContentFiles(folder, files);
  const read = readContentFiles(folder);
  expect([...read]).toEqual([...files].reverse());
  expect(contentDigest(read)).toBe(contentDigest(files));
});

test("hidden files are no content", () => {
  const folder = newFolder();
  mkdirSync(join(folder, ".git"));
  for (const name of [".DS_Store", ".git/index", "site.yaml"]) writeFileSync(join(folder, name), "x");
  expect([...readContentFiles(folder).keys()]).toEqual(["site.yaml"]);
});

test.each([
  ["another name", new Map([["b.md", Buffer.from("x")]])],
  ["other bytes", new Map([["a.md", Buffer.from("y")]])],
  ["one more file", new Map(["a.md", "b.md"].map((path) => [path, Buffer.from("x")]))],
  ["none", new Map()],
])("%s is another digest", (_, files) => {
  expect(contentDigest(files)).not.toBe(contentDigest(new Map([["a.md", Buffer.from("x")]])));
});

test.each(["../site.yaml", "/etc/passwd", "blog//a.md", "blog/.hidden", "blog\\..\\a.md", ""])(
  "a file is never written outside its folder: %j",
  (path) => {
    const folder = newFolder();
    const write = () => writeContentFiles(folder, new Map([[path, Buffer.from("x")]]));
    expect(write).toThrow("is not the path of a content file");
    expect([...readContentFiles(folder)]).toEqual([]);
  },
);
