import { Display } from "../devices.tsx";
import { box, disc, Rows, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";
import { Plant } from "../things.tsx";

/** A desk with its screen and bell; a card lists what its owner signs in to. */
export function BadgeDesk() {
  return (
    <>
      <Sun x={430} y={170} r={110} />
      <Floor />
      <Display x={440} y={276} s={0.52}>
        <path className="h" d={box(-150, -260, 130, 160, 8)} />
        <Rows x={4} y={-200} gap={48} size={30} of={["Welcome", "Asha"]} />
      </Display>
      <path className="m" d="M270 276a30 30 0 0 1 60 0zm26-36h8v10h-8z" />
      <path className="t" d={box(232, 288, 360, 112, 4)} />
      <path className="k" d={box(216, 274, 392, 16, 4)} />
      <path className="h" d={box(420, 318, 140, 50, 6)} />
      <Plant x={586} y={274} s={0.7} />
      <path className="g" d={box(56, 172, 190, 228, 16)} />
      <path className="k" d={box(116, 156, 70, 30, 8)} />
      <path className="h" d={box(82, 210, 138, 84, 10)} />
      <Words x={100} y={246} size={26} tone="o">
        Asha
      </Words>
      <Words x={100} y={276} size={18} tone="o">
        One account
      </Words>
      <Words x={84} y={336} size={20}>
        Mail, apps
      </Words>
      <Words x={84} y={374} size={20}>
        Files
      </Words>
      <path className="t" d={disc(204, 366, 12)} />
    </>
  );
}
