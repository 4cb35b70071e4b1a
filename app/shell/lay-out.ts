/** On a part of the page that is not laid out yet: asleep.css. */
const later = "data-later";

/** So many parts of a page may be in the first window. */
const partsSeenFirst = 2;

let turn = 0;

/**
 * Leaves what lies below the first window of a page out of its first frame, and lays it out afterwards, one part a
 * frame: the whole of it at once holds up a phone for a quarter of a second.
 */
export function layOutByParts(): void {
  for (const part of partsBelow()) part.setAttribute(later, "");
  turn += 1;
  afterFrame(turn);
}

/** Lays out what is left, where positions on the page count. */
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

/** Blocks, forms and tools, whether they stand in a piece of standing HTML or by themselves, and the footer. */
function partsBelow(): Element[] {
  const parts = [...document.querySelectorAll("main > *")].flatMap((piece) =>
    piece.matches("[class]") ? [piece] : [...piece.children],
  );
  return [...parts.slice(partsSeenFirst), ...document.querySelectorAll(".foot")];
}

/** WebKit has no idle time to ask for. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}
