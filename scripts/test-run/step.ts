import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";
import type { Count, Outcome, TestFile } from "./results.ts";

export type Step = {
  name: string;
  /** The arguments of Node. */
  args: string[];
  env?: Record<string, string>;
  /** The JSON file that a test runner writes, and its reader. A step without one counts as one test. */
  results?: string;
  read?: (json: unknown) => Outcome;
  /** Runs beside another step: its output is shown in one piece when it has ended. */
  aside?: boolean;
  /** How far it gives way to the step beside it, as a niceness. */
  niceness?: number;
};

export type StepResult = { name: string; seconds: number; count: Count; files: TestFile[] };

/** Runs a step to its end. */
export async function startStep(step: Step): Promise<StepResult> {
  const { name, args, env = {}, results, read, aside, niceness } = step;
  if (results) rmSync(results, { force: true });
  const began = performance.now();
  if (!aside) console.log(`\n== ${name}`);
  const output = aside ? "pipe" : "inherit";
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
  });
  if (niceness && child.pid) setPriority(child.pid, niceness);
  const said = aside
    ? Promise.all([child.stdout, child.stderr].map((part) => part && text(part)))
    : undefined;
  const code = await new Promise<number>((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (status) => resolve(status ?? 1));
  });
  if (said) console.log(`\n== ${name}\n${(await said).join("").trimEnd()}`);
  const seconds = (performance.now() - began) / 1000;
  if (!results || !read) {
    const count = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    return { name, seconds, count, files: [] };
  }
  const nothing: Outcome = { count: { passed: 0, failed: 0 }, files: [] };
  const { count, files } = existsSync(results) ? read(JSON.parse(readFileSync(results, "utf8"))) : nothing;
  // A runner that stopped without counting, or failed outside a test, is a failure too.
  const isSilent = (code !== 0 && count.failed === 0) || count.passed + count.failed === 0;
  return { name, seconds, count: isSilent ? { ...count, failed: count.failed + 1 } : count, files };
}
