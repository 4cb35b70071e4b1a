import { inTab } from "../device-storage.ts";

const storageKey = "scrollPositions";
const most = 50;

/** How far each entry of the history was scrolled: key of the location -> pixels. Survives a reload. */
export function createScrollMemory() {
  const positions = new Map<string, number>(read());
  return {
    remember(key: string, top: number): void {
      positions.delete(key);
      positions.set(key, top);
      const oldest = positions.keys().next().value;
      if (positions.size > most && oldest !== undefined) positions.delete(oldest);
    },
    recall: (key: string): number | undefined => positions.get(key),
    save(): void {
      // Without storage only a reload forgets the positions.
      inTab((tab) => tab.setItem(storageKey, JSON.stringify([...positions])));
    },
  };
}

function read(): [string, number][] {
  const stored = inTab((tab): unknown => JSON.parse(tab.getItem(storageKey) ?? "[]"));
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
