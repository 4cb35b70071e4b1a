import { onDevice } from "./device-storage.ts";
import { savesData } from "./saves-data.ts";

let isHere = false;

/**
 * Uses the typeface that the starter has requested after the first paint: on this page if its letters need the same
 * room as those they replace, otherwise from the next page on.
 */
export async function adoptTypeface(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.typeface !== undefined || savesData()) return;
  // Faces of a stylesheet that has loaded since would otherwise be too late to be shown (starter.ts).
  for (const face of document.fonts) if (face.status === "unloaded") face.display = "swap";
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

/** Call it after a client navigation. */
export function applyTypeface(): void {
  if (isHere) document.documentElement.dataset.typeface = "";
}

/** The layout of the page and of the words in its first window. */
function shape(): string {
  const parts = document.querySelectorAll<HTMLElement>("body, .say *, .bar > *");
  return Array.from(parts, ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight).join();
}
