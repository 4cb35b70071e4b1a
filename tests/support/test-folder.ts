import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
/** A container often has 64 MB of it; a run of all tests holds less than this. */
const leastFree = 2 * 1024 ** 3;

/**
 * Where the databases of tests are: in memory where the system offers a folder of it, since each of some ten thousand
 * commits waits for a disk otherwise. They are synchronized all the same; what a power cut leaves is for `npm run drill`.
 */
export const testFolder = inMemory() ? memory : tmpdir();

export const isInMemory = testFolder === memory;

function inMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastFree;
  } catch {
    return false; // macOS and Windows have no such folder
  }
}
