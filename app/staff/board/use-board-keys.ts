import { useEffect, useRef } from "react";

/**
 * Arrow keys move the focus from card to card; with Shift, left and right move the focused card, and "m" asks for its
 * target.
 * @param move `way`: one column back, one on, or 0 to choose
 */
export function useBoardKeys(move: (id: string, way: -1 | 0 | 1) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const card = (event.target as HTMLElement).closest<HTMLElement>("[data-card]");
      if (!card) return;
      const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
      if (event.key === "m" || (event.shiftKey && way !== 0)) latest.current(card.dataset.card ?? "", way);
      else if (event.key.startsWith("Arrow") && !event.shiftKey) beside(card, event.key)?.focus();
      else return;
      event.preventDefault();
    };
    const box = grid.current;
    box?.addEventListener("keydown", press);
    return () => box?.removeEventListener("keydown", press);
  }, []);
  return grid;
}

function beside(card: HTMLElement, key: string): HTMLElement | null {
  const linkIn = (element: Element | null | undefined) =>
    element?.querySelector<HTMLElement>("[data-card-link]") ?? null;
  if (key === "ArrowDown") return linkIn(card.nextElementSibling);
  if (key === "ArrowUp") return linkIn(card.previousElementSibling);
  const place = [...(card.parentElement?.children ?? [])].indexOf(card);
  let column = card.closest(".board-column");
  // Skips empty columns.
  for (;;) {
    column = (key === "ArrowLeft" ? column?.previousElementSibling : column?.nextElementSibling) ?? null;
    if (!column) return null;
    const cards = column.querySelectorAll("[data-card]");
    if (cards.length > 0) return linkIn(cards[Math.min(place, cards.length - 1)]);
  }
}
