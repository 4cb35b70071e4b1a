import { box, disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** The counter calls a number; a token with a number, the rope that keeps the line. */
export function Queue() {
  const post = (x: number) => box(x - 5, 262, 10, 130) + box(x - 26, 390, 52, 10, 5) + disc(x, 256, 11);
  return (
    <>
      <Sun x={520} y={180} r={80} />
      <Floor />
      <path className="k" d={box(446, 250, 180, 150, 6)} />
      <path className="t" d={box(434, 238, 204, 16, 4)} />
      <path className="k" d={box(440, 96, 170, 106, 8)} />
      <path className="g" d={box(450, 106, 150, 86, 3)} />
      <Words x={525} y={162} size={38} tone="h" middle={true}>
        Now 41
      </Words>
      <path className="k" d={box(514, 202, 12, 36)} />
      <path className="w p" d="M40 268q78 74 156 0 78 74 156 0" />
      <path className="k" d={post(40) + post(196) + post(352)} />
      <path className="k" d={box(84, 40, 200, 40, 8)} />
      <path className="g" d="M104 70h160v152l-20-12-20 12-20-12-20 12-20-12-20 12-20-12-20 12z" />
      <Words x={126} y={108} size={20}>
        Your number
      </Words>
      <Words x={126} y={158} size={46} tone="h">
        42
      </Words>
      <path className="m" d={disc(232, 142, 16)} />
      <Words x={126} y={190} size={20}>
        3 minutes
      </Words>
    </>
  );
}
