import { useEffect, useState } from "react";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[name=lead][form=bulk]")];

/** The boxes of the list: Shift with a press or with `x` extends to it. @returns how many are ticked */
export function useSelection(): { count: number; tickAll: (on: boolean) => void } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let last: HTMLInputElement | undefined;
    const count = () => setCount(boxes().filter(({ checked }) => checked).length);
    const extend = (to: HTMLInputElement) => {
      const all = boxes();
      const [from, until] = [all.indexOf(last ?? to), all.indexOf(to)].sort((a, b) => a - b);
      for (const box of all.slice(from, (until ?? 0) + 1)) box.checked = to.checked;
    };
    const changed = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !boxes().includes(target)) return;
      if ((event as MouseEvent).shiftKey && last?.isConnected) extend(target);
      last = target;
      count();
    };
    // A press of the keyboard is a click too, and says whether Shift was held.
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
    setCount(on ? boxes().length : 0);
  };
  return { count, tickAll };
}

/** Ticks the box of the row in which the focus is. @param shift extends from the one before */
export function tickFocused(shift: boolean): void {
  const box = document.activeElement
    ?.closest("tr")
    ?.querySelector<HTMLInputElement>("input[name=lead][form=bulk]");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: shift }));
}
