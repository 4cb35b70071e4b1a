import type { IncomingMessage, ServerResponse } from "node:http";

const kilobyte = 1024;
export const bodyLimit = 64 * kilobyte;
export const uploadLimit = 5 * kilobyte * kilobyte + bodyLimit;

export type RequestResult = { request: Request } | { refused: number };

/**
 * Turns a Node request into a web Request. The address is SITE_URL's, never the Host header's, except that a
 * site served on this machine answers under every name of it.
 * @returns the request, or the status with which to refuse: 400 malformed, 405 method, 413 body too large
 */
export async function toRequest(
  message: IncomingMessage,
  siteUrl: string,
  signal: AbortSignal,
): Promise<RequestResult> {
  const { method = "GET", url = "/" } = message;
  if (!/^(GET|HEAD|POST|OPTIONS|DELETE|PATCH|PUT)$/.test(method)) return { refused: 405 };
  const address = readAddress(url, message.headers.host, siteUrl);
  if (!address) return { refused: 400 };
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  if (method === "GET" || method === "HEAD")
    return { request: new Request(address, { method, headers, signal }) };
  const limit = /^multipart\//.test(message.headers["content-type"] ?? "") ? uploadLimit : bodyLimit;
  const body = await readBody(message, limit);
  if (!body) return { refused: 413 };
  return { request: new Request(address, { method, headers, body: body.length ? body : null, signal }) };
}

/** Sends a web Response; a HEAD answer keeps its headers and loses its body. */
export async function sendResponse(
  response: Response,
  message: IncomingMessage,
  to: ServerResponse,
): Promise<void> {
  const headers: string[] = [];
  for (const [name, value] of response.headers) headers.push(name, value);
  if (response.body && /^text\/(event-stream|csv)/.test(response.headers.get("content-type") ?? "")) {
    to.writeHead(response.status, headers);
    return stream(response.body, to);
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 304 && response.status !== 204) headers.push("Content-Length", String(body.length));
  to.writeHead(response.status, headers);
  to.end(message.method === "HEAD" ? undefined : body);
}

/** An answer that fails on its way is cut off, so that nobody takes half an export for a whole one. */
async function stream(body: ReadableStream<Uint8Array>, to: ServerResponse): Promise<void> {
  try {
    for await (const chunk of body) {
      if (to.destroyed) return;
      if (!to.write(chunk)) await drained(to);
    }
    to.end();
  } catch (error) {
    to.destroy();
    throw error;
  }
}

function readAddress(url: string, host: string | undefined, siteUrl: string): string | undefined {
  if (!url.startsWith("/") || !isDecodable(url)) return undefined;
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  const base = host && local.test(host) && local.test(new URL(siteUrl).host) ? `http://${host}` : siteUrl;
  return URL.canParse(base + url) ? base + url : undefined;
}

function isDecodable(url: string): boolean {
  try {
    return ![...decodeURIComponent(url.split("?", 1)[0] ?? "")].some((character) => character < " ");
  } catch {
    return false;
  }
}

function readBody(message: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(message.headers["content-length"] ?? 0) > limit) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    message.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        message.pause();
        resolve(undefined);
      } else chunks.push(chunk);
    });
    message.on("end", () => resolve(Buffer.concat(chunks)));
    message.on("error", reject);
    message.on("aborted", () => reject(new Error("the client went away")));
  });
}

function drained(to: ServerResponse): Promise<void> {
  if (to.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    to.once("drain", resolve);
    to.once("close", resolve);
  });
}
