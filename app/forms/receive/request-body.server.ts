import type { Typed } from "#app/forms/engine/read-answers.ts";
import { boundaryOf, isModest } from "./multipart-bounds.server.ts";
import type { SentFile, SentFiles } from "./uploads.server.ts";

export const bodyLimit = 64_000;

export type Body =
  | { ok: true; kind: "json"; text: string }
  | { ok: true; kind: "fields"; typed: Typed; files: SentFiles }
  | { ok: false; status: 400 | 408 | 413 | 415 };

const maxFields = 200;

/** Whether the sender declares a body larger than any form needs. */
export function declaredTooLarge(request: Request, limit = bodyLimit): boolean {
  return Number(request.headers.get("Content-Length") ?? 0) > limit;
}

/**
 * Reads a body of at most 64 kB and counts while it arrives, so that nothing larger is ever held in memory. JSON stays
 * text; both form encodings become names with their values. Files are refused with 415.
 * @param uploadLimit for a form that takes files: most bytes of a multipart body
 */
export async function readBody(request: Request, uploadLimit?: number): Promise<Body> {
  const type = request.headers.get("Content-Type") ?? "";
  const essence = type.split(";", 1)[0]?.trim().toLowerCase();
  const known = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
  if (!known.includes(essence ?? "")) return { ok: false, status: 415 };
  const isMultipart = essence === "multipart/form-data";
  const bytes = await readBytes(request, (isMultipart && uploadLimit) || bodyLimit);
  if (bytes === "broken") return { ok: false, status: 400 };
  if (bytes === "slow") return { ok: false, status: 408 };
  if (bytes === "too large") return { ok: false, status: 413 };
  if (isMultipart) return readMultipart(bytes, type, uploadLimit !== undefined);
  const text = decoded(bytes);
  if (text === undefined) return { ok: false, status: 400 };
  if (essence === "application/json") return { ok: true, kind: "json", text };
  return gathered(new URLSearchParams(text));
}

async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too large" | "broken" | "slow"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return "too large";
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return "slow";
    return "broken"; // the client went away or sent a broken stream
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

async function readMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  takesFiles: boolean,
): Promise<Body> {
  try {
    const boundary = boundaryOf(type);
    if (!boundary || !isModest(bytes, boundary)) return { ok: false, status: 400 };
    const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
    const data = await new Response(bytes, { headers }).formData();
    const pairs: [string, string][] = [];
    const files = new Map<string, SentFile[]>();
    for (const [name, value] of data) {
      if (typeof value === "string") pairs.push([name, value]);
      else if (!takesFiles) return { ok: false, status: 415 };
      // A browser sends an empty file field as a file without name and bytes.
      else if (value.name !== "" || value.size > 0) {
        const file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
        files.set(name, [...(files.get(name) ?? []), file]);
      }
    }
    return gathered(pairs, files);
  } catch {
    return { ok: false, status: 400 }; // not what its content type says
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined; // not UTF-8
  }
}

function gathered(pairs: Iterable<[string, string]>, files: SentFiles = new Map()): Body {
  const typed = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of pairs) {
    if (++count > maxFields) return { ok: false, status: 400 };
    const values = typed.get(name);
    if (values) values.push(value);
    else typed.set(name, [value]);
  }
  return { ok: true, kind: "fields", typed, files };
}
