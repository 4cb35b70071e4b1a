import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

export type OwnProcess = { child: ChildProcess; end: () => Promise<void> };

/** Starts a program as leader of a process group, so that its children end with it. */
export function startProcess(command: string, args: string[], options: SpawnOptions): OwnProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch (error) {
      // The group has ended already.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  const leave = () => kill("SIGKILL");
  process.once("exit", leave);
  return {
    child,
    async end() {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
      kill("SIGTERM");
      await gone;
      kill("SIGKILL");
      process.off("exit", leave);
    },
  };
}

/**
 * Reads a program's output until a line matches.
 * @returns the first group of the pattern; throws with the output if the program ends first
 */
export function waitForLine({ child }: OwnProcess, stream: NodeJS.ReadableStream, fits: RegExp) {
  return new Promise<string>((resolve, reject) => {
    let heard = "";
    stream.on("data", (part) => {
      heard = (heard + part).slice(-4000);
      const match = fits.exec(heard);
      if (match) resolve(match[1] ?? "");
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${heard}`)));
  });
}
