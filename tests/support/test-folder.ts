import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
/** A container often has 64 MB of it; a run of all tests holds less than this. */
const leastFree = 2 * 1024 ** 3;

/**
 * The folder of the test databases: in memory if the system has such a folder, because some ten thousand commits would
 * wait for a disk. The databases still synchronize; `npm run drill` tests power cuts.
 */
export const testFolder = process.env.TEST_FOLDER ?? (inMemory() ? memory : tmpdir());

export const isInMemory = testFolder.startsWith(memory);

function inMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastFree;
  } catch {
    return false; // macOS and Windows have no such folder.
  }
}
