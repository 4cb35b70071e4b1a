import type { ReactNode } from "react";
import type { SceneName } from "./scene-names.ts";
import { DeskPair } from "./scenes/desk-pair.tsx";
import { Drafting } from "./scenes/drafting.tsx";
import { Fleet } from "./scenes/fleet.tsx";
import { Growth } from "./scenes/growth.tsx";
import { Lifecycle } from "./scenes/lifecycle.tsx";
import { RepairBench } from "./scenes/repair-bench.tsx";
import { Shield } from "./scenes/shield.tsx";
import { Unbox } from "./scenes/unbox.tsx";

/** A scene's drawing on 640 x 480. What lies outside shows on plates that are wider or higher. */
export const scenes: Partial<Record<SceneName, () => ReactNode>> = {
  fleet: Fleet,
  unbox: Unbox,
  shield: Shield,
  lifecycle: Lifecycle,
  growth: Growth,
  drafting: Drafting,
  "repair-bench": RepairBench,
  "desk-pair": DeskPair,
};

/** The picture `name`, for a plate. It says nothing that the words beside it do not say. */
export function Scene({ name }: { name: SceneName }) {
  const Drawing = scenes[name] ?? Fleet;
  return (
    <svg className="scene" viewBox="0 0 640 480" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
