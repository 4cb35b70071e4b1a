import { expect, test } from "vitest";
import { releaseMemory, releaseOldRelease } from "./release-memory.ts";

test.each([releaseMemory, releaseOldRelease])(
  "%o frees what nothing holds, and leaves no global",
  (release) => {
    const freed = new WeakRef(Array.from({ length: 1_000 }, (_, at) => ({ at })));
    return new Promise<void>((done) => setImmediate(done)).then(() => {
      release();
      expect(freed.deref()).toBeUndefined();
      expect("gc" in globalThis).toBe(false);
    });
  },
);
