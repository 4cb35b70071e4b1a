import { useEffect, useState } from "react";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[name=lead][form=bulk]")];

const wholeList = () => document.querySelector<HTMLInputElement>("#bulk input[name=all]");

/**
 * The boxes of the list: Shift with a click or with `x` extends the selection. While the whole list is selected its
 * boxes are ticked, and unticking one ends that.
 * @returns the number of ticked boxes, and whether the whole list is meant, including other pages
 */
export function useSelection(): { count: number; isAll: boolean; tickAll: (on: boolean) => void } {
  const [count, setCount] = useState(0);
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    let last: HTMLInputElement | undefined;
    const count = () => {
      setCount(boxes().filter(({ checked }) => checked).length);
      setAll(wholeList()?.checked ?? false);
    };
    const extend = (to: HTMLInputElement) => {
      const all = boxes();
      const [from, until] = [all.indexOf(last ?? to), all.indexOf(to)].sort((a, b) => a - b);
      for (const box of all.slice(from, (until ?? 0) + 1)) box.checked = to.checked;
    };
    const changed = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      const whole = wholeList();
      if (target === whole) for (const box of boxes()) box.checked = target.checked;
      if (!boxes().includes(target)) return;
      if (whole && !target.checked) whole.checked = false;
      if ((event as MouseEvent).shiftKey && last?.isConnected) extend(target);
      last = target;
      count();
    };
    // Toggling by keyboard fires a click too, with the state of Shift.
    document.addEventListener("click", changed);
    document.addEventListener("change", count);
    count();
    return () => {
      document.removeEventListener("click", changed);
      document.removeEventListener("change", count);
    };
  }, []);
  const tickAll = (on: boolean) => {
    for (const box of boxes()) box.checked = on;
    const whole = wholeList();
    if (whole && !on) {
      whole.checked = false;
      setAll(false);
    }
    setCount(on ? boxes().length : 0);
  };
  return { count, isAll, tickAll };
}

/** Ticks the box of the focused row. @param shift extends the selection from the last one */
export function tickFocused(shift: boolean): void {
  const box = document.activeElement
    ?.closest("tr")
    ?.querySelector<HTMLInputElement>("input[name=lead][form=bulk]");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: shift }));
}
