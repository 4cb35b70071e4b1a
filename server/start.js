// What `npm start` runs when the build is current. Plain JavaScript, like the bundle that it starts: type stripping
// would stay in the server's memory with 18 MB.
import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const build = new URL("../build/", import.meta.url);

// Each start finds the bundle compiled by the one before. Where the folder cannot be written nothing is lost but time.
enableCompileCache(fileURLToPath(new URL("../.cache/compiled", import.meta.url)));
const { start } = await import(new URL(`${currentFolder()}/server/index.js`, build).href);
await start();

function currentFolder() {
  try {
    return readFileSync(new URL("current", build), "utf8").trim();
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    console.error("There is no build: run `npm run build` first, or `npm start`, which does.");
    process.exit(1);
  }
}
