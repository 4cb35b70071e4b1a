import type { Config } from "#app/config.server.ts";
import {
  isMadeFor,
  isOfInstant,
  type Release,
  readBundleRecord,
  releaseSettings,
  releasesIn,
  releasesOfBuild,
} from "./release-record.ts";

export type Wanted = {
  /** The digest of the content files; undefined for any. */
  digest: string | undefined;
  /** The folder of the build. */
  bundle: string;
  config: Config;
  /** Where the running site keeps its releases. */
  root: string;
};

/** The folder of an existing release of these files, by this build, for these settings, as of this instant. */
export function findRelease({ at, ...wanted }: Wanted & { at: Date }): string | undefined {
  return releasesFor(wanted).find(({ record }) => isOfInstant(record, at))?.folder;
}

/** All releases by this build for these settings, newest first; the data folder's before the build's. */
export function releasesFor({ digest, bundle, config, root }: Wanted): Release[] {
  const made = { code: readBundleRecord(bundle).code, settings: releaseSettings(config) };
  return [...releasesIn(root), ...releasesIn(releasesOfBuild(bundle))].filter(
    ({ record }) => isMadeFor(record, made) && (digest === undefined || record.content === digest),
  );
}

/** Names the code and the settings that a release is made for. */
export function madeForOf({ bundle, config }: Pick<Wanted, "bundle" | "config">): string {
  return JSON.stringify([readBundleRecord(bundle).code, releaseSettings(config)]);
}
