import { useEffect, useState } from "react";
import { onDevice } from "#app/shell/device-storage.ts";

const storageKey = "staffRailFolded";

/** Whether the rail shows icons alone; remembered on this device. @returns it, and what turns it over */
export function useFoldedRail(): [boolean, () => void] {
  const [isFolded, setIsFolded] = useState(false);
  useEffect(() => setIsFolded(onDevice((device) => device.getItem(storageKey) !== null) ?? false), []);
  const turn = () => {
    onDevice((device) => (isFolded ? device.removeItem(storageKey) : device.setItem(storageKey, "true")));
    setIsFolded(!isFolded);
  };
  return [isFolded, turn];
}
