const storageKey = "scrollPositions";
const most = 50;

/** How far each entry of the history was scrolled: key of the location -> pixels. Survives a reload. */
export function createScrollMemory(storage: Pick<Storage, "getItem" | "setItem">) {
  const positions = new Map<string, number>(read(storage));
  return {
    remember(key: string, top: number): void {
      positions.delete(key);
      positions.set(key, top);
      const oldest = positions.keys().next().value;
      if (positions.size > most && oldest !== undefined) positions.delete(oldest);
    },
    recall: (key: string): number | undefined => positions.get(key),
    save(): void {
      try {
        storage.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Without storage only a reload forgets the positions.
      }
    },
  };
}

function read(storage: Pick<Storage, "getItem">): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
