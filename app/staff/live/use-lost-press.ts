import { useEffect, useState } from "react";
import { pressBegun, pressLost } from "./keep-unsent.ts";

/** Whether what the viewer sent or opened last did not reach the server. */
export function useLostPress(): boolean {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const begin = () => setIsLost(false);
    const lose = () => setIsLost(true);
    addEventListener(pressBegun, begin);
    addEventListener(pressLost, lose);
    return () => {
      removeEventListener(pressBegun, begin);
      removeEventListener(pressLost, lose);
    };
  }, []);
  return isLost;
}
