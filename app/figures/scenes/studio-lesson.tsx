import { Pencil, WideTablet } from "../devices.tsx";
import { disc, floor } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Books } from "../things.tsx";

/** A drawing in the making on a tablet, with its pencil. */
export function StudioLesson() {
  return (
    <>
      <Sun x={150} y={170} r={86} />
      <Floor />
      <WideTablet x={330} s={1.62}>
        <path className="s" d="M-120-60 -60-122-14-74 30-104 120-30v21h-240z" />
        <path className="h" d="M-120-40-82-70-30-30 40-64 120-20v11h-240z" />
        <path className="m" d={disc(64, -132, 20)} />
        <path className="i" d="M-96-160h46m-46 12h30" />
      </WideTablet>
      <g transform={`translate(452 ${floor - 120})rotate(36)`}>
        <Pencil x={0} y={0} s={1.2} />
      </g>
      <Books x={70} s={0.72} />
    </>
  );
}
