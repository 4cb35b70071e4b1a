import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Config } from "#app/config.server.ts";
import { configOrExit } from "#server/config-or-exit.ts";
import { createLog } from "#server/log.ts";
import { inputsDigest } from "./inputs.ts";

export type BuildRecord = { inputs: string; nextChange: string | null };

/** The settings that stand in built pages. */
export function buildSettings(config: Config): Record<string, string | undefined> {
  return { siteUrl: config.siteUrl, serviceHost: config.serviceHost, node: process.version };
}

/** Builds when there is no build, when its inputs have changed, or when a publish or expiry date has passed. */
export async function ensureBuilt(): Promise<void> {
  const log = createLog();
  const reason = reasonToBuild(configOrExit(log));
  if (!reason) return;
  log.info({ reason }, "building the site");
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit", env: process.env });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The build failed; its messages stand above.")),
    );
  });
}

/** Why the built site is not that of the sources; undefined when it is. */
export function reasonToBuild(config: Config): string | undefined {
  if (!existsSync("build/record.json")) return "there is no build yet";
  const record: BuildRecord = JSON.parse(readFileSync("build/record.json", "utf8"));
  if (record.nextChange && new Date(record.nextChange) <= new Date())
    return "a publish or expiry date has passed";
  if (record.inputs !== inputsDigest(buildSettings(config))) return "sources or settings have changed";
  return undefined;
}

if (import.meta.main) {
  process.env.NODE_ENV ??= "production";
  await ensureBuilt();
}
