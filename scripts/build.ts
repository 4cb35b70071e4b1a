import { rmSync, writeFileSync } from "node:fs";
import { createBuilder } from "vite";
import { parseConfig } from "#app/config.server.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import { buildSettings } from "#server/build-record.ts";
import { makeCurrent, newBuildFolder } from "./build-folder.ts";
import { buildFont } from "./build-font.ts";
import { buildAlone } from "./build-lock.ts";
import { buildInputs, reasonToBuild } from "./ensure-built.ts";
import { packFiles } from "./pack-files.ts";
import { prerender } from "./prerender.ts";

// Builds beside the site that may be running, which keeps its own build: the new one becomes current once it is whole.
process.env.NODE_ENV = "production";
const began = performance.now();
const parsed = parseConfig(process.env);
if (!parsed.ok) {
  console.error(parsed.problem);
  process.exit(1);
}
const { config } = parsed;
const inputs = buildInputs(config);

if ((await buildAlone()) && !reasonToBuild(config)) {
  console.log("the site is built");
  process.exit(0);
}
const { problems } = readContent(process.cwd(), new Date());
if (problems.length > 0) {
  console.error(`content/ must be mended:\n${problems.map(formatProblem).join("\n")}`);
  process.exit(1);
}
const folder = newBuildFolder(new Date());
try {
  // Read by react-router.config.ts.
  process.env.BUILD_DIRECTORY = folder;
  await timed("typeface", () => buildFont({ outDir: ".cache/font" }));
  await timed("scripts and server", async () => (await createBuilder({ logLevel: "warn" })).buildApp());
  const { files, nextChange } = await timed("pages", () => prerender(config, folder));
  // Loaded now and not above: what it imports asks for NODE_ENV while it is loaded.
  const { drawnFiles } = await import("./drawn-files.ts");
  const drawn = await timed("pictures and PDFs", () => drawnFiles(config, folder));
  await timed("compression", () => packFiles([...files, ...drawn], folder));
  const record = { inputs, nextChange, settings: buildSettings(config) };
  writeFileSync(`${folder}/record.json`, JSON.stringify(record));
  makeCurrent(folder);
  console.log(`built ${files.length + drawn.length} files in ${seconds(performance.now() - began)}`);
  process.exit(0);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
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
