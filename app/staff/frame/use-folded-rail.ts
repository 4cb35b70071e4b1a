import { useEffect, useState } from "react";
import { onDevice } from "#app/shell/device-storage.ts";

const storageKey = "staffRailFolded";

/** Whether the rail shows only icons, remembered on this device. @returns the state and its toggle */
export function useFoldedRail(): [boolean, () => void] {
  const [isFolded, setIsFolded] = useState(false);
  useEffect(() => setIsFolded(onDevice((device) => device.getItem(storageKey) !== null) ?? false), []);
  const turn = () => {
    onDevice((device) => (isFolded ? device.removeItem(storageKey) : device.setItem(storageKey, "true")));
    setIsFolded(!isFolded);
  };
  return [isFolded, turn];
}
