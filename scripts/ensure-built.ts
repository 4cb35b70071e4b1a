import { spawn } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { contentDigest, readContentFiles } from "#app/content/publish/content-files.ts";
import { configOrExit } from "#server/config-or-exit.ts";
import { createLog } from "#server/log.ts";
import {
  isMadeFor,
  readBundleRecord,
  releaseSettings,
  releasesIn,
  releasesOfBuild,
} from "#server/release/release-record.ts";
import { currentBuild } from "./build-folder.ts";
import { codeDigest } from "./inputs.ts";

/**
 * Builds if there is no build, or if its sources, `content/` or the settings in its release have changed. If the build
 * fails, or belongs to another user, the last good build is served, and the log says so.
 */
export async function ensureBuilt(): Promise<void> {
  const log = createLog();
  const config = configOrExit(log);
  const outdated = reasonForBundle();
  const reason = outdated ?? reasonForRelease(config);
  if (!reason) return;
  const last = currentBuild();
  if (last && !(mayWrite(dirname(last)) && mayWrite(releasesOfBuild(last)))) {
    // For other content or settings the server makes a release in DATA_DIR.
    if (outdated)
      log.error(
        { build: last, reason },
        "this user cannot write to build/: the build in it is served. Its owner can make a new one with npm run build",
      );
    return;
  }
  log.info({ reason }, "building the site");
  if (await build()) return;
  if (last) {
    log.error({ build: last }, "the build failed, see its messages above. The last good build is served");
    return;
  }
  log.fatal("the build failed, see its messages above; there is no earlier build");
  process.exit(1);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    // The build creates missing folders.
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

function build(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit", env: process.env });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Why the built site is out of date; undefined if it is current. */
export function reasonToBuild(config: Config): string | undefined {
  return reasonForBundle() ?? reasonForRelease(config);
}

/** Why the bundle is out of date; undefined if it is current. */
export function reasonForBundle(): string | undefined {
  const folder = currentBuild();
  if (!folder) return "there is no build yet";
  return codeOf(folder) === codeDigest() ? undefined : "sources have changed";
}

/** Undefined for a build from before bundles and content were separate. */
function codeOf(folder: string): string | undefined {
  return existsSync(join(folder, "bundle.json")) ? readBundleRecord(folder).code : undefined;
}

function reasonForRelease(config: Config): string | undefined {
  const folder = currentBuild() ?? "";
  const content = contentDigest(readContentFiles("content"));
  const wanted = { code: readBundleRecord(folder).code, settings: releaseSettings(config) };
  const made = releasesIn(releasesOfBuild(folder)).some(
    ({ record }) => record.content === content && isMadeFor(record, wanted),
  );
  return made ? undefined : "content/ or settings have changed";
}

if (import.meta.main) {
  process.env.NODE_ENV ??= "production";
  await ensureBuilt();
}
