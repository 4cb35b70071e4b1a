import { randomFillSync, randomInt } from "node:crypto";

const randomBytes = 6;
const random = Buffer.alloc(randomBytes * 512);
let used = random.length;

const lastInstant = 2 ** 48 - 1;
const counters = 2 ** 26;
let counter = randomInt(counters / 2);

/**
 * A UUIDv7 (RFC 9562): 48 bits of the instant, a 26-bit counter that runs on through the process, 48 random bits. Ids
 * of one instant sort in the order in which this process made them.
 */
export function newId(now: Date): string {
  counter = (counter + 1) % counters;
  const high = hex(0x7000 | (counter >>> 14), 4);
  const low = hex(0x8000 | (counter & 0x3fff), 4);
  return `${timePart(now)}-${high}-${low}-${randomHex()}`;
}

/** The smallest id of an instant: later ids sort at or after it. */
export function firstIdAt(instant: Date): string {
  return `${timePart(instant)}-7000-8000-000000000000`;
}

/** The instant at which an id was made. */
export function instantOf(id: string): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}

/** Whether a text has the format of an id. Check before a query: PostgreSQL rejects anything else. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** An id that a form brings; undefined if it has no format of one. */
export function readId(text: string): string | undefined {
  return isId(text) ? text : undefined;
}

/** The 16 bytes of an id. */
export function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

export function idOfBytes(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function timePart(instant: Date): string {
  const time = hex(Math.max(0, Math.min(instant.getTime(), lastInstant)), 12);
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, "0");
}

function randomHex(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += randomBytes;
  return random.toString("hex", used - randomBytes, used);
}
