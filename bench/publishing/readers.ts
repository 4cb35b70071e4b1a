import { Worker } from "node:worker_threads";
import type { Readers } from "./read-pages.ts";

/**
 * Reads pages of every site, one each 10 ms, until stopped. In a thread of its own: otherwise other work of this
 * process, such as starting a process, would count as the sites' time.
 */
export function startReaders(urls: string[]) {
  const worker = new Worker(new URL("./read-pages.ts", import.meta.url), { workerData: urls });
  const seen = new Promise<Readers>((done, fail) => {
    worker.once("message", done);
    worker.once("error", fail);
  });
  return {
    /** Latencies are milliseconds. */
    async stop(): Promise<Readers> {
      worker.postMessage("stop");
      return await seen;
    },
  };
}
