import { useEffect, useState } from "react";
import { pressBegun, pressLost } from "./keep-unsent.ts";
import { newsLoaded } from "./use-live.ts";

/**
 * Whether what the viewer sent or opened last had no answer. `checkable`: the page has been loaded since, and shows the
 * change if it reached the server all the same.
 */
export function useLostPress(): "lost" | "checkable" | undefined {
  const [lost, setLost] = useState<"lost" | "checkable">();
  useEffect(() => {
    const begin = () => setLost(undefined);
    const lose = () => setLost("lost");
    const load = () => setLost((present) => present && "checkable");
    addEventListener(pressBegun, begin);
    addEventListener(pressLost, lose);
    addEventListener(newsLoaded, load);
    return () => {
      removeEventListener(pressBegun, begin);
      removeEventListener(pressLost, lose);
      removeEventListener(newsLoaded, load);
    };
  }, []);
  return lost;
}
