import { box, disc } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Carton, Pin } from "../things.tsx";

/** A carton on its way along four stations. */
export function Tracking() {
  return (
    <>
      <Sun x={412} y={220} r={118} />
      <Floor />
      <path className="w" d="M80 340h480" />
      <path className="w h" d="M80 340h330" />
      <path
        className="g"
        d={disc(80, 340, 20) + disc(240, 340, 20) + disc(410, 340, 20) + disc(560, 340, 20)}
      />
      <path className="h" d={disc(80, 340, 10) + disc(240, 340, 10) + disc(410, 340, 10)} />
      <Carton x={410} y={312} s={1.16} />
      <Pin x={560} y={312} s={1.3} />
      <path className="t" d="M30 308v-90l50-40 50 40v90z" />
      <path className="p" d="M24 222l56-46 56 46-8 10-48-40-48 40z" />
      <path className="h" d={box(64, 256, 32, 52, 3)} />
      <path className="rays" d="M150 250Q280 120 330 230" />
    </>
  );
}
