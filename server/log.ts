import pino, { type Logger } from "pino";
import { logLevels } from "#app/log-levels.ts";
import { redactedPath } from "#app/reports/redacted-path.ts";

export type Log = Logger;

/** Structured lines on standard output. Paths are logged without their query; nobody's data is. */
export function createLog(wanted = process.env.LOG_LEVEL): Log {
  return pino({
    level: logLevels.find((level) => level === wanted) ?? "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: withoutData },
  });
}

/** The other properties of a database's error show the row that it refused, and the document that the row came in. */
function withoutData(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/** The path of an address as the log may know it. */
export function loggedPath(url: string): string {
  return redactedPath(url.split("?", 1)[0] ?? "");
}
