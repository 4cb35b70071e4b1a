import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { parseConfig } from "#app/config.server.ts";
import { readContentFiles } from "#app/content/publish/content-files.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import type { BundleRecord } from "#server/release/release-record.ts";
import { currentBuild, makeCurrent, newBuildFolder } from "./build-folder.ts";
import { buildFont } from "./build-font.ts";
import { buildAlone } from "./build-lock.ts";
import { makeReleases } from "./build-releases.ts";
import { end, readWords } from "./command.ts";
import { reasonForBundle, reasonToBuild } from "./ensure-built.ts";
import { codeDigest } from "./inputs.ts";
import { cachedBodies } from "./release/cached-bodies.ts";
import { cachedDrawings } from "./release/drawings.ts";
import { drawnWith } from "./release/drawn-with.ts";
import { type KnownBodies, pack } from "./release/packed-body.ts";
import { bundleFiles, publicFiles } from "./release/static-files.ts";
import { writePack } from "./release/write-pack.ts";

// Builds beside a running site, which keeps its own build: the new one becomes current once it is complete.
// A build is the bundle, which contains no content and no address, and for the present settings a release of `content/`
// and one of the published content.
const usage = "npm run build    builds the code and content/ beside a running site; the next start serves it";
if (readWords(usage, {}).positionals.length > 0) end(usage);
process.env.NODE_ENV = "production";
const began = performance.now();
const parsed = parseConfig(process.env);
if (!parsed.ok) {
  console.error(parsed.problem);
  process.exit(1);
}
const { config } = parsed;
const at = new Date();

if ((await buildAlone()) && !reasonToBuild(config)) {
  console.log("the site is built");
  process.exit(0);
}
const { problems } = readContent(process.cwd(), at);
if (problems.length > 0) endWith(problems.map(formatProblem));
const caches = { drawings: cachedDrawings(".cache/drawn"), bodies: cachedBodies(".cache/compressed") };
const served = currentBuild();
if (served && !reasonForBundle()) {
  await timed("releases", () => makeReleasesWith(served, caches));
} else {
  const folder = newBuildFolder(at);
  try {
    await makeBundle(folder, caches.bodies);
    await timed("releases", () => makeReleasesWith(folder, caches));
    writeFileSync(join(folder, "record.json"), JSON.stringify({ builtAt: at }));
    makeCurrent(folder);
    caches.drawings.sweep();
    caches.bodies.sweep();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
console.log(`built in ${seconds(performance.now() - began)}`);
process.exit(0);

async function makeBundle(folder: string, bodies: KnownBodies): Promise<void> {
  // Read by react-router.config.ts.
  process.env.BUILD_DIRECTORY = folder;
  await timed("typeface", () => buildFont({ outDir: ".cache/font" }));
  await timed("scripts and server", async () => (await createBuilder({ logLevel: "warn" })).buildApp());
  const files = [...bundleFiles(folder), ...publicFiles()];
  writePack(folder, await timed("compression", () => Promise.all(files.map((file) => pack(file, bodies)))));
  const record: BundleRecord = { code: codeDigest(), drawing: drawnWith() };
  writeFileSync(join(folder, "bundle.json"), JSON.stringify(record));
}

/** Makes the releases of `content/` and of what is published. */
async function makeReleasesWith(bundle: string, between: typeof caches): Promise<void> {
  const problems = await makeReleases({ bundle, config, at, caches: between }, readContentFiles("content"));
  if (problems.length > 0) endWith(problems);
}

function endWith(found: string[]): never {
  console.error(`content/ must be mended:\n${found.join("\n")}`);
  process.exit(1);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${what}: ${seconds(performance.now() - start)}`);
  return result;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
