/** Marks a part of the page without layout (asleep.css). */
const later = "data-later";

/** The number of parts that may be in the first window. */
const partsSeenFirst = 2;

let turn = 0;

/**
 * Leaves the content below the fold out of a page's first frame and then lays it out one part per frame: all at once
 * would block a phone for a quarter of a second.
 */
export function layOutByParts(): void {
  for (const part of partsBelow()) part.setAttribute(later, "");
  turn += 1;
  afterFrame(turn);
}

/** Lays out all remaining parts, for code that needs positions on the page. */
export function layOutNow(): void {
  turn += 1;
  for (const part of document.querySelectorAll(`[${later}]`)) part.removeAttribute(later);
}

function afterFrame(mine: number) {
  requestAnimationFrame(() => whenIdle(() => next(mine)));
}

function next(mine: number) {
  const part = mine === turn && document.querySelector(`[${later}]`);
  if (!part) return;
  part.removeAttribute(later);
  afterFrame(mine);
}

/** Blocks, forms and tools, inside static HTML or outside it, and the footer. */
function partsBelow(): Element[] {
  const parts = [...document.querySelectorAll("main > *")].flatMap((piece) =>
    piece.matches("[class]") ? [piece] : [...piece.children],
  );
  return [...parts.slice(partsSeenFirst), ...document.querySelectorAll(".foot")];
}

/** WebKit has no requestIdleCallback. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}
