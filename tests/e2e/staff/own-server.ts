import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type OwnServer = { url: string; dataDir: string; pid: number | undefined; stop: () => Promise<void> };

/**
 * The built site on a data folder of its own, as `npm start` serves it: with its limits, and with these settings.
 * @param command `["server.ts", "--dev"]` serves the sources instead
 */
export async function startOwnServer(
  settings: Record<string, string> = {},
  command = ["server.ts"],
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
  const server = spawn(process.execPath, command, { env, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://localhost:${port}`;
  await ready(url, server);
  return {
    url,
    dataDir,
    pid: server.pid,
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
    await new Promise((resolve) => setImmediate(resolve));
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
