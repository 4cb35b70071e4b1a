import { box, disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Person, Plant } from "../things.tsx";

/** A visitor's badge on its strap, a welcome desk behind. */
export function BadgeDesk() {
  return (
    <>
      <Sun x={470} y={190} r={96} />
      <Floor />
      <Person x={470} y={318} s={0.9} />
      <path className="t" d={box(352, 306, 250, 94, 4)} />
      <path className="k" d={box(340, 294, 274, 14, 4)} />
      <path className="h" d={box(380, 330, 90, 46, 4)} />
      <Plant x={60} />
      <path className="w p big" d="M218 100C110 60 110 14 218 14s108 46 0 86" />
      <path className="k" d={box(200, 96, 36, 22, 6)} />
      <path className="g" d={box(116, 114, 204, 250, 14)} />
      <path className="h" d="M116 188v-60a14 14 0 0 1 14-14h176a14 14 0 0 1 14 14v60z" />
      <path className="k" d={box(196, 128, 44, 10, 5)} />
      <path className="s" d={disc(218, 214, 42)} />
      <path className="t" d={disc(218, 206, 17)} />
      <path className="d" d="M188 243a32 30 0 0 1 60 0 42 42 0 0 1-60 0z" />
      <path className="w" d={lines(162, 288, 24, 112, 76)} />
      <path className="w m" d="M162 336h40" />
    </>
  );
}
