import type { IncomingMessage } from "node:http";
import { isUploadPath } from "#app/forms/engine/upload-rules.ts";
import { importPaths } from "#app/import/import-rules.ts";
import { isReplyPath } from "#app/leads/conversation/attachments.ts";
import { addressKey } from "#app/rate-limit/networks.ts";
import { arrivingBody, leaveUnread } from "./arriving-body.ts";
import { takePlace } from "./upload-places.ts";

const bodyLimit = 64 * 1024;

const seconds = (count: number) => count * 1000;
const bodyPatienceMs = seconds(30);

export type RequestResult = { request: Request } | { refused: number };

/**
 * Turns a Node request into a web Request. Its origin is SITE_URL's, never the Host header's; a site served on this
 * machine also accepts the machine's other names.
 * Does not read a body with a file: its receiver reads it after checking the rate limit.
 * @param address the client's IP address, for limits only
 * @returns the request, or the status to refuse it with: 400 malformed, 405 method, 408 too slow, 413 too large,
 * 503 too many uploads at once
 */
export async function toRequest(
  message: IncomingMessage,
  { siteUrl, signal, address: client }: { siteUrl: string; signal: AbortSignal; address: string },
): Promise<RequestResult> {
  const { method = "GET", url: asked = "/" } = message;
  const url = decodable(asked);
  if (!/^(GET|HEAD|POST|OPTIONS|DELETE|PATCH|PUT)$/.test(method)) return { refused: 405 };
  const address = readAddress(url, message.headers.host, siteUrl);
  if (!address) return { refused: 400 };
  const headers = new Headers();
  const { rawHeaders: raw } = message;
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] as string, raw[at + 1] as string);
  if (method === "GET" || method === "HEAD")
    return { request: new Request(address, { method, headers, signal }) };
  if (isUpload(message, new URL(address).pathname)) {
    const leave = takePlace(addressKey(client));
    if (!leave) return { refused: 503 };
    message.once("close", leave);
    const init = { method, headers, signal, body: arrivingBody(message), duplex: "half" };
    return { request: new Request(address, init) };
  }
  const body = await readBody(message);
  if (body === "slow") return { refused: 408 };
  if (body === "large") return { refused: 413 };
  return {
    request: new Request(address, { method, headers, body: body.length === 0 ? null : body, signal }),
  };
}

function isUpload({ headers }: IncomingMessage, path: string): boolean {
  const isLarge = isUploadPath(path) || importPaths.includes(path) || isReplyPath(path);
  return isLarge && /^multipart\/form-data/i.test(headers["content-type"] ?? "");
}

function readAddress(url: string, host: string | undefined, siteUrl: string): string | undefined {
  if (!url.startsWith("/") || hasControls(url)) return undefined;
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  const base = host && local.test(host) && local.test(new URL(siteUrl).host) ? `http://${host}` : siteUrl;
  return URL.canParse(base + url) ? base + url : undefined;
}

/** A path that cannot be decoded means its percent signs as such: there is no page at it. */
function decodable(url: string): string {
  if (decodedPath(url) !== undefined) return url;
  const [path = "", ...query] = url.split("?");
  return [path.replaceAll("%", "%25"), ...query].join("?");
}

function hasControls(url: string): boolean {
  return [...(decodedPath(url) ?? "")].some((character) => character < " ");
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return undefined;
  }
}

function readBody(message: IncomingMessage): Promise<Buffer<ArrayBuffer> | "large" | "slow"> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (result: Buffer<ArrayBuffer> | "large" | "slow") => {
      clearTimeout(timer);
      message.off("data", onData);
      resolve(result);
    };
    const refuseLarge = () => {
      // A sender that is cut off may miss the response: a proxy makes a 502 of it.
      leaveUnread(message);
      end("large");
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimit) refuseLarge();
      else chunks.push(chunk);
    };
    const timer = setTimeout(() => {
      message.pause();
      end("slow");
    }, bodyPatienceMs);
    if (Number(message.headers["content-length"] ?? 0) > bodyLimit) return refuseLarge();
    message.on("data", onData);
    message.on("end", () => end(Buffer.concat(chunks)));
    message.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    message.on("aborted", () => {
      clearTimeout(timer);
      reject(new Error("the client went away"));
    });
  });
}
