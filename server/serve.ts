import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { endStart } from "#app/bad-setting.ts";
import type { Config } from "#app/config.server.ts";
import type { App } from "./app.ts";
import { drain, uploadPatienceMs } from "./arriving-body.ts";
import { clientAddress } from "./client-address.ts";
import { type Log, loggedPath } from "./log.ts";
import { toRequest } from "./node-adapter.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { PackedFiles } from "./packed-files.ts";
import { packedPath } from "./packed-path.ts";
import { mayBePreview } from "./preview/preview-day.ts";
import { refusalToListen } from "./refusal-to-listen.ts";
import { refuseConnection } from "./refuse-connection.ts";
import { sendResponse } from "./send-response.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { isHostUnclear } from "./unclear-host.ts";

type Served = {
  app: Pick<App, "fetch"> & { refuse(status: number, accept?: string): Response };
  /** `endStreams` is called before a stop waits for responses in progress. */
  services: { stop(): Promise<void>; endStreams?(): void };
  /** The prerendered files; none in development. */
  files?: PackedFiles;
  /** Handles the development server's own requests. */
  assets?: (message: IncomingMessage, to: ServerResponse) => Promise<void>;
};

/** Cuts a connection without traffic in either direction for this long: its client does not read. */
const silentMs = 90_000;

/** Listens, serves prerendered files from memory and the rest through the application, stops on a signal. */
export function serve({ app, services, files, assets }: Served, config: Config, log: Log): Server {
  const server = createServer({
    // An upper bound over all bodies, which also have their own limits.
    requestTimeout: uploadPatienceMs,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    // Checked below, so that the refusal carries our headers.
    requireHostHeader: false,
  });
  server.keepAliveTimeout = 65_000;
  server.timeout = silentMs;
  const answer = (message: IncomingMessage, to: ServerResponse) => {
    // Redundant in HTTP/1.1, and 46 bytes of the first flight.
    if (message.httpVersionMinor > 0 && !to.hasHeader("Connection")) to.removeHeader("Connection");
    if (isHostUnclear(message)) return void refuse(400, message, to);
    const isFile = files && isRead(message) && !mayBePreview(message);
    if (isFile && files.answer(packedPath(message.url ?? "/"), message, to)) return;
    void respond(message, to);
  };
  server.on("request", oneAtATime(answer));
  server.on("checkExpectation", (message, to) => void refuse(417, message, to));
  server.on(
    "clientError",
    refuseConnection((status) => app.refuse(status)),
  );
  const refused = async (error: Error) => {
    await services.stop();
    endStart(refusalToListen(error, config), log);
  };
  server.once("error", refused);
  server.listen(config.port, config.host, () => {
    server.off("error", refused);
    // With port 0 the system chooses one.
    const { port } = server.address() as AddressInfo;
    const host = isIPv6(config.host) ? `[${config.host}]` : config.host;
    log.info({ address: `http://${host}:${port}`, site: config.siteUrl }, "serving");
    if (!config.indexable)
      log.info(
        `${config.noIndex ? "NOINDEX is on" : "SITE_URL is not a public https address"}: every page is marked noindex`,
      );
  });
  stopOnSignal(server, services, log);
  return server;

  async function refuse(status: number, message: IncomingMessage, to: ServerResponse) {
    to.setHeader("Connection", "close");
    await sendResponse(app.refuse(status, message.headers.accept), message, to).catch(() => to.destroy());
  }

  async function respond(message: IncomingMessage, to: ServerResponse) {
    const began = performance.now();
    const aborted = new AbortController();
    to.once("close", () => {
      if (!to.writableFinished) aborted.abort();
    });
    try {
      if (assets) await assets(message, to);
      const address = clientAddress(message, config.trustProxy);
      const { siteUrl } = config;
      const result = await toRequest(message, { siteUrl, signal: aborted.signal, address });
      const response =
        "refused" in result
          ? app.refuse(result.refused, message.headers.accept)
          : await app.fetch(result.request, { address });
      // A client sees the response only after it has finished sending its unread file.
      await drain(message);
      if ("refused" in result || !message.complete) to.setHeader("Connection", "close");
      await sendResponse(response, message, to);
      const seen = {
        method: message.method,
        path: loggedPath(message.url ?? ""),
        ms: Math.round(performance.now() - began),
      };
      // The router makes a 500 of an aborted request, which nobody gets and no operator should count.
      if (aborted.signal.aborted) log.info(seen, "the client left before the answer");
      else log.info({ ...seen, status: response.status }, "answered");
    } catch (error) {
      log.warn({ err: error, method: message.method }, "the response could not be sent");
      if (to.headersSent) to.end();
      else to.writeHead(500, { ...Object.fromEntries(app.refuse(500).headers), "Content-Length": 0 }).end();
    }
  }
}

function isRead(message: IncomingMessage) {
  return message.method === "GET" || message.method === "HEAD";
}
