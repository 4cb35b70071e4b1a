import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { parseConfig } from "#app/config.server.ts";
import { ensureBuilt } from "./scripts/ensure-built.ts";
import { clientAddress } from "./server/client-address.ts";
import { createLog, loggedPath } from "./server/log.ts";
import { sendResponse, toRequest, uploadPatienceMs } from "./server/node-adapter.ts";
import { loadPackedFiles } from "./server/packed-files.ts";
import { packedPath } from "./server/packed-path.ts";
import { stopOnSignal } from "./server/stop-on-signal.ts";

const development = process.argv.includes("--dev");
if (development) process.env.NODE_ENV = "development";
else process.env.NODE_ENV ??= "production";

const log = createLog();
const parsed = parseConfig(process.env);
if (!parsed.ok) {
  log.fatal(parsed.problem);
  process.exit(1);
}
const { config } = parsed;

const { app, services, files, assets } = development ? await startInDevelopment() : await startInProduction();

const server: Server = createServer({
  // Bodies have their own limits; this is the end of all of them.
  requestTimeout: uploadPatienceMs,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
});
server.keepAliveTimeout = 65_000;
server.on("request", (message, to) => {
  if (files && isRead(message) && files.answer(packedPath(message.url ?? "/"), message, to)) return;
  void respond(message, to);
});
server.on("clientError", (_error, socket) => {
  if (socket.writable)
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
});
server.listen(config.port, config.host, () => {
  log.info({ address: `http://${config.host}:${config.port}`, site: config.siteUrl }, "serving");
  if (!config.indexable) log.info("SITE_URL is not a public https address: every page is marked noindex");
});

stopOnSignal(server, services, log);

async function respond(message: IncomingMessage, to: ServerResponse) {
  const began = performance.now();
  const aborted = new AbortController();
  to.once("close", () => aborted.abort());
  try {
    if (assets) await assets(message, to);
    const result = await toRequest(message, config.siteUrl, aborted.signal);
    const response =
      "refused" in result
        ? await app.refuse(result.refused)
        : await app.fetch(result.request, { address: clientAddress(message, config.trustProxy) });
    if ("refused" in result) to.setHeader("Connection", "close");
    await sendResponse(response, message, to);
    log.info(
      {
        method: message.method,
        path: loggedPath(message.url ?? ""),
        status: response.status,
        ms: Math.round(performance.now() - began),
      },
      "answered",
    );
  } catch (error) {
    log.warn({ err: error, method: message.method }, "the answer could not be sent");
    if (!to.headersSent) to.writeHead(500, { "Content-Length": 0 });
    to.end();
  }
}

function isRead(message: IncomingMessage) {
  return message.method === "GET" || message.method === "HEAD";
}

async function startInProduction() {
  await ensureBuilt(config, log);
  const bundle: typeof import("./server/app.ts") = await import(
    new URL("build/server/index.js", import.meta.url).href
  );
  const services = await bundle.startServices(config, log);
  const app = bundle.createApp(services);
  const files = loadPackedFiles(fileURLToPath(new URL("build", import.meta.url)), app.headers);
  return { app, services, files, assets: undefined };
}

async function startInDevelopment() {
  const { startDevelopment } = await import("./server/development.ts");
  return { ...(await startDevelopment(config, log)), files: undefined };
}
