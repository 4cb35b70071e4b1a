import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const lock = ".cache/build.pid";
const askAgainMs = 200;

/**
 * Waits until no other process builds in this folder; from then on this one alone does, until it ends.
 * @returns the process that was waited for, if one was
 */
export async function buildAlone(): Promise<number | undefined> {
  mkdirSync(".cache", { recursive: true });
  let waitedFor: number | undefined;
  while (!isTaken()) {
    const holder = holderOf();
    if (holder && isAlive(holder)) {
      if (waitedFor !== holder) console.log(`waiting for another build in this folder, process ${holder}`);
      waitedFor = holder;
      await wait(askAgainMs);
    } else rmSync(lock, { force: true });
  }
  process.on("exit", () => rmSync(lock, { force: true }));
  return waitedFor;
}

/** By a link to a finished file: whoever finds the lock finds in it who holds it. */
function isTaken(): boolean {
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

function holderOf(): number | undefined {
  try {
    return Number(readFileSync(lock, "utf8"));
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
