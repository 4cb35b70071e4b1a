import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { pressLost } from "./keep-unsent.ts";
import { useNews } from "./use-live.ts";

/** Whether the last post did not reach the server; false again at the next navigation, or when news arrives. */
export function useLostPress(): boolean {
  const [isLost, setIsLost] = useState(false);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle) setIsLost(false);
  }, [isIdle]);
  useNews(() => setIsLost(false));
  useEffect(() => {
    const lose = () => setIsLost(true);
    addEventListener(pressLost, lose);
    return () => removeEventListener(pressLost, lose);
  }, []);
  return isLost;
}
