import { Tablet } from "../devices.tsx";
import { box, disc, Rows } from "../part.tsx";
import { Floor } from "../setting.tsx";
import { Table } from "../things.tsx";

/** The table at home under its lamp: a school bag, a tablet with the lesson, two cups. */
export function FamilyTable() {
  return (
    <>
      <Floor y={430} />
      <path className="l" d="M320-900V84" />
      <path className="rays" d={disc(320, 132, 82) + disc(320, 132, 112) + disc(320, 132, 142)} />
      <path className="m" d="M236 148a84 70 0 0 1 168 0z" />
      <path className="k" d={box(308, 68, 24, 16, 3)} />
      <path className="w p big" d="M118 214q0-44 42-44t42 44" />
      <path className="p" d="M86 356v-104q0-48 48-48h52q48 0 48 48v104z" />
      <path className="t" d={box(104, 270, 112, 66, 12)} />
      <path className="i" d="M104 296h112" />
      <path className="m" d={box(150, 290, 20, 18, 4)} />
      <Tablet x={342} y={356} s={0.66}>
        <path className="s" d="M-66-229h132v100h-132z" />
        <path className="h" d={disc(0, -179, 30)} />
        <Rows x={-62} y={-86} gap={34} size={22} of={["Planets", "20 minutes"]} />
      </Tablet>
      <path className="t" d="M452 312h48l-5 44h-38zm82 10h40l-4 34h-32z" />
      <path className="l" d="M500 318q20 0 16 14-4 10-18 8M574 328q16 0 13 11-3 8-15 6" />
      <Table x={320} y={356} width={580} />
    </>
  );
}
