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

/** The shipped application with the content of today. */
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
 * The folder of the application built from the current sources: the build of this `npm test` (TEST_BUNDLE), else one
 * that the first test file to need it builds, while the others wait.
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

/** The file of that application with the PDFs. */
export async function documentsFile(): Promise<string> {
  return join(await bundleFolder(), "server/pdf-documents.js");
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

/** Whether this process may build. Takes over the lock of a process that has ended. */
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

/** Removes older builds, except one that another run may still read. */
function removeOthers(own: string): void {
  const builds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of builds.slice(0, -2)) {
    if (join(folder, name) !== own) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
