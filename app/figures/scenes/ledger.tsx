import { Pencil } from "../devices.tsx";
import { box, disc } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A ledger lies open, coins stand beside it. */
export function Ledger() {
  return (
    <>
      <Sun x={320} y={196} r={130} />
      <Floor />
      <path className="k" d="M60 150q130-26 260 16 130-42 260-16v226q-130-26-260 16-130-42-260-16z" />
      <path className="g" d="M72 140q124-24 248 18v220q-124-42-248-18z" />
      <path className="t" d="M568 140q-124-24-248 18v220q124-42 248-18z" />
      <path className="w" d="M104 176q60-6 116 6m-116 28q60-6 80-4m-80 38q60-6 106 4m-106 30q60-6 90-2" />
      <path className="w h" d="M256 192q16 4 34 10m-34 24q16 4 34 10m-34 24q16 4 34 10m-34 24q16 4 34 10" />
      <path
        className="i"
        d="M352 196q90-30 184-26M352 236q90-30 184-26M352 276q90-30 184-26M352 316q90-30 184-26M470 156v170"
      />
      <path className="h" d={disc(510, 192, 9) + disc(510, 232, 9)} />
      <path
        className="m"
        d={box(444, 372, 100, 20, 8) + box(450, 350, 100, 20, 8) + box(442, 328, 100, 20, 8)}
      />
      <path
        className="i"
        d={box(444, 372, 100, 20, 8) + box(450, 350, 100, 20, 8) + box(442, 328, 100, 20, 8)}
      />
      <g transform="translate(250 330)rotate(48)">
        <Pencil x={0} y={0} s={0.9} />
      </g>
    </>
  );
}
