import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/**
 * A pressed button is disabled until the response arrives, which takes its focus away. If the same page stays, the
 * focus returns to the button, and keyboard users continue where they were.
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
