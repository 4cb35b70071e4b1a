import type { IncomingMessage } from "node:http";
import { uploadBodyLimit, uploadPaths } from "#app/forms/upload-rules.ts";

const kilobyte = 1024;
const bodyLimit = 64 * kilobyte;
/** So many bodies with files are held in memory at a time; who comes then is asked to come again. */
const mostUploads = 20;
/** A file that is too large is still taken off the line up to here, so that its sender gets to read the answer. */
const uploadDrainLimit = 30 * kilobyte * kilobyte;

const seconds = (count: number) => count * 1000;
const bodyPatienceMs = seconds(30);
/** Five megabytes over a slow phone. */
export const uploadPatienceMs = seconds(180);

let uploads = 0;

export type RequestResult = { request: Request } | { refused: number };

/**
 * Turns a Node request into a web Request. The address is SITE_URL's, never the Host header's, except that a
 * site served on this machine answers under every name of it.
 * A body with a file that is too large goes on without its bytes: the form answers for it, with its page.
 * @returns the request, or the status with which to refuse: 400 malformed, 405 method, 408 too slow, 413 too large,
 * 503 too many uploads at once
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
  const { rawHeaders: raw } = message;
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] as string, raw[at + 1] as string);
  if (method === "GET" || method === "HEAD")
    return { request: new Request(address, { method, headers, signal }) };
  const upload = isUpload(message, new URL(address).pathname);
  if (upload && uploads >= mostUploads) return { refused: 503 };
  if (upload) uploads++;
  try {
    const body = await readBody(message, upload ? uploadRules : bodyRules);
    if (body === "slow") return { refused: 408 };
    if (body === "large" && !upload) return { refused: 413 };
    if (body === "large") headers.set("Content-Length", String(uploadBodyLimit + 1));
    const bytes = body === "large" || body.length === 0 ? null : body;
    return { request: new Request(address, { method, headers, body: bytes, signal }) };
  } finally {
    if (upload) uploads--;
  }
}

function isUpload({ headers }: IncomingMessage, path: string): boolean {
  return uploadPaths.includes(path) && /^multipart\/form-data/i.test(headers["content-type"] ?? "");
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

type BodyRules = {
  limit: number;
  /** Most bytes that are taken off the line, kept or not. */
  drain: number;
  patienceMs: number;
};

const bodyRules: BodyRules = { limit: bodyLimit, drain: bodyLimit, patienceMs: bodyPatienceMs };
const uploadRules: BodyRules = {
  limit: uploadBodyLimit,
  drain: uploadDrainLimit,
  patienceMs: uploadPatienceMs,
};

function readBody(
  message: IncomingMessage,
  { limit, drain, patienceMs }: BodyRules,
): Promise<Buffer<ArrayBuffer> | "large" | "slow"> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const end = (result: Buffer<ArrayBuffer> | "large" | "slow") => {
      clearTimeout(timer);
      resolve(result);
    };
    const timer = setTimeout(() => {
      message.pause();
      end("slow");
    }, patienceMs);
    if (Number(message.headers["content-length"] ?? 0) > drain) return end("large");
    message.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
      if (size > drain) {
        message.pause();
        end("large");
      }
    });
    message.on("end", () => end(size > limit ? "large" : Buffer.concat(chunks)));
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
