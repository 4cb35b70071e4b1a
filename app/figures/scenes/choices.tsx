import { box, disc, Rows, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

const points = ["Effort", "Cost", "Support"];

/** Three options beside each other, described by the same points; one fits. */
export function Choices() {
  const bar = (x: number, y: number, gap: number, ...widths: number[]) =>
    widths.map((width, at) => box(x, y + at * gap, width, 12, 6)).join("");
  return (
    <>
      <Sun x={322} y={170} r={130} />
      <Floor />
      <path className="t" d={box(56, 148, 168, 252, 14) + box(416, 148, 168, 252, 14)} />
      <Words x={82} y={194} size={30}>
        A
      </Words>
      <Words x={446} y={194} size={30}>
        C
      </Words>
      <Rows x={82} y={242} gap={52} size={20} of={points} />
      <Rows x={446} y={242} gap={52} size={20} of={points} />
      <path className="d" d={bar(82, 254, 52, 92, 60, 34) + bar(446, 254, 52, 50, 110, 70)} />
      <path className="g" d={box(214, 96, 212, 304, 16)} />
      <path className="h" d={box(214, 96, 212, 76, 16)} />
      <Words x={240} y={145} size={30} tone="o">
        B fits
      </Words>
      <path className="m" d={disc(386, 134, 20)} />
      <path className="i" d="m377 134 7 7 12-14" />
      <Rows x={240} y={216} gap={62} size={23} of={points} />
      <path className="h" d={bar(240, 230, 62, 62, 84, 150)} />
    </>
  );
}
