import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { PackedFile } from "#server/packed-files.ts";
import type { Packed } from "./packed-body.ts";

/** Writes `pack.json` and `pack.bin`, in the order of the paths: the same files are the same bytes. */
export function writePack(folder: string, files: readonly Packed[]): void {
  const index: PackedFile[] = [];
  const disk = openSync(join(folder, "pack.bin"), "w");
  try {
    let offset = 0;
    for (const { file, bodies } of files.toSorted((a, b) => (a.file.path < b.file.path ? -1 : 1))) {
      const placed = Object.entries(bodies).map(([encoding, body]) => {
        writeAll(disk, body);
        offset += body.length;
        return [encoding, [offset - body.length, body.length]];
      });
      index.push({ ...file, bodies: Object.fromEntries(placed) });
    }
    fsyncSync(disk);
  } finally {
    closeSync(disk);
  }
  writeDurably(join(folder, "pack.json"), JSON.stringify(index));
}

/** Writes and flushes a file, so that a power cut cannot leave half of a release. */
export function writeDurably(path: string, content: string | readonly Buffer[]): void {
  const disk = openSync(path, "w");
  try {
    for (const bytes of typeof content === "string" ? [Buffer.from(content)] : content) writeAll(disk, bytes);
    fsyncSync(disk);
  } finally {
    closeSync(disk);
  }
}

function writeAll(disk: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(disk, bytes, written);
}
