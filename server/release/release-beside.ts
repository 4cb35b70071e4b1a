import { rmSync } from "node:fs";
import { constants } from "node:os";
import { join, resolve } from "node:path";
import type { Config } from "#app/config.server.ts";
import type { ContentFiles } from "#app/content/publish/content-files.ts";
import { askBeside } from "#server/ask-beside.ts";
import { newReleaseFolder, removeOldReleases } from "./release-folder.ts";

export type ReleaseOrder = {
  files: ContentFiles;
  /** The folder of the build that will serve it. */
  bundle: string;
  config: Config;
  /** The instant at which publish and expiry dates are evaluated. */
  at: Date;
  /** The folder of complete releases. */
  root: string;
  /** Aborts the work. */
  signal?: AbortSignal;
};

/** Problems are sentences for authors, one per line. */
export type ReleaseOutcome =
  | { ok: true; folder: string; nextChange: string | null }
  | { ok: false; problems: string[] };

/**
 * Makes a release in a process of lower priority than the server. Rejects if that process fails or is killed, or if the
 * disk is full, and removes what it wrote.
 */
export async function releaseBeside(order: ReleaseOrder): Promise<ReleaseOutcome> {
  const { files, bundle, config, at, signal } = order;
  const root = resolve(order.root);
  const folder = newReleaseFolder(root, files);
  try {
    const { appSecret, oldSecrets, smtpUrl, ...plain } = config;
    const settings = { ...plain, oldSecrets: [] };
    const request = { folder, bundle: resolve(bundle), config: settings, at, root };
    const program = join(resolve(bundle), "server/release-process.js");
    const outcome = await askBeside<ReleaseOutcome>(program, request, {
      failure: (end, complaint) => `The release could not be made (${end}): ${complaint}`,
      priority: constants.priority.PRIORITY_BELOW_NORMAL,
      // A large young generation saves this short process a fifth of its time.
      nodeOptions: ["--max-semi-space-size=64"],
      env: { NODE_COMPILE_CACHE: ".cache/compiled", NODE_ENV: "production" },
      signal,
    });
    if (outcome.ok) removeOldReleases(root);
    return outcome;
  } finally {
    // A complete release has been renamed by now.
    rmSync(folder, { recursive: true, force: true });
  }
}
