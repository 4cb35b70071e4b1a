import { type ParseArgsConfig, parseArgs } from "node:util";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { fullDiskLine } from "#app/full-disk.ts";

/** Ends a command with a sentence, or its usage. */
export function end(sentence: string, code = 1): never {
  console.error(sentence);
  process.exit(code);
}

/**
 * The options and words given to a command. Ends with the usage on an option that is not among them, so that a
 * misspelt word or `--help` never runs the real thing.
 */
export function readWords<Options extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  options: Options,
  code?: number,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return end(usage, code);
  }
}

/**
 * Begins a command that changes something: it goes on if the reader of its output ends early (`| head`), and ends with
 * one sentence if the disk is full, a file may not be written or the database cannot be used.
 */
export function beginWork(): void {
  // Without its reader, a command finishes what it was asked to do.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  process.on("uncaughtException", (error) => {
    console.error(troubleOf(error) ?? error);
    process.exit(1);
  });
}

function troubleOf(error: unknown): string | undefined {
  const reason = error instanceof Error ? error.message : String(error);
  const full = fullDiskLine(error);
  if (full) return `The disk is full: free some space and run the command again (${full}).`;
  // Before what is denied: the socket of a database may be.
  if (error instanceof DatabaseUnavailable)
    return `The command did not finish: ${reason}. Once the database can be used, run it again.`;
  const [denied] = /\b(EACCES|EPERM|EROFS)\b[^\n]*/.exec(reason) ?? [];
  if (denied) return `The command did not finish (${denied}): run it as a user who may write there.`;
  return undefined;
}
