import pino, { type Logger } from "pino";
import { logLevels } from "./log-levels.ts";

export type Log = Logger;

/** Structured lines on standard output. Paths are logged without their query; nobody's data is. */
export function createLog(wanted = process.env.LOG_LEVEL): Log {
  return pino({
    level: logLevels.find((level) => level === wanted) ?? "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** A path as the log may know it: without its query, and without a token that opens somebody's booking or data. */
export function loggedPath(url: string): string {
  return (url.split("?", 1)[0] ?? "").replace(/\/[\w-]{43,}(?=\/|\.|$)/g, "/...");
}
