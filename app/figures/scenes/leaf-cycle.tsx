import { Phone } from "../devices.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A recycled device becomes a new one. */
export function LeafCycle() {
  return (
    <>
      <Sun y={226} r={110} rings={2} />
      <Floor />
      <path className="w p big" d="M160 168a170 170 0 0 1 320 0M480 284a170 170 0 0 1-320 0" />
      <path className="p" d="m494 206 14-54-60 20zM146 246l-14 54 60-20z" />
      <Phone x={320} y={336} s={1.08}>
        <path className="h" d="M0-60c-34-10-44-44-24-84 36 6 50 38 24 84z" />
        <path className="i" d="M0-40c0-30-6-56-18-84" />
        <path className="h" d="M0-46c28-4 38-26 30-56-28 4-40 24-30 56z" />
      </Phone>
    </>
  );
}
