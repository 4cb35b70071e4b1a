import { box, disc, lines, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Three ways beside each other, told by the same points; one is taken. */
export function Choices() {
  return (
    <>
      <Sun x={322} y={170} r={130} />
      <Floor />
      <path className="t" d={box(56, 148, 168, 252, 14) + box(416, 148, 168, 252, 14)} />
      <path className="w" d={lines(82, 184, 0, 84) + lines(442, 184, 0, 64)} />
      <path className="w p" d={lines(82, 226, 42, 60, 104, 40, 84) + lines(442, 226, 42, 104, 52, 90, 36)} />
      <path className="g" d={box(214, 96, 212, 304, 16)} />
      <path className="h" d={box(214, 96, 212, 76, 16)} />
      <Words x={240} y={144} size={26} tone="o">
        Our pick
      </Words>
      <path className="m" d={disc(390, 134, 20)} />
      <path className="i" d="m381 134 7 7 12-14" />
      <path className="w" d={lines(242, 214, 48, 150, 150, 150, 150)} />
      <path className="w h" d={lines(242, 214, 48, 132, 104, 146, 118)} />
    </>
  );
}
