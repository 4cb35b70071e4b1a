import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithProcess } from "./end-with-process.ts";

export type SiteProcess = {
  url: string;
  dataDir: string;
  pid: number;
  /** Time from spawning to the first 200. */
  startMs: number;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/**
 * Runs the built site as a process on 127.0.0.1, without rate limits.
 * @param options.dataDir an existing data folder; a new temporary one by default
 */
export async function startSite(options: {
  port: number;
  dataDir?: string;
  env?: Record<string, string>;
}): Promise<SiteProcess> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "site-bench-"));
  const url = `http://127.0.0.1:${options.port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(options.port),
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    ...options.env,
  };
  // The two steps of `npm start`; the measured time is that of the second.
  execFileSync(process.execPath, ["scripts/ensure-built.ts"], { stdio: "inherit", env });
  if (await answers(url)) throw new Error(`Something answers at ${url} already; end it first`);
  const began = performance.now();
  const child = spawn(process.execPath, ["server/start.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  // Not by a request to stop: a measurement that fails must leave no server behind, even one that hangs.
  endWithProcess(child, "SIGKILL");
  await firstAnswer(url, child);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    kill: (signal) =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill(signal);
      }),
  };
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the site ended with code ${child.exitCode}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}
