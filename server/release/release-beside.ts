import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { Config } from "#app/config.server.ts";
import type { ContentFiles } from "#app/content/publish/content-files.ts";
import { newReleaseFolder, removeOldReleases } from "./release-folder.ts";

export type ReleaseOrder = {
  files: ContentFiles;
  /** The folder of the build that shall serve it. */
  bundle: string;
  config: Config;
  /** The instant at which publish and expiry dates are evaluated. */
  at: Date;
  /** Where whole releases stand. */
  root: string;
  /** Ends the work. */
  signal?: AbortSignal;
};

/** Problems are lines in the words of authors. */
export type ReleaseOutcome =
  | { ok: true; folder: string; nextChange: string | null }
  | { ok: false; problems: string[] };

/**
 * Makes a release in a process of its own, which gives way to the one that serves. Rejects when that process fails or is
 * killed, or the disk is full; nothing is left of it then.
 */
export async function releaseBeside(order: ReleaseOrder): Promise<ReleaseOutcome> {
  const { files, bundle, config, at, signal } = order;
  const root = resolve(order.root);
  const folder = newReleaseFolder(root, files);
  try {
    const { appSecret, oldSecrets, smtpUrl, ...plain } = config;
    const settings = { ...plain, oldSecrets: [] };
    const request = { folder, bundle: resolve(bundle), config: settings, at, root };
    const outcome = await run(resolve(bundle), request, signal);
    if (outcome.ok) removeOldReleases(root);
    return outcome;
  } finally {
    // A whole release has another name by now.
    rmSync(folder, { recursive: true, force: true });
  }
}

/** It lives for seconds: a large young generation saves it a fifth of its time. */
const options = ["--max-semi-space-size=64"];

async function run(bundle: string, order: object, signal: AbortSignal | undefined): Promise<ReleaseOutcome> {
  const child = spawn(process.execPath, [...options, join(bundle, "server/release-process.js")], {
    env: { ...process.env, NODE_COMPILE_CACHE: ".cache/compiled", NODE_ENV: "production", NODE_OPTIONS: "" },
    stdio: ["pipe", "pipe", "pipe"],
    ...(signal ? { signal, killSignal: "SIGKILL" } : {}),
  });
  lower(child.pid);
  child.stdin.on("error", () => {});
  child.stdin.end(JSON.stringify(order));
  const ended = new Promise<string>((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, killedBy) => done(killedBy ?? `code ${code}`));
  });
  const [said, complained, end] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (end === "code 0") return JSON.parse(said);
  throw new Error(`The release could not be made (${end}): ${complained.trim().slice(0, 2000)}`);
}

/** Threads that the process starts inherit it: it is lowered before it has any. */
function lower(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, and says why.
  }
}
