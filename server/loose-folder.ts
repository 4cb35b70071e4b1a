import { statSync } from "node:fs";

/**
 * What to say about a data folder that other users of the machine can read, as one line; undefined when they cannot.
 * Names and times of mails, and with them who wrote when, stand in its listing.
 */
export function looseFolder(folder: string): string | undefined {
  const mode = statSync(folder).mode & 0o777;
  if ((mode & 0o077) === 0 || process.platform === "win32") return undefined;
  return `DATA_DIR "${folder}" is open to other users of this machine (mode ${mode.toString(8)}): chmod 700 closes it.`;
}
