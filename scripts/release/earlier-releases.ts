import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import type { PackedFile } from "#server/packed-files.ts";
import { isMadeFor, type Release, type ReleaseRecord } from "#server/release/release-record.ts";
import type { MadeOf } from "./made-of.ts";
import type { Bodies, Packed } from "./packed-body.ts";

export type EarlierReleases = ReturnType<typeof earlierReleases>;

/** Everything that can be taken over from earlier releases: found by its inputs, never by its name. */
export function earlierReleases(releases: readonly Release[]) {
  const packs = releases.map(openPack);
  const places = <Key extends "drawings" | "bodies">(key: Key) => {
    const found = new Map<string, { pack: Pack; path: string }>();
    for (const pack of packs.toReversed())
      for (const [path, digest] of Object.entries(pack.madeOf[key])) found.set(digest, { pack, path });
    return found;
  };
  const drawings = places("drawings");
  const bodies = places("bodies");
  return {
    /** A document drawn by the same code for the same settings from parts that are unchanged; with these parts. */
    document(path: string, wanted: Wanted): { packed: Packed; parts: string[] } | undefined {
      for (const pack of packs) {
        const reads = pack.madeOf.reads[path];
        const packed = isMadeFor(pack.record, wanted) && reads ? pack.file(path) : undefined;
        const parts = (reads ?? []).flatMap((position) => pack.madeOf.parts.slice(position, position + 1));
        if (packed && parts.every(([part, digest]) => wanted.digestOfPart(part) === digest))
          return { packed, parts: parts.map(([part]) => part) };
      }
      return undefined;
    },
    /** A drawing made from the same inputs. */
    drawing(key: string): Buffer | undefined {
      const found = drawings.get(key);
      return found?.pack.drawing(found.path);
    },
    /** The encodings of a body. */
    bodies(digest: string): Bodies | undefined {
      const found = bodies.get(digest);
      return found?.pack.file(found.path)?.bodies;
    },
    close() {
      for (const pack of packs) pack.close();
    },
  };
}

type Wanted = Pick<ReleaseRecord, "code" | "settings"> & { digestOfPart: (part: string) => string };
type Pack = ReturnType<typeof openPack>;

function openPack({ folder, record }: Release) {
  const madeOf: MadeOf = JSON.parse(readFileSync(join(folder, "made-of.json"), "utf8"));
  const index: PackedFile[] = JSON.parse(readFileSync(join(folder, "pack.json"), "utf8"));
  const files = new Map(index.map((file) => [file.path, file]));
  const disk = openSync(join(folder, "pack.bin"), "r");

  function body([offset, length]: [number, number]): Buffer {
    const bytes = Buffer.allocUnsafeSlow(length);
    if (readSync(disk, bytes, 0, length, offset) < length) throw new Error(`${folder}: pack.bin is cut off`);
    return bytes;
  }

  function file(path: string): Packed | undefined {
    const found = files.get(path);
    const digest = madeOf.bodies[path];
    if (!found || !digest) return undefined;
    const { bodies, ...rest } = found;
    const read = Object.entries(bodies).map(([encoding, place]) => [encoding, body(place)]);
    return { file: rest, digest, bodies: Object.fromEntries(read) };
  }

  return {
    record,
    madeOf,
    file,
    drawing(path: string): Buffer | undefined {
      const onDisk = join(folder, path);
      if (!path.startsWith("/")) return existsSync(onDisk) ? readFileSync(onDisk) : undefined;
      return file(path)?.bodies.identity;
    },
    close: () => closeSync(disk),
  };
}
