import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from "node:zlib";
import { acceptedEncodings, type Compression, isCompressible } from "./encodings.ts";
import { fitFirstFlight } from "./first-flight.ts";

/** Below this size compression saves less than its header costs. */
const smallBytes = 500;

// Quality for responses compressed on request: 0.3 to 1 ms for a page (decisions/0002).
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 6 } };

const whole = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  zstd: (body: Buffer) => promisify(zstdCompress)(body, zstd),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

const streamed = {
  br: () => createBrotliCompress(brotli),
  zstd: () => createZstdCompress(zstd),
  gzip: () => createGzip(),
};

/**
 * Sends a web Response and compresses texts as the request allows; a HEAD response has headers only.
 * Does not compress event streams, so that each event arrives at once.
 */
export async function sendResponse(
  response: Response,
  message: IncomingMessage,
  to: ServerResponse,
): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  const headers: string[] = [];
  for (const [name, value] of response.headers) headers.push(name, value);
  if (response.body && type.startsWith("text/event-stream")) {
    to.writeHead(response.status, headers);
    return stream(response.body, to);
  }
  const compressible = isCompressible(type) && !response.headers.has("content-encoding");
  if (compressible) headers.push("Vary", "Accept-Encoding");
  const encoding = compressible ? wantedEncoding(message) : undefined;
  if (response.body && type.startsWith("text/csv")) {
    if (encoding) headers.push("Content-Encoding", encoding);
    to.writeHead(response.status, headers);
    return stream(response.body, to, encoding && streamed[encoding]());
  }
  let body = Buffer.from(await response.arrayBuffer());
  if (encoding && body.length > smallBytes) {
    const quick = await whole[encoding](body);
    // Only staff have cookies, and they have the site in their cache.
    const isVisit = encoding === "br" && type.startsWith("text/html") && !message.headers.cookie;
    body = isVisit ? await fitFirstFlight(body, quick) : quick;
    headers.push("Content-Encoding", encoding);
  }
  // The router draws nothing for HEAD, and the length of the answer to GET is not known.
  const isHead = message.method === "HEAD";
  if (!isHead && response.status !== 304 && response.status !== 204)
    headers.push("Content-Length", String(body.length));
  to.writeHead(response.status, headers);
  to.end(isHead ? undefined : body);
}

function wantedEncoding(message: IncomingMessage): Compression | undefined {
  const accepted = message.headers["accept-encoding"];
  return accepted === undefined ? undefined : acceptedEncodings(accepted)[0];
}

/** Cuts the connection when a body fails midway, so that half an export does not look complete. */
async function stream(
  body: ReadableStream<Uint8Array>,
  to: ServerResponse,
  compressor?: NodeJS.ReadWriteStream,
): Promise<void> {
  const source = Readable.fromWeb(body as import("node:stream/web").ReadableStream);
  try {
    await (compressor ? pipeline(source, compressor, to) : pipeline(source, to));
  } catch (error) {
    to.destroy();
    // A client that leaves during an export is not an error.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
