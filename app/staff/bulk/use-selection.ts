import { useEffect, useState } from "react";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[name=lead][form=bulk]")];

const wholeList = () => document.querySelector<HTMLInputElement>("#bulk input[name=all]");

/**
 * The boxes of the list: Shift with a press or with `x` extends to it. Who has chosen the whole list sees its boxes
 * ticked, and taking one off ends that choice.
 * @returns how many are ticked, and whether all of the list is meant, also beyond this page
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
    const whole = wholeList();
    if (whole && !on) {
      whole.checked = false;
      setAll(false);
    }
    setCount(on ? boxes().length : 0);
  };
  return { count, isAll, tickAll };
}

/** Ticks the box of the row in which the focus is. @param shift extends from the one before */
export function tickFocused(shift: boolean): void {
  const box = document.activeElement
    ?.closest("tr")
    ?.querySelector<HTMLInputElement>("input[name=lead][form=bulk]");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: shift }));
}
