import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";

type Options = {
  /** The sentence of the error: how the process ended, and what it complained about. */
  failure: (end: string, complaint: string) => string;
  /** How far it gives way: a nice value of node:os. */
  priority: number;
  /** Options of node. */
  nodeOptions?: string[];
  /** Variables of the environment besides those of this process. */
  env?: Record<string, string>;
  /** Kills the process. */
  signal?: AbortSignal | undefined;
};

/**
 * Asks a program in a process of its own, which gives way to the one that serves: the question goes in as JSON, the
 * answer comes out as JSON. Rejects when it fails or is killed.
 */
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
  // A process that ends early says why on its own; the broken pipe says nothing more.
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

/** Threads that the process starts inherit it: it is lowered before it has any. */
function lower(pid: number | undefined, priority: number): void {
  try {
    if (pid) setPriority(pid, priority);
  } catch {
    // It has ended already, and says why.
  }
}
