import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { PackedFile } from "#server/packed-files.ts";
import { filesBelow } from "../files-below.ts";
import { writeDurably } from "./write-pack.ts";

// The difference between a release and earlier ones, as one archive: its files as lists of pieces, and the pieces that
// earlier releases lack. A piece is a body of the pack or a whole file, identified by its digest, so that a changed
// word sends little.

type Piece = [digest: string, length: number];
type Contents = {
  /** In the order in which they are written: the record last. */
  files: { path: string; pieces: string[] }[];
  /** The pieces that follow, in order. */
  sent: Piece[];
};

/** Written last: a folder without it is incomplete. */
const record = "release.json";

/** Packs the release in a folder for servers that have the earlier one. */
export function packArchive(release: string, earlier: string): Buffer {
  const known = new Set(piecesBelow(earlier).keys());
  const sent: Piece[] = [];
  const bodies: Buffer[] = [];
  const files = pathsIn(release).map((path) => {
    const pieces = piecesOf(release, path).map((body) => {
      const digest = digestOf(body);
      if (!known.has(digest)) {
        known.add(digest);
        sent.push([digest, body.length]);
        bodies.push(body);
      }
      return digest;
    });
    return { path, pieces };
  });
  const contents = Buffer.from(JSON.stringify({ files, sent } satisfies Contents));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(contents.length);
  // Bodies are compressed already, some in several encodings: higher levels gain little.
  const params = { [constants.ZSTD_c_compressionLevel]: 1 };
  return zstdCompressSync(Buffer.concat([length, contents, ...bodies]), { params });
}

/**
 * Writes the release of an archive into a folder. Throws if a piece is neither in the archive nor in an earlier
 * release.
 */
export function unpackArchive(archive: Buffer, folder: string, earlier: readonly string[]): void {
  const whole = zstdDecompressSync(archive);
  const begin = 4 + whole.readUInt32LE(0);
  const { files, sent }: Contents = JSON.parse(whole.subarray(4, begin).toString());
  const pieces = new Map<string, Buffer>();
  let offset = begin;
  for (const [digest, length] of sent) {
    pieces.set(digest, whole.subarray(offset, offset + length));
    offset += length;
  }
  const wanted = new Set(files.flatMap((file) => file.pieces));
  for (const release of earlier) {
    if ([...wanted].every((digest) => pieces.has(digest))) break;
    for (const [digest, body] of piecesBelow(release)) if (!pieces.has(digest)) pieces.set(digest, body);
  }
  for (const file of files) {
    const bodies = file.pieces.flatMap((digest) => pieces.get(digest) ?? []);
    if (bodies.length < file.pieces.length) throw new Error(`${file.path}: a piece is in no release here`);
    if (!staysBelow(file.path)) throw new Error(`"${file.path}" is not the path of a file of a release`);
    const path = join(folder, file.path);
    mkdirSync(dirname(path), { recursive: true });
    if (file.path.includes("/")) writeFileSync(path, Buffer.concat(bodies));
    else writeDurably(path, bodies);
  }
}

/** The pieces of a release by their digest. */
function piecesBelow(folder: string): Map<string, Buffer> {
  const bodies = pathsIn(folder).flatMap((path) => piecesOf(folder, path));
  return new Map(bodies.map((body) => [digestOf(body), body]));
}

/** A file, or the bodies of a pack. */
function piecesOf(folder: string, path: string): Buffer[] {
  const bytes = readFileSync(join(folder, path));
  const index = join(folder, "pack.json");
  if (path !== "pack.bin" || !existsSync(index)) return [bytes];
  const files: PackedFile[] = JSON.parse(readFileSync(index, "utf8"));
  const ends = files.flatMap(({ bodies }) => Object.values(bodies).map(([at, length]) => at + length));
  const cuts = [...new Set([...ends, bytes.length])].sort((a, b) => a - b);
  return cuts.map((end, at) => bytes.subarray(cuts[at - 1] ?? 0, end));
}

/** The files of a release, with `/` between names; the record last. */
function pathsIn(folder: string): string[] {
  const paths = filesBelow(folder).map((file) => relative(folder, file).replaceAll(sep, "/"));
  return [...paths.filter((path) => path !== record), record];
}

function digestOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

function staysBelow(path: string): boolean {
  return path
    .split("/")
    .every((name) => name !== "" && name !== "." && name !== ".." && !/[\\\0]/.test(name));
}
