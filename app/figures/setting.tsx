import { createContext, useContext } from "react";
import { disc, floor } from "./part.tsx";

/**
 * Whether the sun is drawn: in the head of a page it is; below, where scenes stand beside each other, it would make
 * them all alike.
 */
export const SunIsUp = createContext(true);

/** The marigold sun, with rings of dots round it. */
export function Sun({ x = 320, y = 290, r = 150, rings = 3 }) {
  if (!useContext(SunIsUp)) return null;
  const ring = (at: number) => disc(x, y, r + 26 + at * 30);
  return (
    <>
      <path className="m" d={disc(x, y, r)} />
      {rings > 0 && <path className="rays" d={Array.from({ length: rings }, (_, at) => ring(at)).join("")} />}
    </>
  );
}

/** The floor, to the edges of any plate. */
export function Floor({ y = floor }) {
  return (
    <>
      <path className="f" d={`M-1200 ${y}h3040v900h-3040z`} />
      <path className="l" d={`M-1200 ${y}h3040`} />
    </>
  );
}
