// Run by `npm start` once the build is current. Plain JavaScript, like the bundle that it starts: type stripping would
// occupy 18 MB of the server's memory.
if (import.meta.main) limitMemory();

const { existsSync, readFileSync } = await import("node:fs");
const server = new URL(`../build/${currentFolder()}/server/`, import.meta.url);
const file = new URL("start.js", server);
// A build of an earlier version, which is served when a newer one fails, has no file of its own for the start.
const { start } = await import((existsSync(file) ? file : new URL("index.js", server)).href);
await start();

// By default V8 first collects the old generation at a quarter of a gigabyte and then keeps twice what it found, and the
// allocator keeps what threads have freed: 200 to 265 MB after a minute of mixed load instead of 187 to 208
// (decisions/0014). These limits apply from the start of a process only: this one restarts itself, under the same id,
// before it has loaded anything.
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
  const settings = {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "65536",
    MALLOC_TRIM_THRESHOLD_: "131072",
    // What one start has compiled the next reuses, in all threads. If it is not writable, only time is lost.
    NODE_COMPILE_CACHE: `${import.meta.dirname}/../.cache/compiled`,
  };
  const command = [process.execPath, ...process.execArgv, ...options, import.meta.filename];
  process.execve(process.execPath, [...command, ...process.argv.slice(2)], { ...settings, ...process.env });
}

function currentFolder() {
  try {
    return readFileSync(new URL("../build/current", import.meta.url), "utf8").trim();
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    console.error("There is no build: run `npm run build` first, or `npm start`, which does.");
    process.exit(1);
  }
}
