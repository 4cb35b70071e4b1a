import { randomFillSync } from "node:crypto";

const random = new Uint8Array(16 * 256);
let used = random.length;
let lastMs = 0;
let counter = 0;
const maxCounter = 0xfff;

/**
 * A UUIDv7 (RFC 9562, method 1): sorts by creation, also within a millisecond of one process.
 * @param now the instant it carries; an instant before the last one counts as the last one
 */
export function newId(now: Date): string {
  const ms = now.getTime();
  if (ms > lastMs) {
    lastMs = ms;
    counter = 0;
  } else if (++counter > maxCounter) {
    lastMs++;
    counter = 0;
  }
  const time = lastMs.toString(16).padStart(12, "0");
  const tail = randomHex();
  const variant = "89ab"[Number.parseInt(tail.charAt(0), 16) & 3];
  const count = counter.toString(16).padStart(3, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variant}${tail.slice(1, 4)}-${tail.slice(4)}`;
}

/** The smallest id of an instant: ids made at or after it sort at or behind it. */
export function firstIdAt(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function randomHex(): string {
  if (used + 8 > random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.subarray(used, used + 8);
  used += 8;
  return Buffer.from(bytes).toString("hex");
}
