import { statSync } from "node:fs";

/**
 * A warning when other users of the machine can read the data folder; undefined when they cannot.
 * Its listing alone shows the names and times of mails, and so who wrote when.
 */
export function looseFolder(folder: string): string | undefined {
  const mode = statSync(folder).mode & 0o777;
  if ((mode & 0o077) === 0 || process.platform === "win32") return undefined;
  return `DATA_DIR "${folder}" is open to other users of this machine (mode ${mode.toString(8)}): chmod 700 closes it.`;
}
