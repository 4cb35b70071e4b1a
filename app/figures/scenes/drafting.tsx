import { Display, Pencil } from "../devices.tsx";
import { box, disc } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A drafting desk: a building takes shape on the display, instruments lie ready. */
export function Drafting() {
  return (
    <>
      <Sun x={470} y={210} r={120} />
      <Floor y={420} />
      <Display x={280} y={384} s={1.16}>
        <path
          className="l"
          d="M-150-94h300M-110-94v-110h96v110m-96-82h96m-96 28h96m-96 28h96m-64-84v110m32-110v110"
        />
        <path className="s" d="M-14-94v-150h86v150z" />
        <path className="h" d="M72-94v-70h52v70z" />
        <path
          className="l"
          d="M-14-94v-150h86v150M2-226h54M2-206h54M2-186h54M2-166h54M2-146h54M2-126h54M72-164h52v70m-64-170v-14m-74 14v-14m0 7h74"
        />
      </Display>
      <path className="t" d={box(40, 384, 560, 16, 4)} />
      <path className="k" d="M84 400h16l-10 60h-14zm456 0h16l8 60h-14z" />
      <g transform="translate(556 262)rotate(9)">
        <Pencil x={0} y={0} s={-0.6} />
      </g>
      <g transform="translate(524 276)rotate(-8)">
        <Pencil x={0} y={0} s={-0.5} />
      </g>
      <path className="p" d={box(518, 322, 44, 62, 6)} />
      <path className="g" d={disc(110, 366, 17)} />
    </>
  );
}
