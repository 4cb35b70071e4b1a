import pino, { type Logger } from "pino";
import { logLevels } from "#app/log-levels.ts";
import { redactedPath } from "#app/reports/redacted-path.ts";
import { lineWriter } from "./line-writer.ts";

export type Log = Logger;

// pino's own writer waits for ever in `fatal` and at the exit when a line cannot be written.
const standardOutput = lineWriter(process.stdout.fd);
process.once("exit", () => standardOutput.flushSync());

/** Structured lines on standard output, without queries of paths and without personal data. */
export function createLog(wanted = process.env.LOG_LEVEL): Log {
  const options = {
    level: logLevels.find((level) => level === wanted) ?? "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: withoutData },
  };
  return pino(options, standardOutput);
}

/** Other properties of a database error contain the rejected row and the document it came in. */
function withoutData(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/** Longer than every path of the site; anyone may ask for one of 15 kB. */
const longestPath = 200;

/** The redacted path of a URL, cut if it is long. */
export function loggedPath(url: string): string {
  const path = redactedPath(url.split("?", 1)[0] ?? "");
  return path.length > longestPath ? `${path.slice(0, longestPath)}... (${path.length} characters)` : path;
}
