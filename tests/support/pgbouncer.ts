import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverAccount } from "./postgres-binaries.ts";

const lookAgainMs = 20;
const port = 6432;
const folderOf = (server: string) => join(server, "pgbouncer");

/** Whether PgBouncer is installed (Debian: `apt-get install pgbouncer`). */
export function hasPgbouncer(): boolean {
  return spawnSync("pgbouncer", ["--version"]).status === 0;
}

/**
 * A PgBouncer in transaction mode before the server of `folder`, with only two sessions per database, so that code that
 * relies on a session soon gets a different one. The server may start later.
 * @param idleSeconds how long a session stays without work; short, for tests that use many databases, each for a moment
 */
export async function startPgbouncer(folder: string, idleSeconds = 3): Promise<{ end(): Promise<void> }> {
  const own = folderOf(folder);
  const account = serverAccount();
  mkdirSync(own, { recursive: true });
  if (account) chownSync(own, account.uid, account.gid);
  writeFileSync(join(own, "users.txt"), '"site" ""\n');
  const settings = {
    listen_port: port,
    unix_socket_dir: own,
    auth_type: "trust",
    auth_file: join(own, "users.txt"),
    pool_mode: "transaction",
    default_pool_size: 2,
    max_client_conn: 2000,
    server_login_retry: documented("server_login_retry"),
    server_idle_timeout: idleSeconds,
    logfile: join(own, "log"),
  };
  const lines = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : `${name} = ${value}`,
  );
  const file = join(own, "pgbouncer.ini");
  writeFileSync(file, ["[databases]", `* = host=${folder}`, "[pgbouncer]", ...lines, ""].join("\n"));
  const pooler = spawn("pgbouncer", ["-q", file], { stdio: "ignore", ...account });
  const ended = new Promise<void>((resolve) => pooler.once("exit", () => resolve()));
  while (!existsSync(join(own, `.s.PGSQL.${port}`))) {
    if (pooler.exitCode !== null) throw new Error("PgBouncer ended; its log is in its folder");
    await wait(lookAgainMs);
  }
  return {
    async end() {
      pooler.kill("SIGTERM");
      await ended;
    },
  };
}

/** The value that docs/operations.md gives a setting; undefined, as PgBouncer's own, if it names none. */
function documented(name: string): string | undefined {
  const block = readFileSync("docs/operations.md", "utf8").split("[pgbouncer]")[1] ?? "";
  return new RegExp(`^${name} = (.*)$`, "m").exec(block)?.[1];
}

/** The URL of a database of the server in `folder`, through its pooler. */
export function pooledUrl(folder: string, database: string): string {
  return `postgres://site@localhost:${port}/${database}?host=${encodeURIComponent(folderOf(folder))}`;
}
