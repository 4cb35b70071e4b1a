import type { Server } from "node:http";
import type { Log } from "#server/log.ts";
import { drainConnections } from "./drain-connections.ts";

const patienceMs = 8_000;

/**
 * On SIGTERM or SIGINT: no new connections, requests in flight finish, then the services close. What has not
 * finished after eight seconds is cut, so that the process ends within ten. After an exception that nobody caught the
 * same happens, and the process ends with code 1.
 */
export function stopOnSignal(server: Server, services: { stop(): Promise<void> }, log: Log): void {
  const end = drainConnections(server);
  let stopping = false;
  const stop = async (reason: string, code = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "stopping");
    await end(patienceMs);
    await services.stop().catch((error) => log.error({ err: error }, "closing failed"));
    log.info("stopped");
    process.exit(code);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  // What it left half done nobody knows: a supervisor starts a process that is whole.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception: the process ends");
    void stop("uncaught exception", 1);
  });
  // A promise that nobody waited for leaves no more half done than a request that failed.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
}
