import type { Config } from "#app/config.server.ts";
import type { Make } from "#app/content/publish/publish.server.ts";
import { readyRelease } from "#server/release/ready-release.ts";
import { releasesOfData } from "#server/release/release-record.ts";
import { currentBuild } from "../build-folder.ts";
import { problemsOf } from "./check-files.ts";

/**
 * Makes releases with the build of this checkout, where a server with the same settings finds them. Without a build the
 * files are checked, and the servers make the release.
 */
export function makeHere(config: Config): Make {
  const bundle = currentBuild();
  return async (files) => {
    const at = new Date();
    if (bundle) return readyRelease({ files, bundle, config, at, root: releasesOfData(config) });
    const problems = problemsOf(files, at);
    return problems.length === 0 ? { ok: true } : { ok: false, problems };
  };
}
