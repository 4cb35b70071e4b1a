import { Pencil } from "../devices.tsx";
import { box, disc } from "../part.tsx";

/** A floor plan with rule and pencil. */
export function Blueprint() {
  return (
    <>
      <path className="m" d={disc(500, 120, 84)} />
      <path className="rays" d={disc(500, 120, 104) + disc(500, 120, 130)} />
      <g transform="rotate(-4 320 260)">
        <path className="g" d={box(70, 70, 440, 340, 4)} />
        <path className="s" d={box(110, 110, 150, 120) + box(330, 250, 140, 120)} />
        <path
          className="i"
          d="M110 110h360v260H110zM260 110v70m0 40v150M110 230h90m40 0h230M330 230v60m0 40v40M260 220a40 40 0 0 1-40-40M330 290a40 40 0 0 0 40 40M90 110v260m-6-260h12m-12 260h12M110 90h360m-360-6v12m360-12v12"
        />
        <path className="h" d={box(400, 260, 50, 30, 4) + box(130, 130, 60, 36, 4)} />
      </g>
      <g transform="translate(560 200)rotate(28)">
        <path className="t" d={box(-20, 0, 40, 260, 3)} />
        <path className="i" d="M20 20H8m12 24H2m18 24H8m12 24H2m18 24H8m12 24H2m18 24H8m12 24H2m18 24H8" />
      </g>
      <g transform="translate(300 300)rotate(52)">
        <Pencil x={0} y={0} s={1.1} />
      </g>
    </>
  );
}
