import { Floor, Sun } from "../setting.tsx";
import { Person } from "../things.tsx";

/** Colleagues, side by side. */
export function People() {
  return (
    <>
      <Sun y={210} r={172} />
      <Floor />
      <g className="far">
        <Person x={-170} s={1.2} tone="k" />
        <Person x={810} s={1.16} tone="p" />
      </g>
      <Person x={200} s={1.4} tone="p" />
      <Person x={450} s={1.46} tone="k" />
      <Person x={84} s={1.12} tone="k" />
      <Person x={562} s={1.14} tone="t" />
      <Person x={324} s={1.24} tone="t" />
    </>
  );
}
