import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresPrograms, serverAccount } from "./postgres-binaries.ts";

export type PostgresServer = {
  /** The URL of one of its databases. */
  url: (database: string) => string;
  /** The process, for tests that kill it. */
  process: ChildProcess;
  stop: () => Promise<void>;
};

const folderPrefix = "site-postgres-";

/** Starts an empty PostgreSQL 18 with its shipped, crash-safe settings in a temporary folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  removeLeftovers();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), folderPrefix));
  writeFileSync(join(folder, "owner.pid"), String(process.pid));
  if (account) chownSync(folder, account.uid, account.gid);
  const programs = postgresPrograms(folder, account);
  const data = join(folder, "data");
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { stdio: ["ignore", "ignore", "pipe"], env, cwd: folder, ...account },
  );
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=200"];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, ...settings.flatMap((text) => ["-c", text])],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env,
      cwd: folder,
      ...account,
    },
  );
  await ready(server);
  return {
    url: (database) => `postgres://site@localhost/${database}?host=${encodeURIComponent(folder)}`,
    process: server,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill("SIGINT");
        await once(server, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      if (log.includes("ready to accept connections")) return;
      log += text;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
  });
}

/** A run that was killed leaves its server behind: the next run ends and removes it. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name);
    const owner = numberIn(join(folder, "owner.pid"));
    if (owner === undefined || isAlive(owner)) continue;
    const server = numberIn(join(folder, "data", "postmaster.pid"));
    if (server !== undefined && isServerOf(folder, server)) process.kill(server, "SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function numberIn(file: string): number | undefined {
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

function isServerOf(folder: string, pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
