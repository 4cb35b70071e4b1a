import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#app/config.server.ts";
import type { Content } from "#app/content/content.ts";
import { type ContentFiles, contentDigest } from "#app/content/publish/content-files.ts";
import { addRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { releasesFor } from "#server/release/find-release.ts";
import { completeRelease, newReleaseFolder } from "#server/release/release-folder.ts";
import { releasesOfData } from "#server/release/release-record.ts";
import { builtSite } from "../build-folder.ts";
import type { MadeOf } from "../release/made-of.ts";

/**
 * Invented for examples: no permanent account number is "ABCDE1234F", because its fourth letter names no kind of
 * holder, and no bank's UPI ids end in "@example". The check character is right.
 */
export const exampleRegistration = { gstin: "29ABCDE1234F1ZW", upi: "dts@example" };

/**
 * Publishes `content/`, and after it, in the demo's database only, the same with an invented GSTIN and UPI id, so that
 * quotations can be taxed and sent. A company that has its own in `content/site.yaml` keeps them.
 */
export async function publishExampleRegistration(
  db: Database,
  { dataDir }: Config,
): Promise<{ from: ContentFiles; added?: ContentFiles }> {
  const now = new Date();
  const latest = await firstOrLatestRelease(db, { root: process.cwd(), dataDir }, now);
  const files = await releaseFiles(db, latest.id);
  const site = files?.get("site.yaml")?.toString();
  if (!files || site === undefined) throw new Error("content/ must be mended first: npm run check");
  if (/^gstin:/m.test(site)) return { from: files };
  const added = Object.entries(exampleRegistration)
    .filter(([key]) => !new RegExp(`^${key}:`, "m").test(site))
    .map(([key, value]) => `${key}: ${value}\n`);
  const changed = new Map(files).set("site.yaml", Buffer.from(`${site.trimEnd()}\n${added.join("")}`));
  const note = "A GSTIN and a UPI id made for examples, for the quotations of the demo";
  await addRelease(db, { files: changed, author: "npm run demo", note, basedOn: latest.id, now });
  return { from: files, added: changed };
}

/** The content of the build's release of these files, because reading them again would take longer. */
export function builtContent(config: Config, files: ContentFiles): Content {
  const made = builtRelease(config, files);
  if (!made) throw new Error("content/ must be mended first: npm run check");
  return JSON.parse(readFileSync(join(made, "content.json"), "utf8"));
}

/**
 * Makes the release with the registration from the build's release, so that the start finds it: otherwise the start
 * would redraw every document without another effect. Does nothing if a document shows the registration, or the build has no
 * release of these files.
 */
export function readyExampleRelease(config: Config, from: ContentFiles, to: ContentFiles): void {
  const made = builtRelease(config, from);
  if (!made || shows(made, "registration")) return;
  const root = releasesOfData(config);
  const folder = newReleaseFolder(root, to);
  for (const name of readdirSync(made))
    if (name !== "content") cpSync(join(made, name), join(folder, name), { recursive: true });
  const digest = contentDigest(to);
  change(join(folder, "content.json"), { registration: exampleRegistration });
  change(join(folder, "release.json"), { content: digest });
  completeRelease(root, folder, digest, new Date());
}

function builtRelease(config: Config, files: ContentFiles): string | undefined {
  const wanted = { digest: contentDigest(files), bundle: builtSite(), config };
  // A date may have changed the site since the build: the start sees to that.
  return releasesFor({ ...wanted, root: releasesOfData(config) })[0]?.folder;
}

function shows(release: string, part: string): boolean {
  const { parts }: MadeOf = JSON.parse(readFileSync(join(release, "made-of.json"), "utf8"));
  return parts.some(([read]) => JSON.parse(read)[0] === part);
}

function change(file: string, values: object): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...values }));
}
