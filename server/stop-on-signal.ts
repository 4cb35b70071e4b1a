import type { Server } from "node:http";
import { lastAnswers } from "#server/last-answers.ts";
import type { Log } from "#server/log.ts";

const patienceMs = 8_000;

/**
 * On SIGTERM or SIGINT: no new connections, requests in flight finish, then the services close. What has not
 * finished after eight seconds is cut, so that the process ends within ten.
 */
export function stopOnSignal(server: Server, services: { stop(): Promise<void> }, log: Log): void {
  const end = lastAnswers(server);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await end(patienceMs);
    await services.stop().catch((error) => log.error({ err: error }, "closing failed"));
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  process.on("uncaughtException", (error) => log.error({ err: error }, "uncaught exception"));
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
}
