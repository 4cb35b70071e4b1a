import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const lock = ".cache/build.pid";
const askAgainMs = 200;
const beatMs = 1000;
/** Longer than any step of a build that leaves no time for a beat. */
const silentMs = 30_000;

/**
 * Waits until no other process builds in this folder; from then on this one alone does, until it ends.
 * @returns the process that was waited for, if one was
 */
export async function buildAlone(): Promise<number | undefined> {
  mkdirSync(".cache", { recursive: true });
  let waitedFor: number | undefined;
  while (!take()) {
    const holder = livingHolder();
    if (holder) {
      if (waitedFor !== holder) console.log(`waiting for another build in this folder, process ${holder}`);
      waitedFor = holder;
      await wait(askAgainMs);
    } else rmSync(lock, { force: true });
  }
  // After a restart of the machine another process may have the holder's number: it would not keep the lock fresh.
  setInterval(() => utimesSync(lock, new Date(), new Date()), beatMs).unref();
  process.on("exit", () => rmSync(lock, { force: true }));
  return waitedFor;
}

/** By a link to a finished file: whoever finds the lock finds in it who holds it. */
function take(): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid}`);
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

function livingHolder(): number | undefined {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    const isFresh = Date.now() - statSync(lock).mtimeMs < silentMs;
    return holder && holder !== process.pid && isFresh && isAlive(holder) ? holder : undefined;
  } catch {
    return undefined; // released meanwhile
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
