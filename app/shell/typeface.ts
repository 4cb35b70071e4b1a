import { onDevice } from "./device-storage.ts";
import { savesData } from "./saves-data.ts";

let isHere = false;

/**
 * Fetches the typeface after everything else. The present page keeps its fallback font, so that nothing moves; later
 * pages and visits use the typeface.
 */
export async function bringTypeface(): Promise<void> {
  if (isInUse() || savesData()) return;
  const face = [...document.fonts].find(
    ({ family }) => family.includes("Geist") && !family.includes("Arial"),
  );
  try {
    await face?.load();
  } catch {
    // Offline: the next visit tries again.
    return;
  }
  isHere = true;
  // Without storage, only this visit's pages use it.
  onDevice((device) => device.setItem("typeface", "true"));
}

/** Call after a client navigation. */
export function applyTypeface(): void {
  if (isHere) document.documentElement.dataset.typeface = "";
}

function isInUse(): boolean {
  return document.documentElement.dataset.typeface !== undefined;
}
