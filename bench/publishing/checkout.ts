import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

export type Ended = { code: number | null; said: string; ms: number };

/**
 * An author's checkout: this one's code with a copy of `content/`, from which the commands publish. It equals the
 * published content.
 */
export async function authorsCheckout(env: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "site-author-"));
  cpSync("content", join(root, "content"), { recursive: true });
  for (const name of ["app", "build", "public", "scripts", "server", "node_modules", "package.json"]) {
    symlinkSync(resolve(name), join(root, name));
  }

  /** Runs a command of package.json there. `onStart` gets its process. */
  async function run(
    command: string,
    args: string[] = [],
    onStart?: (kill: () => void) => void,
  ): Promise<Ended> {
    const began = performance.now();
    const child = spawn(process.execPath, [resolve(`scripts/${command}.ts`), ...args], {
      cwd: root,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: ".cache/compiled",
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    // With the processes that it has started, one of which makes the release.
    onStart?.(() => child.pid && process.kill(-child.pid, "SIGKILL"));
    const ended = new Promise<number | null>((done) => child.once("close", done));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, said: out + err, ms: performance.now() - began };
  }

  const agreed = await run("content", ["pull"]);
  if (agreed.code !== 0)
    throw new Error(`"npm run content -- pull" ended with ${agreed.code}: ${agreed.said}`);
  return {
    run,
    /** Changes one file of `content/`; a new one starts empty. */
    edit(file: string, change: (before: string) => string): void {
      const path = join(root, "content", file);
      writeFileSync(path, change(readOr(path)));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type Checkout = Awaited<ReturnType<typeof authorsCheckout>>;

function readOr(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
