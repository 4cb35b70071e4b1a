import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";

const endings = new Map<ChildProcess, NodeJS.Signals>();

process.on("exit", () => {
  for (const [child, signal] of endings) child.kill(signal);
});
// By itself a signal ends this process without "exit".
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

/** Ends a child with this process, however this one ends: done, by an error, by Ctrl-C or by `kill`. */
export function endWithProcess<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals): Child {
  endings.set(child, signal);
  child.once("exit", () => endings.delete(child));
  return child;
}
