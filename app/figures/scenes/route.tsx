import { box, disc } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Carton, Pin } from "../things.tsx";

/** A lorry on its way between two places, cartons waiting. */
export function Route() {
  return (
    <>
      <Sun x={190} y={210} r={104} />
      <Floor />
      <path className="rays" d="M92 168C180 40 330 96 400 132S560 150 566 92" />
      <Pin x={92} y={166} s={0.8} />
      <Pin x={566} y={92} s={1.1} tone="h" />
      <Carton x={96} s={0.9} />
      <Carton x={72} y={301} s={0.62} />
      <path className="t" d={box(206, 214, 236, 150, 6)} />
      <path className="h" d="M206 290h236v34h-236z" />
      <path className="k" d="M448 258h62q10 0 16 8l40 50q4 6 4 12v36h-122z" />
      <path className="g" d="M466 274h40l32 42h-72z" />
      <path className="k" d={box(200, 364, 374, 12, 4) + disc(274, 374, 26) + disc(508, 374, 26)} />
      <path className="g" d={disc(274, 374, 10) + disc(508, 374, 10)} />
    </>
  );
}
