import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackedFile } from "#server/packed-files.ts";
import { releasesIn, releasesOfBuild } from "#server/release/release-record.ts";
import { builtSite } from "./build-folder.ts";

export type BuiltFile = PackedFile & {
  /** The uncompressed body. */
  read(): Buffer;
};

/** Every file of the built site: the bundle's and those of its release of `content/`. */
export function builtFiles(): BuiltFile[] {
  return [builtSite(), builtRelease()].flatMap(filesOf);
}

/** The folder of the newest release made with the build. Throws if there is none. */
export function builtRelease(bundle = builtSite()): string {
  const [newest] = releasesIn(releasesOfBuild(bundle));
  if (!newest) throw new Error("The build holds no release: run `npm run build` first.");
  return newest.folder;
}

function filesOf(folder: string): BuiltFile[] {
  const index: PackedFile[] = JSON.parse(readFileSync(join(folder, "pack.json"), "utf8"));
  let pack: Buffer | undefined;
  return index.map((file) => ({
    ...file,
    read() {
      pack ??= readFileSync(join(folder, "pack.bin"));
      const [offset, length] = file.bodies.identity ?? [0, 0];
      return pack.subarray(offset, offset + length);
    },
  }));
}
