import type { Logger } from "pino";

/** A setting with which the site cannot start; the message is the sentence that names it. */
export class BadSetting extends Error {
  override name = "BadSetting";
}

/** By its name: in development the error comes out of another module graph. */
export function isBadSetting(error: unknown): error is BadSetting {
  return error instanceof Error && error.name === "BadSetting";
}

/** Ends a start that failed: with its one sentence where a setting is the reason. */
export function endStart(error: unknown, log: Pick<Logger, "fatal">): never {
  if (isBadSetting(error)) log.fatal(error.message);
  else log.fatal({ err: error }, "the start failed");
  process.exit(1);
}
