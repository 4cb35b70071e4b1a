import { disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Person } from "../things.tsx";

/** Question and answer. */
export function Chat() {
  return (
    <>
      <Sun x={330} y={190} r={124} />
      <Floor />
      <Person x={110} s={0.86} tone="k" />
      <Person x={540} s={0.86} tone="p" />
      <path
        className="g"
        d="M96 70h230a18 18 0 0 1 18 18v84a18 18 0 0 1-18 18H176l-36 36v-36H96a18 18 0 0 1-18-18V88a18 18 0 0 1 18-18z"
      />
      <path className="w" d={lines(112, 108, 24, 190, 150)} />
      <path className="w h" d="M112 156h70" />
      <path
        className="k"
        d="M342 150h200a18 18 0 0 1 18 18v50a18 18 0 0 1-18 18h-32v32l-34-32H342a18 18 0 0 1-18-18v-50a18 18 0 0 1 18-18z"
      />
      <path className="m" d={disc(388, 193, 10) + disc(442, 193, 10) + disc(496, 193, 10)} />
    </>
  );
}
