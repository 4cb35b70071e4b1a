import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useNavigate } from "react-router";
import { isIn, type Stretch } from "./hours-address.ts";

type Chosen = Stretch & { column: number; first: string; last: string };

/**
 * Chooses a stretch of a column: by dragging over its free cells, or with Shift and the arrow keys; Enter confirms.
 * Without it, each free cell is a link to its half hour.
 * @param address the address of a stretch
 */
export function useChooseHours(address: (stretch: Stretch) => string) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>();
  const [isDragging, setDragging] = useState(false);

  /** @param anchor the start of the stretch; by default the present one */
  function extend(cell: HTMLElement, anchor?: HTMLElement): void {
    const { column = "", from = "", to = "" } = cell.dataset;
    const begun = anchor ? { first: anchor.dataset.from ?? from, last: anchor.dataset.to ?? to } : chosen;
    const { first, last } = begun ?? { first: from, last: to };
    setChosen({
      column: Number(column),
      ...{ first, last },
      from: [from, first].sort()[0] ?? from,
      to: [to, last].sort()[1] ?? to,
    });
  }

  function take(): void {
    if (chosen) navigate(address({ from: chosen.from, to: chosen.to }), { preventScrollReset: true });
    setChosen(undefined);
  }

  return {
    isChosen: (column: number, from: string) =>
      chosen !== undefined && chosen.column === column && isIn(chosen, from),
    handlers: {
      onPointerDown(event: PointerEvent) {
        const cell = cellOf(event.target);
        if (!cell || event.button !== 0 || event.pointerType === "touch") return;
        extend(cell, cell);
        setDragging(true);
      },
      onPointerOver(event: PointerEvent) {
        const cell = cellOf(event.target);
        if (isDragging && cell && cell.dataset.column === String(chosen?.column)) extend(cell);
      },
      onPointerUp(event: PointerEvent) {
        if (!isDragging) return;
        setDragging(false);
        // A click on one cell follows its link.
        if (chosen && (chosen.from !== chosen.first || chosen.to !== chosen.last)) take();
        else if (!cellOf(event.target)) setChosen(undefined);
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onKeyDown(event: KeyboardEvent) {
        const cell = cellOf(event.target);
        if (!cell) return;
        const next = nextCell(cell, event.key);
        if (next) {
          event.preventDefault();
          if (event.shiftKey && next.dataset.column === cell.dataset.column) {
            extend(next, chosen ? undefined : cell);
          } else setChosen(undefined);
          next.querySelector("a")?.focus();
        } else if (event.key === "Enter" && chosen) {
          event.preventDefault();
          take();
        } else if (event.key === "Escape") setChosen(undefined);
      },
    },
  };
}

function cellOf(target: EventTarget): HTMLElement | undefined {
  return (target as Element).closest<HTMLElement>("td[data-from]") ?? undefined;
}

/** The free cell that an arrow key leads to: in the column, or at the same hour of the next column. */
function nextCell(cell: HTMLElement, key: string): HTMLElement | undefined {
  const table = cell.closest("table");
  const free = [...(table?.querySelectorAll<HTMLElement>("td[data-from]") ?? [])];
  const { column = "", from = "" } = cell.dataset;
  const own = free.filter(({ dataset }) => dataset.column === column);
  const at = own.indexOf(cell);
  if (key === "ArrowDown") return own[at + 1];
  if (key === "ArrowUp") return own[at - 1];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  return free.find(
    ({ dataset }) => dataset.column === String(Number(column) + step) && (dataset.from ?? "") >= from,
  );
}
