import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import type { Content } from "#app/content/content.ts";
import type { ContentFiles } from "#app/content/publish/content-files.ts";

export type ReadBeside = { content: Content | undefined; problems: string[] };

/**
 * Reads, checks and compiles files as of an instant. That takes a second of a processor: it runs in a process of its own,
 * which gives way to the one that serves.
 */
export async function readBeside(files: ContentFiles, at: Date): Promise<ReadBeside> {
  const child = spawn(process.execPath, ["scripts/content/content-process.ts"], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  lower(child.pid);
  const ended = new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  // A process that ends early says why on its own; the broken pipe says nothing more.
  child.stdin.on("error", () => {});
  const encoded = [...files].map(([path, bytes]) => [path, bytes.toString("base64")]);
  child.stdin.end(JSON.stringify({ files: Object.fromEntries(encoded), at }));
  const [found, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return JSON.parse(found);
  throw new Error(complaint.trim().slice(0, 2_000) || `the process ended with ${code}`);
}

function lower(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, and says why.
  }
}
