import { Agent, get } from "node:http";

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

/** Reads pages of every site, one each 10 ms, until it is stopped. Times in milliseconds. */
export function startReaders(urls: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const seen: Readers = { latencies: [], failures: [] };
  let count = 0;
  let isEnding = false;
  const timer = setInterval(() => {
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
    // Those under way at the end are cut off by it.
    asked.on("error", (error) => isEnding || seen.failures.push(`${path} ${error.message}`));
  }, everyMs);
  return {
    stop(): Readers {
      isEnding = true;
      clearInterval(timer);
      agent.destroy();
      return seen;
    },
  };
}
