import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createBuilder } from "vite";
import { parseConfig } from "#app/config.server.ts";
import { buildFont } from "./build-font.ts";
import { buildAlone } from "./build-lock.ts";
import { buildSettings, reasonToBuild } from "./ensure-built.ts";
import { inputsDigest } from "./inputs.ts";
import { packFiles } from "./pack-files.ts";
import { prerender } from "./prerender.ts";

process.env.NODE_ENV = "production";
const began = performance.now();
const parsed = parseConfig(process.env);
if (!parsed.ok) {
  console.error(parsed.problem);
  process.exit(1);
}
const { config } = parsed;
const inputs = inputsDigest(buildSettings(config));

if ((await buildAlone()) && !reasonToBuild(config)) {
  console.log("the site is built");
  process.exit(0);
}
rmSync("build", { recursive: true, force: true });
mkdirSync("build/assets", { recursive: true });
await timed("typeface", () => buildFont({ outDir: ".cache/font" }));
await timed("scripts and server", async () => (await createBuilder({ logLevel: "warn" })).buildApp());
const { files, nextChange } = await timed("pages", () => prerender(config));
// Loaded now and not above: what it imports asks for NODE_ENV while it is loaded.
const { drawnFiles } = await import("./drawn-files.ts");
const drawn = await timed("pictures and PDFs", () => drawnFiles(config));
await timed("compression", () => packFiles([...files, ...drawn]));
writeFileSync("build/record.json", JSON.stringify({ inputs, nextChange }));
console.log(`built ${files.length + drawn.length} files in ${seconds(performance.now() - began)}`);
process.exit(0);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${what}: ${seconds(performance.now() - start)}`);
  return result;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
