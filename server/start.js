// What `npm start` runs when the build is current. Plain JavaScript, like the bundle that it starts: type stripping
// would stay in the server's memory with 18 MB.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Each start finds the bundle compiled by the one before. Where the folder cannot be written nothing is lost but time.
enableCompileCache(fileURLToPath(new URL("../.cache/compiled", import.meta.url)));
const { start } = await import("../build/server/index.js");
await start();
