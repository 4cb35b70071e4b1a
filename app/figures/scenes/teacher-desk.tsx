import { Laptop } from "../devices.tsx";
import { box, disc, Rows } from "../part.tsx";
import { Floor } from "../setting.tsx";
import { Books, Table } from "../things.tsx";

/** A teacher's desk: laptop, globe and books before the board. */
export function TeacherDesk() {
  return (
    <>
      <Floor y={430} />
      <path className="k" d={box(60, 44, 520, 208, 8)} />
      <path className="d" d={box(72, 56, 496, 184, 2)} />
      <Rows x={104} y={112} gap={38} size={28} tone="o" of={["Page 14", "Film it"]} />
      <path className="rays" d="M300 200C350 60 420 240 530 90" />
      <Laptop x={296} y={362} s={0.84}>
        <path className="s" d={box(-126, -180, 110, 130, 6)} />
        <Rows x={8} y={-154} gap={30} size={22} of={["Group 1", "Group 2", "Group 3"]} />
      </Laptop>
      <path className="l" d="M528 306a44 44 0 1 1-62-66" />
      <path className="m" d={disc(504, 268, 36)} />
      <path className="i" d="M468 268h72M504 232c-22 20-22 52 0 72 22-20 22-52 0-72" />
      <path className="k" d="M478 362q0-12 12-14h8v-36h8v36h8q12 2 12 14z" />
      <Books x={100} y={362} s={0.84} />
      <Table x={320} y={362} width={580} />
    </>
  );
}
