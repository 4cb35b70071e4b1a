import { onDevice } from "./device-storage.ts";
import { savesData } from "./saves-data.ts";

let isHere = false;

/**
 * Uses the typeface that the starter has requested after the first paint: on this page if its letters need the same
 * room as those they replace and no pointer is on the header, otherwise from the next page on.
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
  // What moves from under a pressing pointer is not clicked.
  while (document.querySelector(":active")) await new Promise((later) => setTimeout(later, 100));
  // Names of menus move sideways: the one that the pointer has come for would be another one.
  if (document.querySelector("header:hover")) return;
  const parts = inWindow();
  const before = placesOf(parts);
  dataset.typeface = "";
  if (placesOf(parts) !== before) delete dataset.typeface;
}

/** Call it after a client navigation. */
export function applyTypeface(): void {
  if (isHere) document.documentElement.dataset.typeface = "";
}

/** The bar, and what a visitor sees of the page or has scrolled past: only blocks in the window are laid out already. */
function inWindow(): Element[] {
  const isSeen = (part: Element) => part.getBoundingClientRect().top < innerHeight;
  const blocks = Array.from(document.querySelectorAll("main :is(.hero, .block, .tool)")).filter(isSeen);
  // Words within a paragraph may change their line.
  const parts = blocks.flatMap((block) => [block, ...block.querySelectorAll(":not(p *, svg *)")]);
  return [...document.querySelectorAll(".bar > *"), ...parts.filter(isSeen)];
}

function placesOf(parts: Element[]): string {
  return parts.map((part) => Math.round(part.getBoundingClientRect().top)).join();
}
