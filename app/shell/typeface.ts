import { onDevice } from "./device-storage.ts";
import { savesData } from "./saves-data.ts";

let isHere = false;

/**
 * Fetches the typeface, behind everything else. The page that stands keeps the letters it was painted with, so that
 * nothing in it moves; the pages after it, and every later visit of this device, are drawn in the typeface.
 */
export async function bringTypeface(): Promise<void> {
  if (isInUse() || savesData()) return;
  const face = [...document.fonts].find(
    ({ family }) => family.includes("Geist") && !family.includes("Arial"),
  );
  try {
    await face?.load();
  } catch {
    // Without a network this device has it next time.
    return;
  }
  isHere = true;
  // A browser without storage has it for the pages of this visit only.
  onDevice((device) => device.setItem("typeface", "true"));
}

/** To be called when another page takes the place of the one that stood. */
export function applyTypeface(): void {
  if (isHere) document.documentElement.dataset.typeface = "";
}

function isInUse(): boolean {
  return document.documentElement.dataset.typeface !== undefined;
}
