import { box } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Person } from "../things.tsx";

/** People in a queue before a counter, one after the other. */
export function Queue() {
  return (
    <>
      <Sun x={520} y={180} r={80} />
      <Floor />
      <path className="k" d={box(446, 250, 180, 150, 6)} />
      <path className="t" d={box(434, 238, 204, 16, 4)} />
      <path className="k" d={box(466, 130, 108, 72, 8)} />
      <path className="g" d={box(474, 138, 92, 56, 3)} />
      <path className="w h" d="M494 166h52" />
      <path className="k" d={box(514, 202, 12, 36)} />
      <Person x={76} s={0.96} tone="k" />
      <Person x={182} s={1.04} tone="p" />
      <Person x={288} s={0.9} tone="t" />
      <Person x={392} s={1} tone="m" />
      <path className="g" d={box(346, 318, 44, 58, 5)} />
      <path className="w h" d="M358 336h20" />
      <path className="w" d="M358 354h20" />
    </>
  );
}
