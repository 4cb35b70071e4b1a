import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";

type Options = {
  /** The error message, from the exit of the process and its stderr. */
  failure: (end: string, complaint: string) => string;
  /** Its priority: a nice value of node:os. */
  priority: number;
  nodeOptions?: string[];
  /** Variables of the environment besides those of this process. */
  env?: Record<string, string>;
  /** Kills the process. */
  signal?: AbortSignal | undefined;
};

/** Runs a program in a process of lower priority than the server: JSON in, JSON out. Rejects if it fails or is killed. */
export async function askBeside<Answer>(
  program: string,
  question: object,
  { failure, priority, nodeOptions = [], env, signal }: Options,
): Promise<Answer> {
  const child = spawn(process.execPath, [...nodeOptions, program], {
    env: { ...process.env, ...env, NODE_OPTIONS: "" },
    stdio: ["pipe", "pipe", "pipe"],
    ...(signal ? { signal, killSignal: "SIGKILL" } : {}),
  });
  lower(child.pid, priority);
  // Ignored: a process that ends early reports its own reason; the broken pipe adds none.
  child.stdin.on("error", () => {});
  child.stdin.end(JSON.stringify(question));
  const ended = new Promise<string>((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, killedBy) => done(killedBy ?? `code ${code}`));
  });
  const [said, complaint, end] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (end === "code 0") return JSON.parse(said);
  throw new Error(failure(end, complaint.trim().slice(0, 2_000)));
}

/** Set before the process starts threads, which inherit it. */
function lower(pid: number | undefined, priority: number): void {
  try {
    if (pid) setPriority(pid, priority);
  } catch {
    // The process has ended already and reports its own reason.
  }
}
