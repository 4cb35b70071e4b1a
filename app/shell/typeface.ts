import { onDevice } from "./device-storage.ts";
import { savesData } from "./saves-data.ts";

let isHere = false;

/**
 * Takes up the typeface, which the starter has asked for after the first paint: on this page if nothing moves by it, where
 * the letters that it replaces need the same room, else from the next page on.
 */
export async function takeUpTypeface(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.typeface !== undefined || savesData()) return;
  try {
    const [face] = await document.fonts.load("1em Geist");
    if (!face) return;
  } catch {
    // Offline: the next visit tries again.
    return;
  }
  isHere = true;
  // Without storage, only this visit's pages use it.
  onDevice((device) => device.setItem("typeface", "true"));
  const before = shape();
  dataset.typeface = "";
  if (shape() !== before) delete dataset.typeface;
}

/** Call after a client navigation. */
export function applyTypeface(): void {
  if (isHere) document.documentElement.dataset.typeface = "";
}

/** Where the page and the words in its first window stand. */
function shape(): string {
  const parts = document.querySelectorAll<HTMLElement>("body, .say *, .bar > *");
  return Array.from(parts, ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight).join();
}
