import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bodies } from "./packed-body.ts";

/** Compressed bodies in a folder, which outlives the builds that they were made for. */
export function cachedBodies(folder: string) {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    /** The encodings of a body, without the body itself. */
    find(digest: string): Omit<Bodies, "identity"> | undefined {
      used.add(digest);
      const found = names(digest).filter(({ file }) => existsSync(file));
      if (found.length < names(digest).length) return undefined;
      return Object.fromEntries(found.map(({ encoding, file }) => [encoding, readFileSync(file)]));
    },
    add(digest: string, bodies: Bodies): void {
      for (const { encoding, file } of names(digest)) {
        const body = bodies[encoding];
        if (body) writeFileSync(file, body);
      }
    },
    /** Deletes bodies that were not requested. */
    sweep() {
      for (const name of readdirSync(folder))
        if (!used.has(name.split(".", 1)[0] ?? "")) rmSync(join(folder, name));
    },
  };

  function names(digest: string) {
    const encodings = ["br", "gzip", "zstd"] as const;
    return encodings.map((encoding) => ({ encoding, file: join(folder, `${digest}.${encoding}`) }));
  }
}
