import { type ParseArgsConfig, parseArgs } from "node:util";

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
