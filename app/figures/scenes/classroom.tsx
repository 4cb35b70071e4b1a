import { WideTablet } from "../devices.tsx";
import { box, disc, Rows, Words } from "../part.tsx";
import { Floor } from "../setting.tsx";
import { Table } from "../things.tsx";

/** A board and three desks with tablets. */
export function Classroom() {
  return (
    <>
      <Floor y={330} />
      <path className="k" d={box(96, 60, 448, 216, 8)} />
      <path className="g" d={box(108, 72, 424, 192, 2)} />
      <path className="m" d={disc(200, 164, 58)} />
      <path className="rays" d={disc(200, 164, 74)} />
      <path className="i" d="M300 216l58-104 58 104zM358 112v104M448 120h52v52h-52z" />
      <Words x={300} y={250} size={24}>
        ½ base × height
      </Words>
      {[110, 320, 530].map((x) => (
        <g key={x}>
          <WideTablet x={x} y={380} s={0.46}>
            <path className="h" d={disc(-54, -96, 38)} />
            <Rows x={2} y={-106} gap={44} size={32} of={["Area?", "10 cm²"]} />
          </WideTablet>
          <Table x={x} y={380} width={190} />
        </g>
      ))}
    </>
  );
}
