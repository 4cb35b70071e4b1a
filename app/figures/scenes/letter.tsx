import { Pencil } from "../devices.tsx";
import { box, disc, Rows, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A letter, unfolded, with its head and its number; the pen lies by. */
export function Letter() {
  return (
    <>
      <Sun x={470} y={200} r={118} />
      <Floor />
      <path className="t" d="M420 96l116 30v304l-116-30z" />
      <path className="g" d="M136 70l284 26v304l-284 30z" />
      <path className="l" d="M136 184l284 4 116 36M136 300l284-8 116 34" />
      <path className="h" d={disc(184, 116, 20)} />
      <Words x={222} y={124} size={26} tone="h">
        An offer
      </Words>
      <Rows
        x={170}
        y={220}
        gap={30}
        size={22}
        of={["50 laptops, set up", "Cover for 3 years", "Valid for 30 days"]}
      />
      <path className="m" d={box(170, 336, 112, 40, 8)} />
      <Words x={226} y={363} size={20} middle={true}>
        Accept
      </Words>
      <g transform="translate(330 414)rotate(64)">
        <Pencil x={0} y={0} s={0.9} />
      </g>
    </>
  );
}
