import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Sending } from "#app/content/publish/sent-releases.server.ts";
import { archiveBeside } from "./archive-beside.ts";
import { findRelease, madeForOf, releasesFor, type Wanted } from "./find-release.ts";
import { newReleaseFolder } from "./release-folder.ts";

type Here = Omit<Wanted, "digest"> & { now: () => Date };

/**
 * How releases made in this folder are sent to servers that show the release of this digest. Undefined where that release is
 * not here too: the archive would have to hold the whole site.
 */
export function sendingHere({ now, ...here }: Here, shown: string): Sending | undefined {
  const [earlier] = releasesFor({ ...here, digest: shown });
  if (!earlier) return undefined;
  return {
    madeFor: madeForOf(here),
    async archive(digest, signal) {
      const release = findRelease({ ...here, digest, at: now() });
      if (!release) throw new Error("The release to send is not here");
      const folder = newReleaseFolder(resolve(here.root), new Map());
      const file = join(folder, "archive");
      const order = { release: resolve(release), earlier: resolve(earlier.folder), file };
      try {
        await archiveBeside(here.bundle, { act: "pack", ...order }, signal);
        return await readFile(file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
