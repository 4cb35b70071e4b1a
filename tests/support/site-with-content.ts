import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import pino from "pino";
import { parseConfig } from "#app/config.server.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import { bundleFolder, loadBundle } from "./app-bundle.ts";

/** Edits the text of a file of `content/`. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/** The content of the checkout with some files edited, compiled; an edit that breaks a check fails the test. */
export function editedContent(edits: Edits) {
  const root = mkdtempSync(join(tmpdir(), "site-edited-"));
  try {
    cpSync("content", join(root, "content"), { recursive: true });
    symlinkSync(join(process.cwd(), "public"), join(root, "public"));
    for (const [file, edit] of Object.entries(edits)) {
      const path = join(root, "content", file);
      const text = readFileSync(path, "utf8");
      const edited = edit(text);
      if (edited === text) throw new Error(`Nothing was edited in ${file}`);
      writeFileSync(path, edited);
    }
    const { content, problems } = readContent(root, new Date());
    if (!content || problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
    return content;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** To read and check a whole content takes a second, and tests of one file edit it alike. */
const compiled = new Map<Edits, ReturnType<typeof editedContent>>();
function contentWith(edits: Edits) {
  const content = compiled.get(edits) ?? editedContent(edits);
  compiled.set(edits, content);
  return content;
}

/** Serves the shipped bundle with edited content, rendering every document per request, with a new database. */
export async function serveEdited(edits: Edits) {
  const bundle = await loadBundle();
  const client = join(await bundleFolder(), "client");
  const dataDir = mkdtempSync(join(tmpdir(), "site-edited-"));
  const parsed = parseConfig({ HOST: "127.0.0.1", DATA_DIR: dataDir, RATE_LIMIT: "off" });
  if (!parsed.ok) throw new Error(parsed.problem);
  const services = await bundle.startServices(parsed.config, pino({ level: "silent" }));
  const app = bundle.createApp(services);
  let shown = bundle.siteContent(contentWith(edits));
  const server = createServer(async (message, answer) => {
    const { host = "", ...headers } = message.headers as Record<string, string>;
    const { pathname } = new URL(message.url ?? "/", `http://${host}`);
    if (pathname.startsWith("/assets/")) {
      answer.writeHead(200, { "Content-Type": types[extname(pathname)] ?? "application/octet-stream" });
      answer.end(readFileSync(join(client, pathname)));
      return;
    }
    const request = new Request(`http://${host}${message.url}`, {
      method: message.method ?? "GET",
      headers,
      body: await bodyOf(message),
    });
    const response = await bundle.withContent(shown, () => app.fetch(request, { address: "127.0.0.1" }));
    answer.writeHead(response.status, [...response.headers].flat());
    answer.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Replaces the content like a publication: requests in progress keep the previous one. */
    publish(next: Edits): void {
      shown = bundle.siteContent(contentWith(next));
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await services.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

async function bodyOf(message: IncomingMessage) {
  return message.method === "POST" ? new Uint8Array(await buffer(message)) : null;
}
