import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { endWithProcess } from "../scripts/end-with-process.ts";

export type LimitServer = { url: string; name: string; stop(): void };

/**
 * The physical limit: one static page, served precompressed. By nginx with one worker where it is installed;
 * otherwise by a bare Node server, and the name says so.
 */
export async function serveLimit(html: string, port: number): Promise<LimitServer> {
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const url = `http://127.0.0.1:${port}`;
  if (!hasNginx()) return serveWithNode(compressed, port, url);
  const root = mkdtempSync(join(tmpdir(), "limit-"));
  mkdirSync(join(root, "www"));
  writeFileSync(join(root, "www/index.br"), compressed);
  writeFileSync(join(root, "nginx.conf"), configuration(root, port));
  const child = spawn("nginx", ["-c", join(root, "nginx.conf"), "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  endWithProcess(child, "SIGTERM");
  await untilReady(url, child);
  return { url, name: "nginx, one worker", stop: () => child.kill("SIGTERM") };
}

function configuration(root: string, port: number): string {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `worker_processes 1; pid ${root}/pid; error_log stderr; ${user}
events { worker_connections 1024; }
http { access_log off; types { text/html br; } add_header Content-Encoding br; keepalive_requests 10000000;
  server { listen 127.0.0.1:${port}; root ${root}/www; index index.br; } }
`;
}

function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function serveWithNode(body: Buffer, port: number, url: string): Promise<LimitServer> {
  const headers = { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": body.length };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () =>
      resolve({ url, name: "bare Node (no nginx here)", stop: () => server.close() }),
    );
  });
}

/** Waits until it answers; an error if it ends before. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("nginx did not start");
}
