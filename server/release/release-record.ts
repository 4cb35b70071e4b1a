import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#app/config.server.ts";

/** The settings that the documents of a release contain. */
export type ReleaseSettings = { siteUrl: string; serviceHost?: string; indexable: boolean };

/** The `release.json` of a release. Written last: a folder without one is incomplete. */
export type ReleaseRecord = {
  /** The digest of its content files. */
  content: string;
  /** The digest of the code that made it; no other code may serve it. */
  code: string;
  settings: ReleaseSettings;
  /** The instant at which publish and expiry dates were evaluated. */
  at: string;
  /** The next instant at which a date will change the site. */
  nextChange: string | null;
};

/** The `bundle.json` of a build. */
export type BundleRecord = {
  /** The digest of the sources. */
  code: string;
  /** The digests of the code that draws each kind of picture. */
  drawing: Record<"share" | "icons" | "pdf" | "kolams", string>;
};

export type Release = { folder: string; record: ReleaseRecord };

export function readBundleRecord(bundle: string): BundleRecord {
  return JSON.parse(readFileSync(join(bundle, "bundle.json"), "utf8"));
}

export function releaseSettings({ siteUrl, serviceHost, indexable }: Config): ReleaseSettings {
  return { siteUrl, ...(serviceHost ? { serviceHost } : {}), indexable };
}

/** The releases folder of a build. */
export function releasesOfBuild(bundle: string): string {
  return join(bundle, "releases");
}

/** The releases folder of a running site. */
export function releasesOfData({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "releases");
}

/** The complete releases in a folder, newest first. */
export function releasesIn(root: string): Release[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => !name.startsWith(".") && existsSync(join(root, name, "release.json")))
    .sort()
    .reverse()
    .map((name) => readRelease(join(root, name)));
}

export function readRelease(folder: string): Release {
  return { folder, record: JSON.parse(readFileSync(join(folder, "release.json"), "utf8")) };
}

/** Tolerated difference between the clocks of two machines. */
const clockMs = 60_000;

/** Whether no date has changed the site since the release was made. */
export function isOfInstant({ at, nextChange }: ReleaseRecord, now: Date): boolean {
  const begun = Date.parse(at) - clockMs <= now.getTime();
  return begun && (!nextChange || now.getTime() < Date.parse(nextChange));
}

/** Whether a release was made by this code for these settings. */
export function isMadeFor(
  { code, settings }: ReleaseRecord,
  wanted: Pick<ReleaseRecord, "code" | "settings">,
) {
  return code === wanted.code && JSON.stringify(settings) === JSON.stringify(wanted.settings);
}
