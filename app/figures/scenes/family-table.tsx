import { Tablet } from "../devices.tsx";
import { box, disc, lines } from "../part.tsx";
import { Floor } from "../setting.tsx";
import { Person, Table } from "../things.tsx";

/** Parent and child at the table under the lamp, a tablet between them. */
export function FamilyTable() {
  return (
    <>
      <Floor y={430} />
      <path className="l" d="M604 430V190C604 50 320-30 320 84" />
      <path className="rays" d={disc(320, 132, 82) + disc(320, 132, 112) + disc(320, 132, 142)} />
      <path className="m" d="M248 148a72 60 0 0 1 144 0z" />
      <path className="k" d={box(308, 80, 24, 14, 3)} />
      <Person x={176} y={356} s={1.06} tone="p" />
      <Person x={466} y={356} s={0.78} tone="k" />
      <Tablet x={328} y={356} s={0.58}>
        <path className="s" d="M-66-229h132v100h-132z" />
        <path className="h" d={disc(0, -179, 30)} />
        <path className="w" d={lines(-62, -98, 26, 124, 90, 110)} />
      </Tablet>
      <path className="t" d="M536 320h44l-5 36h-34z" />
      <Table x={320} y={356} width={580} />
    </>
  );
}
