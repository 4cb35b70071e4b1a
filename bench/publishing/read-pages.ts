import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// The thread that reads pages of the given sites until the message to stop.

const urls = workerData as string[];
const paths = [
  "/",
  "/sustainability",
  "/links",
  "/contact-us",
  "/blog",
  "/enterprise",
  "/sustainability.data",
];
const everyMs = 10;

export type Readers = { latencies: number[]; failures: string[] };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const seen: Readers = { latencies: [], failures: [] };
let count = 0;
let isEnding = false;
const timer = setInterval(readNext, everyMs);
parentPort?.once("message", () => {
  isEnding = true;
  clearInterval(timer);
  agent.destroy();
  parentPort?.postMessage(seen);
});

function readNext(): void {
  const url = urls[count % urls.length] as string;
  const path = paths[count % paths.length] as string;
  count += 1;
  const began = performance.now();
  const asked = get(url + path, { agent, headers: { "Accept-Encoding": "br" } }, (answer) => {
    answer.resume();
    answer.on("end", () => {
      seen.latencies.push(performance.now() - began);
      if (answer.statusCode !== 200) seen.failures.push(`${path} ${answer.statusCode}`);
    });
  });
  // Requests in flight at the end are cut off by it.
  asked.on("error", (error) => isEnding || seen.failures.push(`${path} ${error.message}`));
}
