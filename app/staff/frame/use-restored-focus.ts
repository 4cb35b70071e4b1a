import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/**
 * A button that is pressed is disabled until the answer is there, and loses the focus by that. Where the same page stays,
 * refused or not, the focus returns to it: whoever works by keyboard goes on where they were.
 */
export function useRestoredFocus(): void {
  const pressed = useRef<Element | null>(null);
  const isBusy = [useNavigation(), ...useFetchers()].some(({ state }) => state !== "idle");
  useEffect(() => {
    const note = () => {
      pressed.current = document.activeElement;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);
  useEffect(() => {
    if (isBusy) return;
    const from = pressed.current;
    pressed.current = null;
    const isLost = document.activeElement === document.body;
    if (isLost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  }, [isBusy]);
}
