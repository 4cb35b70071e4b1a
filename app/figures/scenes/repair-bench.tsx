import { box, disc, Part } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A phone, opened on the bench under the lamp. */
export function RepairBench() {
  return (
    <>
      <Sun x={236} y={190} r={104} />
      <Floor y={420} />
      <path className="t" d={box(30, 384, 580, 18, 4)} />
      <path className="k" d="M80 402h18l-8 60h-14zm462 0h18l6 60h-14z" />
      <path className="l" d="M520 384V236L390 120" />
      <path className="k" d="m352 92 62 50-74 40-32-42z" />
      <path className="m" d="m340 182-32-42-6 8c-8 18 10 42 28 40z" />
      <path className="k" d={box(500, 372, 40, 12, 4) + disc(520, 236, 7)} />
      <Part x={250} y={384}>
        <path className="k" d={box(-118, -26, 236, 26, 8)} />
        <path className="h" d={box(-104, -20, 92, 14, 3)} />
        <path className="s" d={box(0, -20, 48, 14, 3) + box(60, -20, 44, 14, 3)} />
        <path className="g" d={box(-118, -84, 236, 14, 7)} />
        <path className="l" d="M-80-64v32M0-64v32M80-64v32" />
      </Part>
      <path className="g" d={box(420, 340, 56, 44, 6)} />
      <path className="w h" d="M436 340v-44m24 44v-60" />
    </>
  );
}
