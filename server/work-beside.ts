import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import type { Services } from "#app/services.ts";
import type { Log } from "#server/log.ts";

/** Tracks background work that outlives its request. `stop` asks it to end at its next safe point, and waits. */
export function workBeside(log: Log): { begin: Services["beside"]; stop: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    begin(work) {
      const run = work(stopping.signal)
        .catch((error) =>
          // Other code reports a database that is unreachable or full; this work is restarted later.
          log[error instanceof DatabaseUnavailable ? "warn" : "error"](
            { err: error },
            "work beside the requests failed",
          ),
        )
        .finally(() => running.delete(run));
      running.add(run);
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
