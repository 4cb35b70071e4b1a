import type { ReactNode } from "react";
import { KolamGround } from "../kolam.tsx";
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

const everywhere = "M-1200-900h3040v1900h-3040z";

/**
 * The picture `name`, for a plate. With a `seed` (the page's path) it stands on the page's kolam ground.
 * At most one ground a document: it carries the id `kolam`.
 */
export function Scene({ name, seed }: { name: SceneName; seed?: string }) {
  const Drawing = scenes[name]!;
  return (
    <svg className="scene" viewBox="0 0 640 480" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {seed !== undefined && <KolamGround seed={seed} id="kolam" area={everywhere} />}
      <Drawing />
    </svg>
  );
}
