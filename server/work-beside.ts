import type { Log } from "#server/log.ts";
import type { Services } from "#server/services.ts";

/** Keeps count of work that outlives its request. `stop` asks it to end at its next good moment, and waits. */
export function workBeside(log: Log): { begin: Services["beside"]; stop: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    begin(work) {
      const run = work(stopping.signal)
        .catch((error) => log.error({ err: error }, "work beside the requests failed"))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
