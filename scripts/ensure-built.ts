import { spawn } from "node:child_process";
import type { Config } from "#app/config.server.ts";
import { buildSettings, builtForOthers, readBuildRecord } from "#server/build-record.ts";
import { configOrExit } from "#server/config-or-exit.ts";
import { createLog } from "#server/log.ts";
import { currentBuild } from "./build-folder.ts";
import { inputsDigest } from "./inputs.ts";

/** The digest of all that a build with these settings is made of. */
export function buildInputs(config: Config): string {
  return inputsDigest({ ...buildSettings(config), node: process.version });
}

/**
 * Builds when there is no build, when its inputs have changed, or when a publish or expiry date has passed. A build
 * that fails does not keep a site from starting that has a good one for the same address: that one is served, and the
 * log says so.
 */
export async function ensureBuilt(): Promise<void> {
  const log = createLog();
  const config = configOrExit(log);
  const reason = reasonToBuild(config);
  if (!reason) return;
  log.info({ reason }, "building the site");
  if (await build()) return;
  const last = currentBuild();
  if (last && !builtForOthers(readBuildRecord(last), config)) {
    log.error({ build: last }, "the build failed; its messages stand above. The last good build is served");
    return;
  }
  log.fatal("the build failed, and there is none before it; its messages stand above");
  process.exit(1);
}

function build(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit", env: process.env });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Why the built site is not that of the sources; undefined when it is. */
export function reasonToBuild(config: Config): string | undefined {
  const folder = currentBuild();
  if (!folder) return "there is no build yet";
  const record = readBuildRecord(folder);
  if (record.nextChange && new Date(record.nextChange) <= new Date())
    return "a publish or expiry date has passed";
  if (record.inputs !== buildInputs(config)) return "sources or settings have changed";
  return undefined;
}

if (import.meta.main) {
  process.env.NODE_ENV ??= "production";
  await ensureBuilt();
}
