import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { testFolder } from "#tests/support/test-folder.ts";
import { filesBelow } from "../files-below.ts";
import { packArchive, unpackArchive } from "./archive.ts";

const newFolder = () => mkdtempSync(join(testFolder, "archive-"));
const picture = randomBytes(300_000);

/** A release of a page in two encodings and a picture. */
function releaseWith(page: string): string {
  const folder = newFolder();
  const bodies = [Buffer.from(page), Buffer.from(`br ${page}`), picture];
  let offset = 0;
  const places = bodies.map(({ length }) => {
    offset += length;
    return [offset - length, length];
  });
  const index = [
    { path: "/", bodies: { identity: places[0], br: places[1] } },
    { path: "/a.png", bodies: { identity: places[2] } },
  ];
  mkdirSync(join(folder, "content/pages"), { recursive: true });
  writeFileSync(join(folder, "content/pages/home.md"), page);
  writeFileSync(join(folder, "pack.bin"), Buffer.concat(bodies));
  writeFileSync(join(folder, "pack.json"), JSON.stringify(index));
  writeFileSync(join(folder, "release.json"), "{}");
  return folder;
}

const bytesOf = (folder: string) =>
  filesBelow(folder).map((file) => [file.slice(folder.length), readFileSync(file).toString("base64")]);

test("an archive holds what the earlier release lacks, and gives the release byte for byte", () => {
  const [earlier, release, unpacked] = [releaseWith("A page"), releaseWith("A page, changed"), newFolder()];
  const archive = packArchive(release, earlier);
  expect(archive.length).toBeLessThan(2_000);
  unpackArchive(archive, unpacked, [earlier]);
  expect(bytesOf(unpacked)).toEqual(bytesOf(release));
});

test("an archive is of no use without a piece of the earlier release, and leaves no record", () => {
  const [earlier, unpacked] = [releaseWith("A page"), newFolder()];
  const archive = packArchive(releaseWith("A page, changed"), earlier);
  const damaged = newFolder();
  cpSync(earlier, damaged, { recursive: true });
  writeFileSync(join(damaged, "pack.bin"), readFileSync(join(earlier, "pack.bin")).fill(0, 50, 60));
  expect(() => unpackArchive(archive, unpacked, [damaged])).toThrow(
    "pack.bin: a piece is in no release here",
  );
  expect(filesBelow(unpacked).filter((file) => file.endsWith("release.json"))).toEqual([]);
});

test.each(["../outside.txt", "/outside.txt", "content//a.md", "..\\outside.txt"])(
  "an archive writes nothing outside its folder: %s",
  (path) => {
    const contents = Buffer.from(JSON.stringify({ files: [{ path, pieces: [] }], sent: [] }));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(contents.length);
    const folder = newFolder();
    expect(() => unpackArchive(zstdCompressSync(Buffer.concat([length, contents])), folder, [])).toThrow(
      "is not the path of a file of a release",
    );
    rmSync(folder, { recursive: true });
  },
);
