import type { Config } from "#app/config.server.ts";
import type { Make } from "#app/content/publish/publish.server.ts";
import type { Sending } from "#app/content/publish/sent-releases.server.ts";
import { readyRelease } from "#server/release/ready-release.ts";
import { releasePlace } from "#server/release/release-place.ts";
import { releasesOfData } from "#server/release/release-record.ts";
import { sendingHere } from "#server/release/send-release.ts";
import { currentBuild } from "../build-folder.ts";
import { problemsOf } from "./check-files.ts";

type Making = { make: Make; place: string; sendingTo?: (shown: string) => Sending | undefined };

/**
 * Makes releases with the build of this checkout, where a server with the same settings finds them. Without a build it
 * only checks the files, and the servers make the release. `place` is the folder of releases; empty without a build.
 */
export function makeHere(config: Config): Making {
  const bundle = currentBuild();
  const root = releasesOfData(config);
  if (bundle)
    return {
      make: (files) => readyRelease({ files, bundle, config, at: new Date(), root }),
      place: releasePlace(root),
      sendingTo: (shown) => sendingHere({ bundle, config, root, now: () => new Date() }, shown),
    };
  const make: Make = async (files) => {
    const problems = problemsOf(files, new Date());
    return problems.length === 0 ? { ok: true } : { ok: false, problems };
  };
  return { make, place: "" };
}
