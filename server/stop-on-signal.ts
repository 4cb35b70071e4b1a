import type { Server } from "node:http";
import type { Log } from "#server/log.ts";
import { drainConnections } from "./drain-connections.ts";

const patienceMs = 8_000;

/**
 * On SIGTERM or SIGINT: ends streams, stops accepting connections, finishes requests in flight, then closes the services. Cuts
 * unfinished ones after eight seconds, so that the process exits within ten. Does the same after an uncaught exception
 * and exits with code 1.
 */
export function stopOnSignal(
  server: Server,
  services: { stop(): Promise<void>; endStreams?(): void },
  log: Log,
): void {
  const end = drainConnections(server);
  let stopping = false;
  const stop = async (reason: string, code = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "stopping");
    services.endStreams?.();
    await end(patienceMs);
    await services.stop().catch((error) => log.error({ err: error }, "closing failed"));
    log.info("stopped");
    process.exit(code);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  // Its state is unknown now; a supervisor starts a fresh process.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception: the process ends");
    void stop("uncaught exception", 1);
  });
  // An unhandled rejection is no worse than a failed request: the process continues.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
}
