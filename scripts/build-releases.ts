import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "#app/config.server.ts";
import { type ContentFiles, contentDigest } from "#app/content/publish/content-files.ts";
import { findRelease } from "#server/release/find-release.ts";
import { newReleaseFolder, removeOldReleases } from "#server/release/release-folder.ts";
import { releasesOfBuild, releasesOfData } from "#server/release/release-record.ts";
import { publishedFiles } from "./published-files.ts";
import type { MakeRelease } from "./release/make-release.ts";

type Order = {
  bundle: string;
  config: Config;
  /** The instant at which publish and expiry dates are evaluated. */
  at: Date;
  caches?: MakeRelease["caches"];
};

/**
 * Makes the releases of a build: first that of the published content, if there is none, so that the start which the
 * build is for finds it and serves at once; then its own, of `content/`, which stays its newest.
 * @param own the files of `content/`
 * @returns the mistakes in `content/`. Those in the published content are reported, and the start deals with them.
 */
export async function makeReleases(order: Order, own: ContentFiles): Promise<string[]> {
  const published = await publishedFiles(order.config);
  const digest = published && contentDigest(published);
  if (!published || digest === contentDigest(own)) return make(order, own);
  const { bundle, config, at } = order;
  const found = findRelease({ digest, bundle, config, root: releasesOfData(config), at });
  if (!found) {
    const problems = await make(order, published).catch((error) => [String(error)]);
    if (problems.length > 0)
      console.error(`This version cannot show the published content:\n${problems.join("\n")}`);
  }
  return make(order, own, found);
}

/** @param needed the folder of an older release that must not be removed */
async function make(
  { bundle, config, at, caches }: Order,
  files: ContentFiles,
  needed?: string,
): Promise<string[]> {
  const module = pathToFileURL(resolve(bundle, "server/make-release.js")).href;
  const { makeRelease }: typeof import("./release/make-release.ts") = await import(/* @vite-ignore */ module);
  const root = releasesOfBuild(bundle);
  // As readable as the checkout, whose content it is: the site may be run by another user than its builder.
  mkdirSync(root, { recursive: true });
  const folder = newReleaseFolder(root, files);
  try {
    const made = await makeRelease({ folder, bundle, config, at, root, ...(caches && { caches }) });
    if (!made.ok) return made.problems;
    removeOldReleases(root, needed);
    return [];
  } finally {
    // A complete release has been renamed by now.
    rmSync(folder, { recursive: true, force: true });
  }
}
