import { onDevice } from "#app/shell/device-storage.ts";
import { answeredKey, draftPrefix, queueKey } from "./keys.ts";

/** On a shared device, text older than a week is more likely another person's. */
const longestKeptMs = 7 * 86_400_000;

/** Whether an entry stored at that instant may stay. */
export function isYoung(at: number): boolean {
  return Date.now() - at < longestKeptMs;
}

/** Deletes what any form left on this device more than a week ago, and entries that cannot be read. */
export function dropExpired(): void {
  onDevice((device) => {
    for (const key of Object.keys(device)) {
      if (key !== queueKey && key !== answeredKey && !key.startsWith(draftPrefix)) continue;
      const held = read(key);
      const young = held.filter((entry) => isYoung(entry?.at ?? entry?.keptAt ?? 0));
      if (young.length === 0) device.removeItem(key);
      else if (young.length < held.length) device.setItem(key, JSON.stringify(young));
    }
  });
}

type Dated = { at?: number; keptAt?: number } | null;

/** A draft is one entry, the others are lists. */
function read(key: string): Dated[] {
  return [onDevice((device) => JSON.parse(device.getItem(key) ?? "")) ?? []].flat();
}
