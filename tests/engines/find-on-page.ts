type Found = { x: number; y: number } | { covered: string } | { missing: string };

/**
 * Runs in the page. Finds the first visible element of a selector whose name (label, `aria-label` or text) begins with
 * the given one, scrolls it into view and returns its centre, unless something covers it.
 */
export function findOnPage(selector: string, name: string | null): Found {
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: HTMLElement) =>
    words(element.ariaLabel) ||
    words((element as HTMLInputElement).labels?.[0]?.textContent) ||
    words(element.innerText);
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && (!name || nameOf(one).startsWith(name)),
  );
  if (!element) return { missing: `${selector} ${name ?? ""} on ${location.href}` };
  const isWhole = ({ top, bottom }: DOMRect) => top >= 100 && bottom <= innerHeight - 80;
  if (!isWhole(element.getBoundingClientRect()))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (element.contains(hit) || hit.closest("label")?.control === element);
  return isHit ? { x, y } : { covered: `${hit?.outerHTML.slice(0, 100)} at ${x}, ${y}` };
}
