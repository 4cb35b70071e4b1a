import { closeSync, openSync, read, readSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { acceptedEncodings, type Encoding } from "./encodings.ts";
import type { Log } from "./log.ts";

/** One line of a `pack.json`: the position of each encoding of a file in the `pack.bin` beside it. */
export type PackedFile = {
  path: string;
  type: string;
  cache: string;
  etag: string;
  /** The content security policy of a document; other files have the default one. */
  policy?: string;
  bodies: Partial<Record<Encoding, [offset: number, length: number]>>;
};

/** The body itself, or its position on the disk. */
type Body = Buffer | [offset: number, length: number];
type Answer = { headers: string[]; etag: string; body: Body; disk: Disk };
type Entry = Partial<Record<Encoding, Answer>> & { identity: Answer };

/** An open `pack.bin`. Once released, it is closed after its last reader. */
type Disk = { file: number; readers: number; isLetGo: boolean };

/** The files of a folder with a `pack.json` and a `pack.bin`. */
export type Pack = { entries: ReadonlyMap<string, Entry>; letGo(): void };

export type PackedFiles = ReturnType<typeof servePacks>;

const smallBytes = 64_000;
const pieceBytes = 64_000;

/** After this many files, the event loop handles requests. */
const filesAtOnce = 32;

/**
 * Reads a pack without blocking requests. Memory holds what browsers request most; the rest is read from disk on
 * request.
 */
export async function loadPack(folder: string, common: [string, string][]): Promise<Pack> {
  const index: PackedFile[] = JSON.parse(await readFile(`${folder}/pack.json`, "utf8"));
  const disk: Disk = { file: openSync(`${folder}/pack.bin`, "r"), readers: 0, isLetGo: false };
  const held = roomFor(index);
  const entries = new Map<string, Entry>();
  for (const [at, file] of index.entries()) {
    entries.set(file.path, toEntry(file, disk, held, common));
    if (at % filesAtOnce === 0) await nextTurn();
  }
  return {
    entries,
    letGo() {
      disk.isLetGo = true;
      closeIfUnread(disk);
    },
  };
}

/**
 * Serves packed files, precompressed and with prepared headers: those of the current release, which can be replaced at
 * any time, and those of the bundle.
 */
export function servePacks(first: Pack, bundle: Pack, common: [string, string][], log: Log) {
  let release = first;
  const accepted = new Map<string, Encoding[]>();

  function encodings(header: string): Encoding[] {
    let known = accepted.get(header);
    if (!known) {
      known = acceptedEncodings(header);
      if (accepted.size < 200) accepted.set(header, known);
    }
    return known;
  }

  function send({ headers, body, disk }: Answer, headOnly: boolean, to: ServerResponse) {
    if (headOnly || Buffer.isBuffer(body)) to.writeHead(200, headers).end(headOnly ? undefined : body);
    else {
      to.once("close", beginReading(disk));
      sendPiece(headers, body, disk, 0, to);
    }
  }

  /** Backpressure: reads the next piece only after the client has taken the previous ones. */
  function sendPiece(
    headers: string[],
    [offset, length]: [number, number],
    disk: Disk,
    sent: number,
    to: ServerResponse,
  ) {
    const size = Math.min(pieceBytes, length - sent);
    const end = beginReading(disk);
    read(disk.file, Buffer.allocUnsafe(size), 0, size, offset + sent, (error, count, piece) => {
      end();
      if (error || count < size) {
        log.error({ err: error }, "a file of the site could not be read");
        if (to.headersSent) to.destroy();
        else to.writeHead(500, ["Content-Length", "0", ...common.flat()]).end();
        return;
      }
      if (to.destroyed) return;
      if (sent === 0) to.writeHead(200, headers);
      const next = () => sendPiece(headers, [offset, length], disk, sent + size, to);
      if (sent + size === length) to.end(piece);
      else if (to.write(piece)) next();
      else to.once("drain", next);
    });
  }

  return {
    /** Replaces the files of the release; responses in progress keep the previous ones. */
    show(next: Pack): void {
      release.letGo();
      release = next;
    },
    /** Answers a GET or HEAD of a known exact path. Returns whether it did. */
    answer(path: string, message: IncomingMessage, to: ServerResponse): boolean {
      const entry = release.entries.get(path) ?? bundle.entries.get(path);
      if (!entry) return false;
      const accept = message.headers["accept-encoding"];
      const wanted = accept === undefined ? undefined : encodings(accept).find((encoding) => entry[encoding]);
      const answer = (wanted && entry[wanted]) || entry.identity;
      const match = message.headers["if-none-match"];
      if (match !== undefined && matches(match, answer.etag)) {
        to.writeHead(304, answer.headers.slice(4)).end();
      } else {
        send(answer, message.method === "HEAD", to);
      }
      return true;
    },
  };
}

function toEntry(file: PackedFile, disk: Disk, held: Room, headers: [string, string][]): Entry {
  const own = {
    "Content-Security-Policy": file.policy,
    // Link previews on other sites show the page's picture.
    "Cross-Origin-Resource-Policy": file.path.startsWith("/share/") ? "cross-origin" : undefined,
  };
  const common = headers.flatMap(([name, value]) => [name, own[name as keyof typeof own] ?? value]);
  const answers = Object.entries(file.bodies).map(([encoding, [offset, length]]) => {
    const body: Body = isHeld(file, encoding, length)
      ? held.read(disk.file, offset, length)
      : [offset, length];
    const etag = `"${file.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const compressed = Object.keys(file.bodies).length > 1;
    // Content-Length and Content-Type come first, because a 304 omits these two pairs.
    const first = ["Content-Length", String(length), "Content-Type", file.type];
    if (encoding !== "identity") first.push("Content-Encoding", encoding);
    first.push("Cache-Control", file.cache, "ETag", etag);
    if (compressed) first.push("Vary", "Accept-Encoding");
    // Keep PDFs out of search: they duplicate pages or are gated.
    if (file.type === "application/pdf" && !common.includes("X-Robots-Tag")) {
      first.push("X-Robots-Tag", "noindex");
    }
    return [encoding, { headers: [...first, ...common], etag, body, disk }];
  });
  return Object.fromEntries(answers) as Entry;
}

/** @returns ends the reading */
function beginReading(disk: Disk): () => void {
  disk.readers += 1;
  return () => {
    disk.readers -= 1;
    closeIfUnread(disk);
  };
}

function closeIfUnread(disk: Disk): void {
  if (!disk.isLetGo || disk.readers > 0 || disk.file < 0) return;
  closeSync(disk.file);
  disk.file = -1;
}

type Room = { read(disk: number, offset: number, length: number): Buffer };

/** One buffer for everything in memory, so that the system gets all of it back when the next release replaces it. */
function roomFor(index: readonly PackedFile[]): Room {
  const held = index.flatMap((file) =>
    Object.entries(file.bodies).flatMap(([encoding, [, length]]) =>
      isHeld(file, encoding, length) ? [length] : [],
    ),
  );
  const room = Buffer.allocUnsafeSlow(held.reduce((sum, length) => sum + length, 0));
  let taken = 0;
  return {
    read(disk, offset, length) {
      const body = room.subarray(taken, taken + length);
      taken += length;
      readSync(disk, body, 0, length, offset);
      return body;
    },
  };
}

/** No pictures: the system keeps those that are asked for in memory of its own, which it can take back. */
function isHeld({ type, bodies }: PackedFile, encoding: string, length: number): boolean {
  return encoding === "br" || (!bodies.br && length <= smallBytes && !type.startsWith("image/"));
}

function matches(header: string, etag: string): boolean {
  return header === "*" || header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}
