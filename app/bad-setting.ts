import type { Logger } from "pino";
import { fullDiskLine } from "./full-disk.ts";

/** A setting that prevents the start; the message is the sentence that names it. */
export class BadSetting extends Error {
  override name = "BadSetting";
}

/** Checked by name: in development the error comes from another module graph. */
export function isBadSetting(error: unknown): error is BadSetting {
  return error instanceof Error && error.name === "BadSetting";
}

/** Ends a failed start: with only a sentence if a setting or a full disk is the reason. */
export function endStart(error: unknown, log: Pick<Logger, "fatal">): never {
  const full = fullDiskLine(error);
  // First: storage that cannot be opened on a full disk is reported as a bad setting.
  if (full) log.fatal(`The disk is full: free some space and start again (${full}).`);
  else if (isBadSetting(error)) log.fatal(error.message);
  else log.fatal({ err: error }, "the start failed");
  process.exit(1);
}
