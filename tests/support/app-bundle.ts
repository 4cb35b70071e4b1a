import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { contentDigest, readContentFiles } from "#app/content/publish/content-files.ts";
import { builtRelease } from "../../scripts/built-files.ts";
import { codeDigest } from "../../scripts/inputs.ts";

export type Bundle = typeof import("../../server/app.ts");

const folder = ".cache/test-app";

let loaded: Promise<Bundle> | undefined;

/** The application as it is shipped, with the content of today. */
export function loadBundle(): Promise<Bundle> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Bundle> {
  const own = await bundleFolder();
  const bundle: Bundle = await import(/* @vite-ignore */ pathToFileURL(join(own, "server/index.js")).href);
  const content = process.env.TEST_BUNDLE ? builtRelease(own) : own;
  bundle.showContent(bundle.siteContent(JSON.parse(readFileSync(join(content, "content.json"), "utf8"))));
  return bundle;
}

/**
 * The folder of the application built from the present sources: the build that `npm test` has just made (TEST_BUNDLE),
 * else one built once for all test files, by the first that needs it while the others wait.
 */
export async function bundleFolder(): Promise<string> {
  if (process.env.TEST_BUNDLE) return resolve(process.env.TEST_BUNDLE);
  const sources = codeDigest().slice(0, 12) + contentDigest(readContentFiles("content")).slice(0, 4);
  const own = join(folder, sources);
  while (!existsSync(join(own, "complete"))) {
    if (takeLock(`${own}.lock`)) build(own);
    else await wait(200);
  }
  return resolve(own);
}

function build(own: string): void {
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL("./build-app.ts", import.meta.url))],
      {
        env: { ...process.env, BUILD_DIRECTORY: own },
        stdio: ["ignore", "ignore", "pipe"],
        encoding: "utf8",
      },
    );
    if (status !== 0) throw new Error(`The application could not be built for tests:\n${stderr}`);
    writeFileSync(join(own, "complete"), "");
    removeOthers(own);
  } finally {
    rmSync(`${own}.lock`, { recursive: true, force: true });
  }
}

/** Whether this process may build. The lock of a process that is gone is nobody's. */
function takeLock(lock: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const owner = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
    if (owner && !isAlive(owner)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Older builds go; one that another run may still read stays until the next time. */
function removeOthers(own: string): void {
  const builds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of builds.slice(0, -2)) {
    if (join(folder, name) !== own) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
