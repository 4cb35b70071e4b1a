// A thread that runs files of threads one after the other (reused-threads.ts). Plain JavaScript: Node runs it as it
// stands.

import { createRequire, syncBuiltinESMExports } from "node:module";
import { parentPort } from "node:worker_threads";

const threads = createRequire(import.meta.url)("node:worker_threads");
let lives = 0;

parentPort.on("message", async ({ file, workerData, port }) => {
  Object.assign(threads, { workerData, parentPort: port });
  syncBuiltinESMExports();
  // Evaluated anew, with the modules that it shares with its earlier lives.
  await import(`${file}?life=${++lives}`);
});
