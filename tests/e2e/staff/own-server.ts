import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type OwnServer = {
  url: string;
  dataDir: string;
  pid: number | undefined;
  /** What it has complained of so far. */
  said: () => string;
  stop: () => Promise<void>;
};

const lookAgainMs = 50;

/** A test that runs out of time never reaches its end: its process ends, and takes the servers left with it. */
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const server of running) server.kill("SIGTERM");
});

/**
 * The built site on a data folder of its own, as `npm start` serves it: with its limits, and with these settings.
 * @param command `["server.ts", "--dev"]` serves the sources instead
 * @param cwd the folder of another checkout
 */
export async function startOwnServer(
  settings: Record<string, string> = {},
  command = ["server.ts"],
  cwd = process.cwd(),
): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-own-"));
  const port = String(await freePort());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: port,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    RATE_LIMIT: "on",
    NODE_ENV: "production",
    LOG_LEVEL: "fatal",
    ...settings,
  };
  const server = spawn(process.execPath, command, { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (chunk) => {
    said += chunk;
    process.stderr.write(chunk);
  });
  running.add(server);
  server.once("exit", () => running.delete(server));
  const url = `http://localhost:${port}`;
  await ready(url, server);
  return {
    url,
    dataDir,
    pid: server.pid,
    said: () => said,
    stop: async () => {
      if (server.exitCode !== null) return;
      server.kill("SIGTERM");
      await once(server, "exit");
    },
  };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    // Asked without a pause, the question takes the core that the start needs.
    await wait(lookAgainMs);
  }
  throw new Error(`The server ended with ${server.exitCode}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}
