import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Returns to the system 14 MB that only the start needs: otherwise the young generation keeps the size it grew to while
 * reading the bundle. Blocks the thread for about 40 ms.
 */
export function releaseMemory(): void {
  collector()({ flavor: "last-resort" });
}

/** Returns the memory of the previous release. Blocks the thread for a third of that time. */
export function releaseOldRelease(): void {
  collector()({ type: "major" });
}

type Collect = (options: { flavor: "last-resort" } | { type: "major" }) => void;

function collector(): Collect {
  setFlagsFromString("--expose-gc");
  const collect: Collect = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  return collect;
}
