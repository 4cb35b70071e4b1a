import { execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { postgresPrograms, serverAccount } from "./postgres-binaries.ts";

const folderPrefix = "site-postgres-";
const lookAgainMs = 20;
const startTries = 50;

/** A folder for a server, owned by this process: the next run removes the folder of a process that has ended. */
export function newServerFolder(root = tmpdir()): string {
  removeLeftovers(root);
  const folder = mkdtempSync(join(root, folderPrefix));
  writeFileSync(join(folder, "owner.pid"), String(process.pid));
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Starts an empty PostgreSQL 18 with its shipped, crash-safe settings. It outlives the process that starts it. */
export async function startPostgres(folder: string): Promise<void> {
  const account = serverAccount();
  const programs = postgresPrograms(folder, account);
  const environment = { env: { ...process.env, LC_ALL: "C", TZ: "UTC" }, cwd: folder, ...account };
  const data = join(folder, "data");
  if (!existsSync(data)) {
    const locale = ["--encoding=UTF8", "--locale=C", "--no-sync"];
    execFileSync(join(programs, "initdb"), ["-D", data, "-U", "site", "--auth=trust", ...locale], {
      ...environment,
      stdio: ["ignore", "ignore", "pipe"],
    });
  }
  const log = join(folder, "server.log");
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=200"];
  for (let left = startTries; ; left--) {
    writeFileSync(log, "");
    const output = openSync(log, "a");
    const server = spawn(
      join(programs, "postgres"),
      ["-D", data, ...settings.flatMap((text) => ["-c", text])],
      {
        ...environment,
        stdio: ["ignore", output, output],
        detached: true,
      },
    );
    server.unref();
    closeSync(output);
    while (server.exitCode === null && !isReady(folder, server.pid)) await wait(lookAgainMs);
    if (server.exitCode === null) return;
    // A killed server keeps its process id for a moment, and its children its shared memory.
    const told = readFileSync(log, "utf8");
    if (left === 0 || !/still in use|Is another postmaster/.test(told))
      throw new Error(`PostgreSQL ended: ${told}`);
    await wait(5 * lookAgainMs);
  }
}

/** The URL of one of its databases. */
export function postgresUrl(folder: string, database: string): string {
  return `postgres://site@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** Sends the server a signal and waits until it has ended; SIGINT is a quick, clean stop. */
export async function endPostgres(folder: string, signal: "SIGINT" | "SIGKILL" = "SIGINT"): Promise<void> {
  const pid = numberIn(join(folder, "data", "postmaster.pid"));
  if (pid === undefined || !isServerOf(folder, pid)) return;
  process.kill(pid, signal);
  while (isServerOf(folder, pid)) await wait(lookAgainMs);
}

export async function removePostgres(folder: string): Promise<void> {
  await endPostgres(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Ends the server without waiting, for a process that ends itself; the next run removes the folder. */
export function quitPostgres(folder: string): void {
  const server = numberIn(join(folder, "data", "postmaster.pid"));
  if (server !== undefined && isServerOf(folder, server)) process.kill(server, "SIGQUIT");
}

function removeLeftovers(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = join(root, name);
    const owner = numberIn(join(folder, "owner.pid"));
    if (owner === undefined || isAlive(owner)) continue;
    quitPostgres(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isReady(folder: string, pid: number | undefined): boolean {
  const file = join(folder, "data", "postmaster.pid");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

function numberIn(file: string): number | undefined {
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

// Process ids are reused: if the system shows command lines, the server's must name the folder.
function isServerOf(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  return (
    !existsSync("/proc/self") ||
    (existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(folder))
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
