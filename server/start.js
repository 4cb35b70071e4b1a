// Run by `npm start` once the build is current. Plain JavaScript, like the bundle that it starts: type stripping would
// occupy 18 MB of the server's memory.
import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

if (import.meta.main) limitMemory();

const build = new URL("../build/", import.meta.url);

// Each start reuses the compile cache of the previous one. If the folder is not writable, only time is lost.
enableCompileCache(fileURLToPath(new URL("../.cache/compiled", import.meta.url)));
const { start } = await import(new URL(`${currentFolder()}/server/index.js`, build).href);
await start();

// By default V8 first collects the old generation at a quarter of a gigabyte and then keeps twice what it found, and the
// allocator keeps what threads have freed: 200 to 265 MB after a minute of mixed load instead of 187 to 208
// (decisions/0014). These limits apply from the start of a process only: this one restarts itself, under the same id.
function limitMemory() {
  const limits = {
    // Large enough for the objects of a page render: with two megabytes they were promoted and collected late.
    "--max-semi-space-size": 4,
    "--initial-old-space-size": 32,
    "--heap-growing-percent": 25,
  };
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ""];
  if (!process.execve || given.some((option) => option.includes("--max-semi-space-size"))) return;
  const options = Object.entries(limits).map(([flag, value]) => `${flag}=${value}`);
  const allocator = {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "65536",
    MALLOC_TRIM_THRESHOLD_: "131072",
  };
  const command = [process.execPath, ...process.execArgv, ...options, fileURLToPath(import.meta.url)];
  process.execve(process.execPath, [...command, ...process.argv.slice(2)], { ...allocator, ...process.env });
}

function currentFolder() {
  try {
    return readFileSync(new URL("current", build), "utf8").trim();
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    console.error("There is no build: run `npm run build` first, or `npm start`, which does.");
    process.exit(1);
  }
}
