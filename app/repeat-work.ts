type Repeated = {
  everyMs: number;
  /** The delay of the first run; `everyMs` by default. */
  firstMs?: number;
  work: (stopping: AbortSignal) => Promise<unknown>;
  log: { warn(facts: object, text: string): void };
  /** The log line of a failed run. */
  failure: string;
};

/**
 * Repeats background work of a server. A run that lasts longer than `everyMs` is not started a second time beside itself.
 * `stop` aborts `stopping` and resolves when the present run has ended, so that the database can be closed.
 */
export function repeatWork({ everyMs, firstMs, work, log, failure }: Repeated): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work(stopping.signal)
      .then(
        () => {},
        (error) => log.warn({ err: error }, failure),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const first = firstMs === undefined ? undefined : setTimeout(run, firstMs).unref();
  const timer = setInterval(run, everyMs).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
